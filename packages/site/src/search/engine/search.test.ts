import { describe, expect, it, vi } from 'vitest';
import { libraryPage, smallIndex, smallPage } from '../../../../../tests/helpers/small-index';
import type { SearchRequest } from '../../model/search';
import { onlyFor } from '../../model/syntax-text';
import { search } from './search';

const pages = [
  smallPage({
    id: 'data-types/lists',
    title: 'Lists',
    keywords: ['array'],
    sections: [
      { anchor: '', title: 'Lists', text: 'A list is a sequence of values.' },
      { anchor: 'folding', title: 'Folding', text: 'A fold carries an accumulator through the list.' },
      { anchor: 'what-to-read-next', title: 'What to read next', text: 'Maps and records are near.' },
    ],
  }),
  smallPage({
    id: 'data-types/maps',
    title: 'Maps',
    sections: [{ anchor: '', title: 'Maps', text: 'A map has keys.' }],
  }),
  smallPage({
    id: 'tezos/big_maps/empty',
    title: 'Empty big maps',
    sections: [{ anchor: '', title: 'Empty big maps', text: 'A big map starts empty, as a map does.' }],
  }),
  smallPage({
    id: 'language-basics/conditionals',
    title: 'Conditionals',
    sections: [{ anchor: '', title: 'Conditionals', text: 'One is inside another.' }],
  }),
  smallPage({
    id: 'tutorials/first',
    title: 'First steps: a counter with views',
    sections: [{ anchor: '', title: 'First steps', text: 'Make a folder, try the commands.' }],
  }),
  smallPage({ id: 'syntax/comments', title: 'Comments' }),
  smallPage({
    id: 'tutorials/cheaper',
    title: 'Optimisation',
    sections: [{ anchor: '', title: 'Optimisation', text: 'Measure, then change.' }],
  }),
  smallPage({
    id: 'syntax/modules',
    title: 'Modules',
    sections: [
      {
        anchor: '',
        title: 'Modules',
        text: `${onlyFor('jsligo', 'namespace')}${onlyFor('cameligo', 'module')}`,
      },
      { anchor: 'export', title: 'Export', text: 'Export a name.', syntax: 'jsligo' },
      { anchor: 'open', title: 'Opening', text: 'Open a struct.', syntax: 'cameligo' },
    ],
  }),
  smallPage({
    id: 'manpages/compile-contract',
    title: 'ligo compile contract',
    kind: 'command',
    flags: ['--michelson-format', '--werror', '--maps', '--module'],
    sections: [
      { anchor: '', title: 'ligo compile contract', text: 'Compiles a contract.' },
      {
        anchor: 'flags',
        title: 'Flags',
        text: '--michelson-format FORMAT How it is written. --werror Warnings are errors.',
      },
    ],
  }),
  libraryPage('List', {
    map: "('a -> 'b) -> 'a t -> 'b t",
    length: "'a t -> nat",
    fold_left: "('b * 'a -> 'b) -> 'b -> 'a t -> 'b",
  }),
  smallPage({ id: 'blog/news', title: 'News of the year', kind: 'blog', trail: ['Blog'] }),
];
const index = smallIndex(pages);
const texts = new Map(pages.map((page) => [`text/${page.id}`, page.sections.map(({ text }) => text)]));

function ask(query: string, change: Partial<SearchRequest> = {}) {
  const request: SearchRequest = { query, versions: ['2.1.0'], syntax: 'jsligo', limit: 10, ...change };
  return search(request, [index], (file) => texts.get(file));
}

const plain = (pieces: readonly { text: string }[] = []) => pieces.map(({ text }) => text).join('');

describe('the engine finds', () => {
  it.each([
    ['List.map', 'reference/list-reference', 'list-map'],
    ['fold_left', 'reference/list-reference', 'list-fold_left'],
    ['compile contract', 'manpages/compile-contract', ''],
    ['ligo compile contract', 'manpages/compile-contract', ''],
    ['--michelson-format', 'manpages/compile-contract', '--michelson-format'],
    ['michelson-format', 'manpages/compile-contract', '--michelson-format'],
    ['folding', 'data-types/lists', 'folding'],
    ['namespaces', 'syntax/modules', ''],
    ['array', 'data-types/lists', ''],
    ['modlues', 'syntax/modules', ''],
    ['how does a fold work', 'data-types/lists', 'folding'],
    ['news', 'blog/news', ''],
    // An everyday word is not taken for the flag of the same name.
    ['maps', 'data-types/maps', ''],
    ['modu', 'syntax/modules', ''],
    ['big maps', 'tezos/big_maps/empty', ''],
    ['bigmap', 'tezos/big_maps/empty', ''],
    ['map', 'data-types/maps', ''],
    ['first steps', 'tutorials/first', ''],
    ['cameligo modules', 'syntax/modules', ''],
    // A word that occurs in a text is not a misspelt title.
    ['commands', 'tutorials/first', ''],
    ['optimization', 'tutorials/cheaper', ''],
    // A phrase disambiguates its words: this is not about folding.
    ['reduce the gas', 'tutorials/cheaper', ''],
    ['reduce', 'data-types/lists', 'folding'],
    // Names from other languages: in a module that LIGO has, and by their purpose.
    ['List.permutations', 'reference/list-reference', ''],
    ['Array.length', 'reference/list-reference', 'list-length'],
  ])('%s on %s', (query, id, anchor) => {
    const [first] = ask(query).pages;
    expect(first?.id).toBe(id);
    expect(first?.hits[0]?.anchor).toBe(anchor);
  });

  it('values by their type', () => {
    const { by, pages: found, total } = ask("'x list -> nat");
    expect(by).toBe('type');
    expect(plain(found[0]?.hits[0]?.title)).toBe('List.length');
    expect(found[0]?.hits[0]?.type).toBe('(list<a>) => nat');
    expect(total).toBeGreaterThan(0);
  });
});

