/** Whatever a reader types: the answer holds places that exist, plain text, and the page whose title was typed. */
import { describe, test } from 'vitest';
import type { ResultPage, SearchAnswer, SearchRequest } from '../../src/model/search';
import { onlyFor } from '../../src/model/syntax-text';
import { createEngine } from '../../src/search/engine/search';
import type { SourcePage } from '../../src/search/index/source';
import { type Chance, chance, holdsFor, must } from '../helpers/chance';
import { libraryPage, smallIndex, smallPage } from '../helpers/small-index';

const WORDS = [
  ...[
    'list',
    'lists',
    'map',
    'maps',
    'big_map',
    'fold',
    'folding',
    'contract',
    'contracts',
    'storage',
    'entrypoint',
    'view',
  ],
  ...[
    'tez',
    'nat',
    'int',
    'string',
    'bytes',
    'option',
    'record',
    'variant',
    'tuple',
    'function',
    'module',
    'namespace',
  ],
  ...[
    'compile',
    'deploy',
    'test',
    'testing',
    'mutation',
    'ticket',
    'event',
    'operation',
    'address',
    'signature',
    'key',
  ],
  ...[
    'the',
    'a',
    'of',
    'how',
    'to',
    'with',
    'and',
    'in',
    'Tezos.get_now',
    '--werror',
    '@entry',
    '1.10.0',
    'café',
    'état',
  ],
];
const STRANGE = [
  '<script>',
  '<b>',
  '&amp;',
  '"',
  '`',
  '.*',
  '(',
  ')',
  '->',
  '=>',
  'list<',
  "'a",
  '\u0000',
  '\ue001',
  '🌮',
  '\ud83c',
];

const phrase = (from: Chance, most: number) =>
  [from.pick(WORDS), ...from.upTo(most - 1, () => from.pick(WORDS))].join(' ');

/** Pages with titles that share many words. */
function somePages(from: Chance): SourcePage[] {
  return [
    ...Array.from({ length: 25 }, (_, number): SourcePage => {
      const title = phrase(from, 4);
      const sections = from.upTo(4, (index) => ({
        anchor: `part-${index}`,
        title: `${phrase(from, 3)} ${index}`,
        text: `${phrase(from, 12)} ${onlyFor('jsligo', phrase(from, 2))}.`,
        ...(from.yes(0.2) ? { syntax: from.pick(['jsligo', 'cameligo'] as const) } : {}),
      }));
      const isCommand = from.yes(0.2);
      return smallPage({
        id: `section/page-${number}`,
        title,
        kind: isCommand ? 'command' : from.pick(['guide', 'blog'] as const),
        flags: isCommand ? ['--werror'] : [],
        sections: [{ anchor: '', title, text: `${phrase(from, 12)}.` }, ...sections],
      });
    }),
    libraryPage('List', { map: "('a -> 'b) -> 'a t -> 'b t", length: "'a t -> nat", size: "'a t -> nat" }),
  ];
}

const pages = somePages(chance(7));
const index = smallIndex(pages);
const older = smallIndex(pages.slice(8), '1.6.0');
const byId = new Map(pages.map((page) => [page.id, page]));
const texts = new Map(pages.map((page) => [`text/${page.id}`, page.sections.map(({ text }) => text)]));
const engine = createEngine();

function ask(query: string, change: Partial<SearchRequest> = {}): SearchAnswer {
  const versions = change.versions ?? ['1.11.5'];
  const request: SearchRequest = { query, versions, syntax: 'jsligo', limit: 10, ...change };
  const indexes = versions.map((name) => (name === '1.6.0' ? older : index));
  return engine.search(request, indexes, (file) => texts.get(file)).answer;
}

const plain = (pieces: readonly { text: string }[] = []) => pieces.map(({ text }) => text).join('');

function checkPage(page: ResultPage): void {
  const source = byId.get(page.id);
  if (!source) throw new Error(`${page.id} is no page`);
  must(plain(page.title) === source.title, `the title of ${page.id} is shown as ${plain(page.title)}`);
  must(page.hits.length > 0, `${page.id} has no places`);
  const anchors = new Set([...source.sections.map(({ anchor }) => anchor), ...source.flags]);
  for (const hit of page.hits) {
    must(anchors.has(hit.anchor), `${page.id} has no place #${hit.anchor}`);
    const url = new URL(hit.href, 'https://ligo.example');
    must(url.origin === 'https://ligo.example', `${hit.href} leaves the site`);
    must(
      url.pathname.endsWith(source.kind === 'blog' ? page.id.replace(/^blog\//, '') : page.id),
      `${hit.href} is another page`,
    );
    const shown = plain(hit.title) + plain(hit.excerpt);
    must(!/[<>\ue000-\ue00f]/.test(shown), `'${shown}' holds markup`);
    must(plain(hit.excerpt).length < 200, `the excerpt '${plain(hit.excerpt)}' is too long`);
  }
}

describe('any query', () => {
  test('gets an answer soon, with places that exist, in plain text', () => {
    holdsFor(
      'queries',
      (from) => {
        const words = from.upTo(6, () => (from.yes(0.15) ? from.pick(STRANGE) : from.pick(WORDS)));
        const query = from.yes(0.005)
          ? words.join(' ').repeat(200)
          : words.join(from.pick([' ', '  ', '-', '']));
        return {
          query: from.yes(0.5) ? from.mutated(query) : query,
          syntax: from.pick(['jsligo', 'cameligo'] as const),
          versions: from.pick([['1.11.5'], ['1.6.0'], ['1.11.5', '1.6.0']]),
          limit: 1 + from.below(12),
        };
      },
      ({ query, ...change }) => {
        const start = process.cpuUsage();
        const answer = ask(query, change);
        const { user } = process.cpuUsage(start);
        must(user < 500_000, `it took ${user / 1000} ms`);
        must(answer.by === 'type' || answer.pages.length <= change.limit, 'more pages than wanted');
        must(answer.total >= answer.pages.length, 'more pages than counted');
        for (const page of answer.pages) {
          checkPage(page);
          must(
            page.versions.every((name) => change.versions.includes(name)),
            'a version that was not searched',
          );
        }
        for (const suggestion of answer.suggestions.slice(0, 1))
          must(ask(suggestion, change).total > 0, `'${suggestion}' finds nothing`);
      },
      0.7,
    );
  });

  test('that is the title of a page finds the page, however it is written', () => {
    holdsFor(
      'titles',
      (from) => {
        const { id, title } = from.pick(pages);
        const cased = from.pick([
          title,
          title.toUpperCase(),
          title.toLowerCase(),
          ` ${title}  `,
          `${title}?`,
        ]);
        return { id, query: cased };
      },
      ({ id, query }) => {
        const { title } = byId.get(id) ?? {};
        const twins = pages.filter((page) => page.title === title).length;
        const found = ask(query, { limit: 10 + twins }).pages.map((page) => page.id);
        must(found.includes(id), `${id} is not among ${found}`);
      },
      0.3,
    );
  });
});
