/** Any text is either shown, or reported with file and line. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readGuides } from '../../packages/site/src/content/documents';
import { readFrontMatter } from '../../packages/site/src/content/front-matter';
import { compileArticle } from '../../packages/site/src/markdown/compile';
import { parseMarkdown } from '../../packages/site/src/markdown/parse';
import type { Problem } from '../../packages/site/src/model/problem';
import { isVersionName } from '../../packages/site/src/model/version';
import { mostly, sometimesMutated } from './arbitraries';

const VERSIONS = ['2.1.0', '1.6.0'];

/** Each `W` becomes a different word. */
const BLOCKS = [
  'Text W with `W` in it.',
  '## Heading W\n\nText W.',
  '- Item W\n- Item W',
  '> W said W.',
  '| W | W |\n|---|---|\n| W | W |',
  ':::note[Title W]\nText W.\n:::',
  ':::details[Summary W]\nText W.\n:::',
  '::::tabs\n:::tab[Label W]\nText W.\n:::\n:::tab[Label W]\nText W.\n:::\n::::',
  ':::since{version=1.10.0}\nText W.\n:::\n\n:::until{version=1.6.0}\nText W.\n:::',
  ':::jsligo\nText W.\n:::\n\n:::cameligo\nText W.\n:::',
  'A :jsligo[word W]:cameligo[word W] here.',
  '```text\nW\n```',
  '```jsligo group=a\nconst W = 1;\n```\n\n```cameligo group=a\nlet W = 1\n```',
  ':::sample{title="W" mark="1"}\n```jsligo\nconst W = 1;\n```\n:::',
  ':::fails[Reason W]\n```jsligo skip\nconst W\n```\n:::',
  '[link W](../a/b.md#W) and <https://example.com/W>, **W** _W_ ~~W~~',
  '[W]: https://example.com/W "W"\n\n[W] and [text][W]',
  'Text W[^1]\n\n[^1]: Note W',
  '<div>W</div>',
  '1. W\n\n   W\n\n   :::tip\n   W\n   :::',
  'Text W\\\nW ![W](W.png)',
];

const markdown = sometimesMutated(
  fc.array(fc.constantFrom(...BLOCKS), { minLength: 1, maxLength: 2 }).map((blocks) => {
    let count = 0;
    return blocks.join('\n\n').replaceAll('W', () => `word${count++}x`);
  }),
  90,
);

function expectPlaces(problems: readonly Problem[], file: string, text: string): void {
  const lines = text.split(/\r\n?|\n/).length;
  for (const { file: named, line, message } of problems) {
    expect(named, message).toBe(file);
    expect(line, message).toBeGreaterThanOrEqual(1);
    expect(line, message).toBeLessThanOrEqual(lines);
    expect(message.length).toBeGreaterThan(20);
    expect(message).not.toMatch(/undefined|\[object/);
  }
}

describe('any Markdown', () => {
  test('is compiled without an exception, and no word of it is lost silently', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const { variants, problems } = compileArticle({
          tree: parseMarkdown(text),
          title: 'Title',
          file: 'a.md',
          folder: 'docs',
          versions: VERSIONS,
        });
        expectPlaces(problems, 'a.md', text);
        expect(variants.flatMap(({ versions }) => versions).toSorted()).toEqual(VERSIONS.toSorted());
        const shown = variants.map(({ article }) => article.html + JSON.stringify(article.links)).join('');
        expect(shown).not.toMatch(/<script|<div>word|javascript:/i);
        // Comments are not part of the output.
        if (problems.length > 0 || text.includes('<!--')) return;
        const words = text.match(/word\d+x/g) ?? [];
        expect(words.filter((word) => !shown.includes(word))).toEqual([]);
      }),
    );
  });
});

const REQUIRED = ['title: A', 'description: B.'];
const FIELDS = [
  'title: Sets',
  'title: "Sets: all of them"',
  'description: One sentence.',
  'description: >-\n  A folded\n  sentence.',
  'sidebar_label: Sets',
  'since: 1.10.0',
  'since: 1.10',
  'until: next',
  'draft: true',
  'keywords: [array, null, 1, true]',
  'keywords:\n  - a\n  - b',
  'titel: Sets',
  '# remark',
  'title: &a Sets\nsidebar_label: *a',
];

const more = fc.array(fc.constantFrom(...FIELDS), { maxLength: 3 });
const fields = mostly(
  50,
  more.map((some) => [...REQUIRED, ...some]),
  more.chain((some) => fc.shuffledSubarray([...REQUIRED, ...some], { minLength: 1 })),
);
const frontMatter = sometimesMutated(
  fc
    .tuple(fields, fc.constantFrom('\n', '\n', '\r\n'))
    .map(([lines, end]) => `---\n${lines.join('\n')}\n---\n\nText below.\n`.replaceAll('\n', end)),
  80,
);

describe('any front matter', () => {
  test('is read in full, or reported with file and line, and the text below it is unchanged', () => {
    fc.assert(
      fc.property(frontMatter, (text) => {
        const problems: Problem[] = [];
        const source = { file: 'a.md', name: 'a', text };
        const [page] = readGuides([source], (problem) => problems.push(problem));
        expectPlaces(problems, 'a.md', text);
        expect(page === undefined, 'either used or reported').toBe(problems.length > 0);
        if (!page) return;
        expect(page).toMatchObject({
          title: expect.stringMatching(/./s),
          description: expect.stringMatching(/./s),
        });
        expect([page.since, page.until].every((name) => name === undefined || isVersionName(name))).toBe(
          true,
        );
        const split = readFrontMatter(source, z.unknown(), (problem) => problems.push(problem));
        if (!split) throw new Error('The front matter of a page was not read.');
        expect(split.body.split('\n')).toHaveLength(text.split('\n').length);
        expect(text.endsWith(split.body.replace(/^\n+/, '')), 'the text below is unchanged').toBe(true);
      }),
    );
  });
});
