/** A page shows what its version has: nothing of other versions, and all of its own. */
import type { Root, RootContent } from 'mdast';
import { describe, test } from 'vitest';
import { readReference } from '../../src/content/reference/read';
import { compileArticle } from '../../src/markdown/compile';
import { parseMarkdown } from '../../src/markdown/parse';
import { splitByVersion } from '../../src/markdown/versions';
import type { Problem } from '../../src/model/problem';
import { isInRange, type VersionRange } from '../../src/model/version';
import { type Chance, holdsFor, must } from '../helpers/chance';

const VERSIONS = ['next', '1.11.5', '1.10.0', '1.6.0'];
const EDGES = ['next', '1.11.5', '1.11.0', '1.10.0', '1.7.0', '1.6.0'];

/** A word of a text and the ranges around it. */
interface Placed {
  readonly word: string;
  readonly ranges: readonly VersionRange[];
}

interface Made {
  readonly text: string;
  readonly words: readonly Placed[];
}

/** A text of blocks in blocks, each with a word of its own. */
function someText(chance: Chance): Made {
  const words: Placed[] = [];
  const word = (ranges: readonly VersionRange[]) => {
    const made = `word${words.length}x`;
    words.push({ word: made, ranges });
    return made;
  };
  const block = (depth: number, ranges: readonly VersionRange[]): string => {
    const colons = ':'.repeat(3 + depth);
    const inside = (more: readonly VersionRange[] = ranges) =>
      [block(depth - 1, more), ...chance.upTo(2, () => block(depth - 1, more))].join('\n\n');
    if (depth > 0 && chance.yes(0.6)) {
      const name = chance.pick(['since', 'until'] as const);
      const version = chance.pick(EDGES);
      const range = name === 'since' ? { since: version } : { until: version };
      return `${colons}${name}{version=${version}}\n${inside([...ranges, range])}\n${colons}`;
    }
    if (depth > 0 && chance.yes(0.4))
      return chance.yes()
        ? `${colons}details[About ${word(ranges)}]\n${inside()}\n${colons}`
        : `- ${inside().replaceAll('\n', '\n  ')}`;
    return chance.pick([
      () => `Text with ${word(ranges)} in it.`,
      () => `- An item, ${word(ranges)}.\n- Another, ${word(ranges)}.`,
      () => `> ${word(ranges)} said so.`,
      () => `## Heading ${word(ranges)}\n\nIts text, ${word(ranges)}.`,
      () => `\`\`\`text\n${word(ranges)}\n\`\`\``,
    ])();
  };
  const text = [block(2, []), ...chance.upTo(2, () => block(2, []))].join('\n\n');
  return { text, words };
}

const shows = (version: string, { ranges }: Placed) => ranges.every((range) => isInRange(version, range));

const wordsIn = (text: string) => new Set(text.match(/word\d+x/g));

function checkWords(
  version: string,
  words: readonly Placed[],
  found: ReadonlySet<string>,
  where: string,
): void {
  for (const placed of words) {
    const wanted = shows(version, placed);
    must(
      found.has(placed.word) === wanted,
      `${placed.word} ${wanted ? 'is missing from' : 'stands in'} ${where} of ${version}`,
    );
  }
}

