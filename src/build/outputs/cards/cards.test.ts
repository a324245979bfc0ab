import { describe, expect, it, test } from 'vitest';
import { readXml } from '../../../../tests/helpers/xml';
import { cardSvg } from './card-svg';
import { cardBox } from './cards';
import type { Drawer, Drawing } from './drawer';
import { icoFile } from './ico';
import { iconFiles } from './icons';
import { wrapWords } from './wrap-words';

/** Draws nothing, but tells what it was asked for. */
function fakeDrawer(): Drawer & { readonly asked: Drawing[] } {
  const asked: Drawing[] = [];
  return {
    asked,
    keyOf: ({ svg }) => `${svg.length}-key`.padEnd(8, '0'),
    async draw(drawing) {
      asked.push(drawing);
      return Buffer.from('png');
    },
  };
}

describe('lines of a title', () => {
  test.each([
    ['Lists', ['Lists']],
    ['Compiling and deploying', ['Compiling and', 'deploying']],
    ['', []],
    ['Supercalifragilisticexpialidocious', ['Supercalifragilisticexpialidocious']],
  ])('%j', (title, lines) => {
    expect(wrapWords(title, 9)).toEqual(lines);
  });
});

describe('a card', () => {
  it('is a drawing that holds its words, whatever they are', () => {
    const svg = cardSvg({ kicker: 'Docs & more', title: 'List<"a"> & co' }, 'site.example');
    expect(readXml(svg).name).toBe('svg');
    expect(svg).toContain('Docs &amp; more');
    expect(svg).toContain('site.example');
  });

  it('takes smaller letters for long titles, and no more lines than fit', () => {
    const sizeOf = (title: string) =>
      Number(/font-weight="700" font-size="(\d+)"/.exec(cardSvg({ title }, 'h'))?.[1]);
    const linesOf = (title: string) => cardSvg({ title }, 'h').split('<tspan').length - 1;
    expect(sizeOf('Lists')).toBeGreaterThan(
      sizeOf('A title that is so long that it needs three lines or more'),
    );
    expect(linesOf('word '.repeat(80))).toBeLessThanOrEqual(4);
  });

  it('is drawn once for all pages that share it, and has a name of its own', async () => {
    const drawer = fakeDrawer();
    const box = cardBox({ url: 'https://site.example' }, drawer);
    const first = box.pathOf({ kicker: 'Docs', title: 'Data types' });
    expect(box.pathOf({ kicker: 'Docs', title: 'Data types' })).toBe(first);
    expect(first).toMatch(/^\/assets\/card-data-types-.{8}\.png$/);
    expect(box.pathOf({ title: 'Testing' })).not.toBe(first);
    expect((await box.files()).map(({ file }) => `/${file}`)).toContain(first);
    expect(drawer.asked).toHaveLength(2);
  });

  it('is left out where nothing can draw it', async () => {
    const box = cardBox({ url: 'https://site.example' }, { ...fakeDrawer(), draw: async () => undefined });
    box.pathOf({ title: 'Lists' });
    expect(await box.files()).toEqual([]);
  });

  it('tells of a failure when its files are asked for', async () => {
    const draw = () => Promise.reject(new Error('no disk'));
    const box = cardBox({ url: 'https://site.example' }, { ...fakeDrawer(), draw });
    box.pathOf({ title: 'Lists' });
    await expect(box.files()).rejects.toThrow('no disk');
  });
});

describe('icons', () => {
  const ICON = '<svg viewBox="0 0 32 32"><rect width="32" rx="7" fill="#123456"/><path d="M0 0"/></svg>';

  it('are drawn in all sizes; those that devices cut have their ground go to the edge', async () => {
    const drawer = fakeDrawer();
    const files = await iconFiles(ICON, drawer);
    expect(files.map(({ file }) => file)).toEqual([
      'icons/icon-192.png',
      'icons/icon-512.png',
      'icons/icon-512-maskable.png',
      'icons/apple-touch-icon.png',
      'favicon.ico',
    ]);
    const maskable = drawer.asked[2]?.svg ?? '';
    expect(maskable).toContain('<rect width="32" height="32" fill="#123456"/>');
    expect(maskable).not.toContain('rx="7"');
    expect(maskable).toContain('<path d="M0 0"/>');
  });

  it('can stand in an .ico file', () => {
    const ico = Buffer.from(icoFile(Buffer.from('PNG!'), 32));
    expect(ico.readUInt16LE(2)).toBe(1);
    expect(ico.readUInt8(6)).toBe(32);
    expect(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14)).toString()).toBe(
      'PNG!',
    );
  });
});
