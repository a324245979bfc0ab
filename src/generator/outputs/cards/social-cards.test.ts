import { describe, expect, it, test } from 'vitest';
import { readXml } from '../../../../tests/helpers/xml';
import { cardSvg } from './card-svg';
import { iconFiles } from './icons';
import { socialCards } from './social-cards';
import type { SvgRenderer } from './svg-renderer';

/** Renders nothing, but records its input. */
function fakeRenderer(): SvgRenderer & { readonly drawings: string[] } {
  const drawings: string[] = [];
  return {
    drawings,
    keyOf: (svg) => `${svg.length}-key`.padEnd(8, '0'),
    async render(svg) {
      drawings.push(svg);
      return Buffer.from('png');
    },
  };
}

const SITE = { url: 'https://site.example', baseUrl: '/' };

const linesOf = (title: string) =>
  [...cardSvg({ title }, 'h').matchAll(/<tspan[^>]*>([^<]*)/g)].map(([, line]) => line);

describe('lines of a title', () => {
  test.each([
    ['Lists', ['Lists']],
    ['Compiling and deploying', ['Compiling and', 'deploying']],
    ['', []],
    ['Supercalifragilisticexpialidocious', ['Supercalifragilisticexpialidocious']],
  ])('%j', (title, lines) => {
    expect(linesOf(title)).toEqual(lines);
  });
});

describe('a card', () => {
  it('is a valid drawing with its words, whatever they are', () => {
    const svg = cardSvg({ kicker: 'Docs & more', title: 'List<"a"> & co' }, 'site.example');
    expect(readXml(svg).name).toBe('svg');
    expect(svg).toContain('Docs &amp; more');
    expect(svg).toContain('site.example');
  });

  it('has a smaller font for long titles, and no more lines than fit', () => {
    const sizeOf = (title: string) =>
      Number(/font-weight="700" font-size="(\d+)"/.exec(cardSvg({ title }, 'h'))?.[1]);
    expect(sizeOf('Lists')).toBeGreaterThan(
      sizeOf('A title that is so long that it needs three lines or more'),
    );
    expect(linesOf('word '.repeat(80)).length).toBeLessThanOrEqual(4);
  });

  it('is rendered once for all pages that share it, under a separate name', async () => {
    const renderer = fakeRenderer();
    const cards = socialCards(SITE, renderer);
    const first = cards.pathOf({ kicker: 'Docs', title: 'Data types' });
    expect(cards.pathOf({ kicker: 'Docs', title: 'Data types' })).toBe(first);
    expect(first).toMatch(/^\/assets\/card-data-types-.{8}\.png$/);
    expect(cards.pathOf({ title: 'Testing' })).not.toBe(first);
    expect((await cards.files()).map(({ file }) => `/${file}`)).toContain(first);
    expect(renderer.drawings).toHaveLength(2);
  });

  it('is left out where this machine cannot render it', async () => {
    const cards = socialCards(SITE, { ...fakeRenderer(), render: async () => undefined });
    cards.pathOf({ title: 'Lists' });
    expect(await cards.files()).toEqual([]);
  });

  it('reports a failure when its files are requested', async () => {
    const render = () => Promise.reject(new Error('no disk'));
    const cards = socialCards(SITE, { ...fakeRenderer(), render });
    cards.pathOf({ title: 'Lists' });
    await expect(cards.files()).rejects.toThrow('no disk');
  });
});

describe('icons', () => {
  const ICON = '<svg viewBox="0 0 32 32"><rect width="32" rx="7" fill="#123456"/><path d="M0 0"/></svg>';

  it('are rendered in all sizes; those that devices crop have their background extend to the edge', async () => {
    const renderer = fakeRenderer();
    const files = await iconFiles(ICON, renderer);
    expect(files.map(({ file }) => file)).toEqual([
      'icons/icon-192.png',
      'icons/icon-512.png',
      'icons/icon-512-maskable.png',
      'icons/apple-touch-icon.png',
      'favicon.ico',
    ]);
    const maskable = renderer.drawings[2] ?? '';
    expect(maskable).toContain('<rect width="32" height="32" fill="#123456"/>');
    expect(maskable).not.toContain('rx="7"');
    expect(maskable).toContain('<path d="M0 0"/>');
  });

  it('include a PNG in an .ico file', async () => {
    const files = await iconFiles(ICON, fakeRenderer());
    const ico = Buffer.from(files.at(-1)?.content ?? '');
    expect(ico.readUInt16LE(2)).toBe(1);
    expect(ico.readUInt8(6)).toBe(32);
    expect(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14)).toString()).toBe(
      'png',
    );
  });
});
