/** Whatever a writer types: it is shown, or the writer is told, with file and line. */
import { describe, test } from 'vitest';
import { docFields, readFrontMatter } from '../../src/content/front-matter';
import { compileArticle } from '../../src/markdown/compile';
import { parseMarkdown } from '../../src/markdown/parse';
import type { Problem } from '../../src/model/problem';
import { type Chance, holdsFor, must } from '../helpers/chance';

const VERSIONS = ['1.11.5', '1.6.0'];

/** Each `W` becomes a word of its own. */
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

interface Made {
  readonly text: string;
  readonly words: readonly string[];
}

function someMarkdown(chance: Chance): Made {
  let count = 0;
  const plain = chance.yes(0.2) ? `${chance.pick(BLOCKS)}\n\n${chance.pick(BLOCKS)}` : chance.pick(BLOCKS);
  const text = plain.replaceAll('W', () => `word${count++}x`);
  const mutated = chance.yes(0.9) ? chance.mutated(text) : text;
  return { text: mutated, words: mutated.match(/word\d+x/g) ?? [] };
}

function checkLines(problems: readonly Problem[], file: string, text: string): void {
  const lines = text.split(/\r\n?|\n/).length;
  for (const { file: named, line, message } of problems) {
    must(named === file, `'${message}' names ${named}`);
    must(line !== undefined && line >= 1 && line <= lines, `'${message}' is at line ${line} of ${lines}`);
    must(message.length > 20 && !/undefined|\[object/.test(message), `'${message}' helps nobody`);
  }
}

describe('any Markdown', () => {
  test('is compiled without an exception, and no word of it is lost in silence', () => {
    holdsFor('Markdown', someMarkdown, ({ text, words }) => {
      const { variants, problems } = compileArticle({
        tree: parseMarkdown(text),
        title: 'Title',
        place: { file: 'a.md', folder: 'docs' },
        versions: VERSIONS,
        names: { isSymbol: () => false, isCommand: () => false },
      });
      checkLines(problems, 'a.md', text);
      must(variants.flatMap(({ versions }) => versions).length === VERSIONS.length, 'a version has no text');
      const shown = variants.map(({ article }) => article.html + JSON.stringify(article.links)).join('');
      must(!/<script|<div>word|javascript:/i.test(shown), 'markup of the writer stands in the page');
      // What stands in a comment is for writers.
      if (problems.length > 0 || text.includes('<!--')) return;
      for (const word of words) must(shown.includes(word), `${word} is lost`);
    });
  });
});

const FRONT_MATTER = [
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

describe('any front matter', () => {
  test('is read in full, or told with file and line, and the text below it stays as it is', () => {
    holdsFor(
      'front matter',
      (chance) => {
        const fields = ['title: A', 'description: B.', ...chance.upTo(3, () => chance.pick(FRONT_MATTER))];
        const used = chance.yes(0.5) ? fields : chance.shuffled(fields).slice(chance.below(2));
        const end = chance.pick(['\n', '\n', '\r\n']);
        const text = `---\n${used.join('\n')}\n---\n\nText below.\n`.replaceAll('\n', end);
        return chance.yes(0.8) ? chance.mutated(text) : text;
      },
      (text) => {
        const problems: Problem[] = [];
        const split = readFrontMatter(text, docFields, { file: 'a.md' }, (problem) => problems.push(problem));
        checkLines(problems, 'a.md', text);
        must((split === undefined) === problems.length > 0, split ? 'used and told' : 'lost in silence');
        if (!split) return;
        must(split.body.split('\n').length === text.split('\n').length, 'lines have moved');
        must(text.endsWith(split.body.replace(/^\n+/, '')), 'the text has changed');
        must(docFields.safeParse(split.fields).success, 'fields do not fit');
      },
    );
  });
});