describe('a result', () => {
  it('has kind, trail and address, and marks the found words', () => {
    const [page] = ask('folding').pages;
    expect(page).toMatchObject({ kind: 'guide', trail: ['Docs'], versions: ['2.1.0'] });
    expect(page?.hits[0]?.href).toBe('/docs/data-types/lists?mark=folding#folding');
    expect(page?.hits[0]?.title).toEqual([{ text: 'Folding', found: true }]);
    expect(page?.hits[0]?.excerpt?.some(({ found }) => found)).toBe(true);
  });

  it('links posts to the blog without a version', () => {
    expect(ask('news').pages[0]).toMatchObject({ versions: [], hits: [{ href: '/blog/news?mark=news' }] });
  });

  it('shows the words that the reader of a syntax sees', () => {
    const [page] = ask('namespace', { syntax: 'cameligo' }).pages;
    expect(page?.id).toBe('syntax/modules');
    expect(JSON.stringify(page)).not.toContain('\\ue001');
  });

  it('puts places of the other syntax last and says so', () => {
    const own = ask('open struct', { syntax: 'cameligo' }).pages[0]?.hits[0];
    expect(own?.syntax).toBeUndefined();
    const other = ask('open struct').pages[0]?.hits.find(({ anchor }) => anchor === 'open');
    expect(other?.syntax).toBe('cameligo');
    expect(other?.href).toContain('lang=cameligo');
  });

  it('ignores signpost sections', () => {
    expect(ask('records').pages).toEqual([]);
  });

  it('requests the texts that its excerpts need', () => {
    const request: SearchRequest = { query: 'folding', versions: ['2.1.0'], syntax: 'jsligo', limit: 1 };
    const textOf = vi.fn(() => undefined);
    expect(search(request, [index], textOf).pages[0]?.hits[0]?.excerpt).toBeUndefined();
    expect(textOf.mock.calls).toEqual([['text/data-types/lists']]);
  });
});

describe('several versions', () => {
  const older = smallIndex([...pages, smallPage({ id: 'lists/old', title: 'Old lists' })], '1.6.0');

  it('show each page once, with the versions that have it', () => {
    const request: SearchRequest = {
      query: 'lists',
      versions: ['2.1.0', '1.6.0'],
      syntax: 'jsligo',
      limit: 10,
    };
    const { pages: found } = search(request, [index, older], () => undefined);
    expect(found.filter(({ id }) => id === 'data-types/lists')).toHaveLength(1);
    expect(found.find(({ id }) => id === 'data-types/lists')).toMatchObject({
      versions: ['2.1.0', '1.6.0'],
      hits: [{ href: expect.stringContaining('/docs/data-types/lists') }],
    });
    expect(found.find(({ id }) => id === 'lists/old')).toMatchObject({
      versions: ['1.6.0'],
      hits: [{ href: expect.stringContaining('/docs/1.6.0/lists/old') }],
    });
  });
});

describe('queries that find nothing', () => {
  it('come with suggestions that find something', () => {
    const { total, suggestions } = ask('xyzzy qwertz');
    expect(total).toBe(0);
    expect(suggestions.length).toBeGreaterThan(0);
    for (const suggestion of suggestions) expect(ask(suggestion).total).toBeGreaterThan(0);
  });

  it.each([
    '',
    '     ',
    'a'.repeat(10_000),
    'map '.repeat(2500),
    '🌮👨‍👩‍👧‍👦 \ud83c',
    '<script>alert(1)</script>',
    '.*+?^$()|[]\\',
    '__proto__ constructor toString',
    '-> => <',
    "''''",
    '\u0000\u0007',
  ])('do not throw, even if they are not queries at all: %j', (query) => {
    expect(() => ask(query)).not.toThrow();
  });

  it('names of built-in properties are ordinary words', () => {
    expect(ask('constructor').suggestions).not.toContain('constructor');
    expect(ask('__proto__').pages).toEqual([]);
  });
});
