/** A page shows everything that its version has, and nothing of other versions. */
import fc from 'fast-check';
import type { Root, RootContent } from 'mdast';
import { describe, expect, test } from 'vitest';
import { readReference } from '../../packages/site/src/content/reference/read';
import { compileArticle } from '../../packages/site/src/markdown/compile';
import { parseMarkdown } from '../../packages/site/src/markdown/parse';
import { splitByVersion } from '../../packages/site/src/markdown/versions';
import type { Problem } from '../../packages/site/src/model/problem';
import { compareVersions, isInRange, type VersionRange } from '../../packages/site/src/model/version';

const VERSIONS = ['next', '2.1.0', '1.10.0', '1.6.0'];
const version = fc.constantFrom('next', '2.1.0', '1.11.0', '1.10.0', '1.7.0', '1.6.0');

/** A part of a text: a leaf that holds words, or something around other parts. */
type Part =
  | { readonly kind: 'text' | 'items' | 'quote' | 'heading' | 'code' }
  | { readonly kind: 'range'; readonly range: VersionRange; readonly inside: readonly Part[] }
  | { readonly kind: 'details' | 'item'; readonly inside: readonly Part[] };

const range: fc.Arbitrary<VersionRange> = fc.oneof(
  version.map((since) => ({ since })),
  version.map((until) => ({ until })),
);

/** Parts in parts, at most three deep. */
const { part } = fc.letrec<{ part: Part }>((tie) => {
  const inside = fc.array(tie('part'), { minLength: 1, maxLength: 3 });
  return {
    part: fc.oneof(
      { maxDepth: 2 },
      fc.record({ kind: fc.constantFrom('text', 'items', 'quote', 'heading', 'code') }),
      fc.record({ kind: fc.constant('range'), range, inside }),
      fc.record({ kind: fc.constantFrom('details', 'item'), inside }),
    ),
  };
});

const text = fc.array(part, { minLength: 1, maxLength: 3 });

/** A word of a text and the ranges around it. */
interface PlacedWord {
  readonly word: string;
  readonly ranges: readonly VersionRange[];
}

/** Writes parts as Markdown, each with different words, and notes where the words are. */
function writeMarkdown(parts: readonly Part[]): { markdown: string; words: readonly PlacedWord[] } {
  const words: PlacedWord[] = [];
  const write = (one: Part, ranges: readonly VersionRange[]): string => {
    const word = () => {
      const next = `word${words.length}x`;
      words.push({ word: next, ranges });
      return next;
    };
    const all = (inside: readonly Part[], around = ranges) =>
      inside.map((each) => write(each, around)).join('\n\n');
    const colons = ':'.repeat(3 + depthOf(one));
    switch (one.kind) {
      case 'range': {
        const name = one.range.since ? 'since' : 'until';
        const head = `${name}{version=${one.range.since ?? one.range.until}}`;
        return `${colons}${head}\n${all(one.inside, [...ranges, one.range])}\n${colons}`;
      }
      case 'details':
        return `${colons}details[About ${word()}]\n${all(one.inside)}\n${colons}`;
      case 'item':
        return `- ${all(one.inside).replaceAll('\n', '\n  ')}`;
      case 'text':
        return `Text with ${word()} in it.`;
      case 'items':
        return `- An item, ${word()}.\n- Another, ${word()}.`;
      case 'quote':
        return `> ${word()} said so.`;
      case 'heading':
        return `## Heading ${word()}\n\nIts text, ${word()}.`;
      case 'code':
        return `\`\`\`text\n${word()}\n\`\`\``;
    }
  };
  const markdown = parts.map((one) => write(one, [])).join('\n\n');
  return { markdown, words };
}

/** Outer directives need more colons than inner ones. */
function depthOf(one: Part): number {
  return 'inside' in one ? 1 + Math.max(...one.inside.map(depthOf)) : 0;
}

