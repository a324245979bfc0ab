import { describe, expect, it } from 'vitest';
import { libraryPage, smallIndex, smallIndexFile, smallPage } from '../../../tests/helpers/small-index';
import { decodeIndex } from '../engine/decode';
import type { IndexFile } from '../format';

const pages = [
  smallPage({
    id: 'a/one',
    title: 'One thing',
    keywords: ['first', '@mark'],
    trail: ['Docs', 'Basics'],
    flags: ['--flag'],
    worth: 80,
    sections: [
      { anchor: '', title: 'One thing', text: 'Alpha beta beta.' },
      { anchor: 'a-part', title: 'A part', text: 'Gamma alpha.' },
      { anchor: 'odd-anchor', title: 'Another part', text: '', syntax: 'cameligo' },
    ],
  }),
  libraryPage('List', { map: "('a -> 'b) -> 'a t -> 'b t" }),
];

describe('an index that is written and read', () => {
  const index = smallIndex(pages);

  it('has its pages', () => {
    expect(index.pages[0]).toMatchObject({
      id: 'a/one',
      href: '/docs/a/one',
      title: 'One thing',
      trail: ['Docs', 'Basics'],
      worth: 0.8,
      flags: ['--flag'],
      first: 0,
      end: 3,
    });
  });

  it('has its sections with their anchors', () => {
    expect(
      index.sections.map(({ title, anchor, syntax, symbol }) => [title, anchor, syntax, symbol]),
    ).toEqual([
      ['', '', undefined, undefined],
      ['A part', 'a-part', undefined, undefined],
      ['Another part', 'odd-anchor', 'cameligo', undefined],
      ['', '', undefined, undefined],
      ['List.map', 'list-map', undefined, 'value'],
    ]);
  });

  it('has the types of values', () => {
    expect(index.sections[4]?.type).toMatchObject({ kind: 'function', result: { name: 'list' } });
  });

  it('has its terms, in order, with the sections that contain them', () => {
    const { terms } = index.vocabulary;
    expect([...terms]).toEqual([...terms].sort());
    const alpha = index.places[index.vocabulary.numberOf('alpha')]?.text;
    expect([...(alpha?.places ?? [])]).toEqual([0, 1]);
    const beta = index.places[index.vocabulary.numberOf('beta')]?.text;
    expect(beta?.weights[0]).toBeGreaterThan(alpha?.weights[0] ?? 0);
  });

  it('knows names, titles and keywords', () => {
    expect(index.names.get('list.map')?.[0]?.section).toBe(4);
    expect(index.names.get('--flag')?.[0]).toMatchObject({ section: 0, flag: '--flag' });
    expect(index.names.get('@mark')?.[0]?.section).toBe(0);
  });

  it('can be empty', () => {
    expect(smallIndex([]).pages).toEqual([]);
  });

  it('is refused when it has another form', () => {
    expect(() => decodeIndex({} as IndexFile)).toThrow('unknown form');
    expect(() => decodeIndex(null as unknown as IndexFile)).toThrow('unknown form');
    expect(() => decodeIndex({ ...smallIndexFile(pages), format: 2 } as unknown as IndexFile)).toThrow(
      'unknown form',
    );
  });
});
