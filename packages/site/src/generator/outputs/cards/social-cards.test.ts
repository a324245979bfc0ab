import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ROOT } from '../../../../../../tests/helpers/dist';
import { tinySite } from '../../../../../../tests/helpers/tiny-site';
import { readXml } from '../../../../../../tests/helpers/xml';
import { cardSvg } from './card-svg';
import { socialCards } from './social-cards';

const SITE = { url: 'https://site.example', baseUrl: '/', title: 'Taco' };
const COLOURS = {
  bg: '#000001',
  tint: '#000002',
  accent: '#000003',
  'accent-from': '#000004',
  'accent-to': '#000005',
  'text-strong': '#fffff1',
  'text-quiet': '#fffff2',
};
const FRAME = { host: 'h', colours: COLOURS };

type Render = Parameters<typeof socialCards>[3];

/** A cache that cannot be written. */
const NO_CACHE = join(ROOT, 'package.json', 'none');

const cardsOf = (render?: Render, cache = NO_CACHE, each = false) =>
  socialCards({ site: SITE, colours: COLOURS }, { root: ROOT, cache }, each, render);

const linesOf = (title: string) =>
  [...cardSvg({ title }, FRAME).matchAll(/<tspan[^>]*>([^<]*)/g)].map(([, line]) => line);

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
    const svg = cardSvg(
      { kicker: 'Docs & more', title: 'List<"a"> & co' },
      { ...FRAME, host: 'site.example' },
    );
    expect(readXml(svg).name).toBe('svg');
    expect(svg).toContain('Docs &amp; more');
    expect(svg).toContain('site.example');
  });

  it('has the colours of the site, and its name instead of the wordmark if it has another logo', () => {
    const plain = cardSvg({ title: 'Lists' }, FRAME);
    for (const colour of Object.values(COLOURS)) expect(plain).toContain(colour);
    expect(plain).toContain('<path');
    const named = cardSvg({ title: 'Lists' }, { ...FRAME, name: 'Taco & co' });
    expect(named).toContain('>Taco &amp; co</text>');
    expect(named).not.toContain('<path');
  });

  it('has a smaller font for long titles, and a limited number of lines', () => {
    const sizeOf = (title: string) =>
      Number(/font-weight="700" font-size="(\d+)"/.exec(cardSvg({ title }, FRAME))?.[1]);
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
    const first = cards.pathOf({ card: { kicker: 'Docs', title: 'Data types' } });
    expect(cards.pathOf({ card: { kicker: 'Docs', title: 'Data types' } })).toBe(first);
    expect(first).toMatch(/^\/assets\/card-data-types-.{8}\.png$/);
    expect(cards.pathOf({ card: { title: 'Testing' } })).not.toBe(first);
    expect((await cards.files()).map(({ file }) => `/${file}`)).toContain(first);
    expect(drawings).toHaveLength(2);
  });

  it('is its own for each page that has one, on request', () => {
    const page = { card: { title: 'Data types' }, ownCard: { kicker: 'Data types', title: 'Lists' } };
    const render = async () => Buffer.from('png');
    expect(cardsOf(render).pathOf(page)).toMatch(/card-data-types-/);
    expect(cardsOf(render, NO_CACHE, true).pathOf(page)).toMatch(/card-lists-/);
    expect(cardsOf(render, NO_CACHE, true).pathOf({ card: page.card })).toMatch(/card-data-types-/);
    expect(cardsOf(render, NO_CACHE, true).textOf(page)).toEqual(page.ownCard);
  });

  it('is kept in the cache', async () => {
    const cache = await tinySite({});
    const build = async (render: Render) => {
      const cards = cardsOf(render, cache);
      cards.pathOf({ card: { title: 'Lists' } });
      return (await cards.files()).map(({ content }) => String(content));
    };
    expect(await build(async () => Buffer.from('rendered'))).toEqual(['rendered']);
    expect(await build(() => Promise.reject(new Error('again')))).toEqual(['rendered']);
  });

  it('of the last build is not rendered again', async () => {
    const render = async () => Buffer.from('rendered');
    const path = cardsOf(render).pathOf({ card: { title: 'Lists' } });
    const cards = cardsOf(render, await tinySite({ [path.slice(1)]: 'of the last build' }));
    cards.pathOf({ card: { title: 'Lists' } });
    expect((await cards.files()).map(({ content }) => String(content))).toEqual(['of the last build']);
  });

  it('is a PNG of the expected width, and reproducible', async () => {
    const render = async () => {
      const cards = cardsOf();
      cards.pathOf({ card: { title: 'Lists' } });
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
    cards.pathOf({ card: { title: 'Lists' } });
    expect(await cards.files()).toEqual([]);
  });

  it('reports a failure when its files are requested', async () => {
    const cards = cardsOf(() => Promise.reject(new Error('no disk')));
    cards.pathOf({ card: { title: 'Lists' } });
    await expect(cards.files()).rejects.toThrow('no disk');
  });
});