/** A tree as the parser would give it, and as pages made from data have it: with ranges on nodes of any kind. */
function someTree(chance: Chance): { root: Root; words: readonly Placed[] } {
  const words: Placed[] = [];
  const leaf = (ranges: readonly VersionRange[]): RootContent => {
    const word = `word${words.length}x`;
    words.push({ word, ranges });
    return { type: 'paragraph', children: [{ type: 'text', value: word }] };
  };
  const node = (depth: number, ranges: readonly VersionRange[]): RootContent => {
    if (depth === 0 || chance.yes(0.3)) return leaf(ranges);
    const name = chance.pick(['since', 'until', 'note', 'quote', 'range']);
    const version = chance.pick(EDGES);
    const range = {
      since: name !== 'until' ? version : undefined,
      until:
        name === 'until' || (name === 'range' && chance.yes()) ? chance.pick([version, 'next']) : undefined,
    };
    const limits = name === 'since' || name === 'until' || name === 'range';
    const around = limits ? [...ranges, range] : ranges;
    const children = [node(depth - 1, around), ...chance.upTo(2, () => node(depth - 1, around))];
    if (name === 'quote' || name === 'range')
      return { type: 'blockquote', data: limits ? { range } : undefined, children } as RootContent;
    const attributes = limits ? { version: range.since ?? range.until } : {};
    return { type: 'containerDirective', name, attributes, children } as RootContent;
  };
  const root: Root = { type: 'root', children: [node(4, []), ...chance.upTo(3, () => node(4, []))] };
  return { root, words };
}

describe('a text with parts for some versions', () => {
  test('is cut into one tree for each version, with all of its words and no others', () => {
    holdsFor(
      'cut trees',
      someTree,
      ({ root, words }) => {
        const trees = splitByVersion(root, VERSIONS, 'a.md', () => {});
        const seen = trees.flatMap(({ versions }) => versions);
        must(seen.toSorted().join() === VERSIONS.toSorted().join(), `trees for ${seen}`);
        for (const { versions, tree } of trees) {
          const found = wordsIn(JSON.stringify(tree));
          for (const version of versions) checkWords(version, words, found, 'the tree');
        }
      },
      0.93,
    );
  });

  test('becomes pages, sections for search and Markdown that agree', () => {
    holdsFor(
      'pages of cut texts',
      someText,
      ({ text, words }) => {
        const { variants } = compileArticle({
          tree: parseMarkdown(text),
          title: 'Title',
          place: { file: 'a.md', folder: 'docs' },
          versions: VERSIONS,
          names: { isSymbol: () => false, isCommand: () => false },
        });
        for (const { versions, article } of variants) {
          const html = wordsIn(article.html);
          const copy = wordsIn(JSON.stringify(article.copy));
          for (const version of versions) {
            checkWords(version, words, html, 'the page');
            checkWords(version, words, copy, 'the Markdown');
          }
          const headings = article.headings.map(({ id }) => id).join();
          const ids = [...article.html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id).join();
          must(headings === ids, `headings ${headings} on a page with ${ids}`);
        }
      },
      0.04,
    );
  });
});

describe('a module with values for some versions', () => {
  test('shows the values of the version, and their table names no others', () => {
    holdsFor(
      'modules',
      (chance) => {
        const edge = () => (chance.yes(0.4) ? chance.pick(EDGES) : undefined);
        return [0, ...chance.upTo(4, (index) => index + 1)].map((number) => ({
          word: `word${number}x`,
          range: { since: edge(), until: edge() },
        }));
      },
      (entries) => {
        const text = JSON.stringify({
          page: 'list-reference',
          module: 'List',
          title: 'List',
          description: 'Lists.',
          intro: 'About lists.',
          entries: entries.map(({ word, range }) => ({
            name: word,
            kind: 'value',
            cameligo: `val ${word} : nat`,
            jsligo: `let ${word}: nat`,
            summary: `Gives ${word}.`,
            ...range,
            example: { jsligo: `let a = List.${word};`, cameligo: `let a = List.${word}` },
          })),
        });
        const problems: Problem[] = [];
        const { pages } = readReference([{ file: 'list.yaml', name: 'list', text }], (one) =>
          problems.push(one),
        );
        must(problems.length === 0, JSON.stringify(problems));
        const words = entries.map(({ word, range }) => ({ word, ranges: [range] }));
        const tree = pages[0]?.tree();
        if (!tree) throw new Error('there is no page');
        for (const part of splitByVersion(tree, VERSIONS, 'list.yaml', () => {})) {
          const found = wordsIn(JSON.stringify(part.tree));
          for (const version of part.versions) checkWords(version, words, found, 'the page');
        }
      },
      0.03,
    );
  });
});
