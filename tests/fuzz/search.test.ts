/** Property tests of search: any query gets results with existing targets and plain text. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ResultPage, SearchAnswer, SearchRequest } from '../../packages/site/src/model/search';
import { onlyFor } from '../../packages/site/src/model/syntax-text';
import { search } from '../../packages/site/src/search/engine/search';
import type { SourcePage } from '../../packages/site/src/search/index/source';
import { libraryPage, smallIndex, smallPage } from '../helpers/small-index';

const WORDS = (
  'list lists map maps big_map fold folding contract storage entrypoint view tez nat string bytes option record variant ' +
  'function module namespace compile deploy test testing ticket event address signature the a of how to with ' +
  'Tezos.get_now --werror @entry 1.10.0 café état'
).split(' ');
const SPECIAL = [
  '<script>',
  '&amp;',
  '"',
  '`',
  '.*',
  '(',
  '->',
  'list<',
  "'a",
  '\u0000',
  '\ue001',
  '🌮',
  '\ud83c',
];

const word = fc.constantFrom(...WORDS);
const phrase = (maxLength: number) =>
  fc.array(word, { minLength: 1, maxLength }).map((words) => words.join(' '));

/** 25 pages whose titles share many words; always the same ones. */
function samplePages(): SourcePage[] {
  const [titles = [], texts = []] = fc.sample(fc.array(phrase(4), { minLength: 75, maxLength: 75 }), {
    numRuns: 2,
    seed: 7,
  });
  const guides = Array.from({ length: 25 }, (_, number) =>
    smallPage({
      id: `section/page-${number}`,
      title: titles[number] ?? '',
      kind: number % 5 === 0 ? 'command' : number % 5 === 1 ? 'blog' : 'guide',
      flags: number % 5 === 0 ? ['--werror'] : [],
      sections: [
        { anchor: '', title: titles[number] ?? '', text: `${texts[number]}.` },
        { anchor: 'part-1', title: `${titles[number + 25]} 1`, text: `${texts[number + 25]}.` },
        {
          anchor: 'part-2',
          title: `${titles[number + 50]} 2`,
          text: onlyFor('jsligo', texts[number + 50] ?? ''),
          syntax: number % 2 === 0 ? 'jsligo' : 'cameligo',
        },
      ],
    }),
  );
  const types = { map: "('a -> 'b) -> 'a t -> 'b t", length: "'a t -> nat", size: "'a t -> nat" };
  return [...guides, libraryPage('List', types)];
}

const pages = samplePages();
const index = smallIndex(pages);
const older = smallIndex(pages.slice(8), '1.6.0');
const byId = new Map(pages.map((page) => [page.id, page]));
const texts = new Map(pages.map((page) => [`text/${page.id}`, page.sections.map(({ text }) => text)]));

function ask(request: SearchRequest): SearchAnswer {
  const indexes = request.versions.map((name) => (name === '1.6.0' ? older : index));
  return search(request, indexes, (file) => texts.get(file));
}

const plain = (pieces: readonly { text: string }[] = []) => pieces.map(({ text }) => text).join('');

function checkPage(page: ResultPage): void {
  const source = byId.get(page.id);
  expect(plain(page.title)).toBe(source?.title);
  expect(page.hits).not.toHaveLength(0);
  const anchors = [...(source?.sections.map(({ anchor }) => anchor) ?? []), ...(source?.flags ?? [])];
  for (const hit of page.hits) {
    expect(anchors).toContain(hit.anchor);
    const url = new URL(hit.href, 'https://ligo.example');
    expect(url.origin).toBe('https://ligo.example');
    expect(url.pathname).toMatch(new RegExp(`/${page.id}$`));
    expect(plain(hit.title) + plain(hit.excerpt)).not.toMatch(/[<>\ue000-\ue00f]/);
    expect(plain(hit.excerpt).length).toBeLessThan(200);
  }
}

const query = fc.oneof(
  fc
    .array(fc.oneof({ arbitrary: word, weight: 5 }, fc.constantFrom(...SPECIAL)), { maxLength: 6 })
    .chain((words) => fc.constantFrom(' ', '  ', '-', '').map((space) => words.join(space))),
  fc.string({ unit: 'binary', maxLength: 40 }),
  word.map((one) => `${one} `.repeat(500)),
);

const request: fc.Arbitrary<SearchRequest> = fc.record({
  query,
  syntax: fc.constantFrom('jsligo', 'cameligo'),
  versions: fc.constantFrom(['2.1.0'], ['1.6.0'], ['2.1.0', '1.6.0']),
  limit: fc.integer({ min: 1, max: 12 }),
});

describe('any query', () => {
  test('gets results with existing targets, in plain text', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const answer = ask(asked);
        if (answer.by === 'words') expect(answer.pages.length).toBeLessThanOrEqual(asked.limit);
        expect(answer.total).toBeGreaterThanOrEqual(answer.pages.length);
        for (const page of answer.pages) {
          checkPage(page);
          for (const version of page.versions) expect(asked.versions).toContain(version);
        }
        for (const suggestion of answer.suggestions.slice(0, 1))
          expect(ask({ ...asked, query: suggestion }).total).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });

  test('that is the title of a page finds the page, however it is written', () => {
    const spelling = fc.constantFrom(
      (title: string) => title,
      (title: string) => title.toUpperCase(),
      (title: string) => ` ${title}  `,
      (title: string) => `${title}?`,
    );
    fc.assert(
      fc.property(fc.constantFrom(...pages), spelling, ({ id, title }, spell) => {
        const asked = { query: spell(title), versions: ['2.1.0'], syntax: 'jsligo', limit: 30 } as const;
        expect(ask(asked).pages.map((page) => page.id)).toContain(id);
      }),
    );
  });
});
