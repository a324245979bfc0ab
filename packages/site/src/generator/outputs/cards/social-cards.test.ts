import { describe, expect, it, test } from 'vitest';
import { ROOT } from '../../../../../../tests/helpers/dist';
import { tinySite } from '../../../../../../tests/helpers/tiny-site';
import { readXml } from '../../../../../../tests/helpers/xml';
import { cardSvg } from './card-svg';
import { socialCards } from './social-cards';

const SITE = { url: 'https://site.example', baseUrl: '/' };

type Render = Parameters<typeof socialCards>[2];

const cardsOf = (render?: Render, dist = '') => socialCards(SITE, { root: ROOT, dist }, render);

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
  it('is valid SVG with any text', () => {
    const svg = cardSvg({ kicker: 'Docs & more', title: 'List<"a"> & co' }, 'site.example');
    expect(readXml(svg).name).toBe('svg');
    expect(svg).toContain('Docs &amp; more');
    expect(svg).toContain('site.example');
  });

  it('has a smaller font for long titles, and a limited number of lines', () => {
    const sizeOf = (title: string) =>
      Number(/font-weight="700" font-size="(\d+)"/.exec(cardSvg({ title }, 'h'))?.[1]);
    expect(sizeOf('Lists')).toBeGreaterThan(
      sizeOf('A title that is so long that it needs three lines or more'),
    );
    expect(linesOf('word '.repeat(80)).length).toBeLessThanOrEqual(4);
  });

  it('is rendered once for all pages that share it, with a unique name', async () => {
    const drawings: string[] = [];
    const cards = cardsOf(async (svg) => {
      drawings.push(svg);
      return Buffer.from('png');
    });
    const first = cards.pathOf({ kicker: 'Docs', title: 'Data types' });
    expect(cards.pathOf({ kicker: 'Docs', title: 'Data types' })).toBe(first);
    expect(first).toMatch(/^\/assets\/card-data-types-.{8}\.png$/);
    expect(cards.pathOf({ title: 'Testing' })).not.toBe(first);
    expect((await cards.files()).map(({ file }) => `/${file}`)).toContain(first);
    expect(drawings).toHaveLength(2);
  });

  it('of the last build is not rendered again', async () => {
    const render = async () => Buffer.from('rendered');
    const path = cardsOf(render).pathOf({ title: 'Lists' });
    const cards = cardsOf(render, await tinySite({ [path.slice(1)]: 'of the last build' }));
    cards.pathOf({ title: 'Lists' });
    expect((await cards.files()).map(({ content }) => String(content))).toEqual(['of the last build']);
  });

  it('is a PNG of the expected width, and reproducible', async () => {
    const render = async () => {
      const cards = cardsOf();
      cards.pathOf({ title: 'Lists' });
      const [card] = await cards.files();
      return Buffer.from(card?.content ?? '');
    };
    const png = await render();
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(1200);
    expect((await render()).equals(png)).toBe(true);
  });

  it('is omitted if this machine cannot render it', async () => {
    const cards = cardsOf(async () => undefined);
    cards.pathOf({ title: 'Lists' });
    expect(await cards.files()).toEqual([]);
  });

  it('reports a failure when its files are requested', async () => {
    const cards = cardsOf(() => Promise.reject(new Error('no disk')));
    cards.pathOf({ title: 'Lists' });
    await expect(cards.files()).rejects.toThrow('no disk');
  });
});