/** Writes parts as a tree: half of the ranges as directives, as in guides, the others on nodes, as in pages made from data. */
function writeTree(parts: readonly Part[]): { root: Root; words: readonly PlacedWord[] } {
  const words: PlacedWord[] = [];
  const write = (one: Part, ranges: readonly VersionRange[]): RootContent => {
    if (!('inside' in one)) {
      const word = `word${words.length}x`;
      words.push({ word, ranges });
      return { type: 'paragraph', children: [{ type: 'text', value: word }] };
    }
    const around = one.kind === 'range' ? [...ranges, one.range] : ranges;
    const children = one.inside.map((each) => write(each, around));
    if (one.kind === 'range' && one.inside.length === 1) {
      const name = one.range.since ? 'since' : 'until';
      const attributes = { version: one.range.since ?? one.range.until };
      return { type: 'containerDirective', name, attributes, children } as RootContent;
    }
    const data = one.kind === 'range' ? { range: one.range } : undefined;
    return { type: 'blockquote', data, children } as RootContent;
  };
  return { root: { type: 'root', children: parts.map((one) => write(one, [])) }, words };
}

const wordsIn = (shown: string) => (shown.match(/word\d+x/g) ?? []).toSorted();

/** Compares the words in a text with those that a version has. */
function expectWords(name: string, words: readonly PlacedWord[], shown: string): void {
  const wanted = words.filter(({ ranges }) => ranges.every((one) => isInRange(name, one)));
  expect([...new Set(wordsIn(shown))], name).toEqual(wanted.map(({ word }) => word).toSorted());
}

describe('a text with parts for some versions', () => {
  test('is cut into one tree for each version, with all of its words and no others', () => {
    fc.assert(
      fc.property(text.map(writeTree), ({ root, words }) => {
        const trees = splitByVersion(root, { versions: VERSIONS }, () => {});
        expect(trees.flatMap(({ versions }) => versions).toSorted()).toEqual(VERSIONS.toSorted());
        for (const { versions, tree } of trees)
          for (const name of versions) expectWords(name, words, JSON.stringify(tree));
      }),
    );
  });

  test('becomes pages, sections for search and Markdown that agree', () => {
    fc.assert(
      fc.property(text.map(writeMarkdown), ({ markdown, words }) => {
        const { variants } = compileArticle({
          tree: parseMarkdown(markdown),
          title: 'Title',
          file: 'a.md',
          folder: 'docs',
          versions: VERSIONS,
        });
        for (const { versions, article } of variants) {
          for (const name of versions) {
            expectWords(name, words, article.html);
            expectWords(name, words, JSON.stringify(article.copy));
          }
          const ids = [...article.html.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);
          expect(article.headings.map(({ id }) => id)).toEqual(ids);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('a module with values for some versions', () => {
  test('shows the values of the version, and their table names no others', () => {
    const edge = fc.option(version, { nil: undefined });
    const ranges = fc.array(fc.record({ since: edge, until: edge }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(ranges, (all) => {
        const words = all.map((one, index) => ({ word: `word${index}x`, ranges: [one] }));
        const problems: Problem[] = [];
        const { pages } = readReference([{ file: 'list.yaml', name: 'list', text: moduleOf(words) }], (one) =>
          problems.push(one),
        );
        // A range that ends before it begins is a mistake, and the only one here.
        const reversed = all.filter(
          ({ since, until }) => since && until && compareVersions(since, until) > 0,
        );
        expect(problems.map(({ message }) => message)).toEqual(
          reversed.map(({ since }) => expect.stringContaining(`'since' (${since}) is after 'until'`)),
        );
        expect(pages).toHaveLength(1);
        for (const page of pages)
          for (const { versions, tree } of splitByVersion(page.tree(), { versions: VERSIONS }, () => {}))
            for (const name of versions) expectWords(name, words, JSON.stringify(tree));
      }),
      { numRuns: 150 },
    );
  });
});

/** A file of the library; JSON is YAML. */
function moduleOf(words: readonly PlacedWord[]): string {
  return JSON.stringify({
    page: 'list-reference',
    module: 'List',
    title: 'List',
    description: 'Lists.',
    intro: 'About lists.',
    entries: words.map(({ word, ranges }) => ({
      name: word,
      kind: 'value',
      cameligo: `val ${word} : nat`,
      jsligo: `let ${word}: nat`,
      summary: `Gives ${word}.`,
      ...ranges[0],
      example: { jsligo: `let a = List.${word};`, cameligo: `let a = List.${word}` },
    })),
  });
}
