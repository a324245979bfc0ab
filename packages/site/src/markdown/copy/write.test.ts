import { describe, expect, it, test } from 'vitest';
import { COPY_VIEWS, type CopyView } from '../../model/copy';
import type { Article } from '../article';
import { compileArticle } from '../compile';
import { parseMarkdown } from '../parse';
import { joinPieces } from './write';

function articleOf(markdown: string): Article {
  const { variants } = compileArticle({
    tree: parseMarkdown(markdown),
    title: 'Page',
    file: 'page.md',
    folder: 'docs/data-types',
    versions: ['2.0.0'],
    names: { symbols: new Set(['List.map']), commands: new Set() },
  });
  const article = variants[0]?.article;
  if (!article) throw new Error('No article was compiled.');
  return article;
}

function copyOf(markdown: string, view: CopyView = 'both'): string {
  return joinPieces(articleOf(markdown).copy, view, (link) => `https://site.example/${link}`);
}

const PAIR = '```jsligo group=a\nconst x = 1;\n```\n\n```cameligo group=a\nlet x = 1\n```';

describe('the Markdown of a page', () => {
  test.each([
    ['prose with *emphasis*, **strength** and `code`'],
    ['## A heading\n\nText.'],
    ['- one\n- two\n  - three'],
    ['1. one\n2. two'],
    ['> quoted'],
    ['| a | b |\n| - | - |\n| 1 | `x \\| y` |'],
    ['```bash\nligo run test\n```'],
    ['[elsewhere](https://example.org/a?b=c)'],
    ['A line\nthat was wrapped.'],
    ['Stars \\* and \\_low lines\\_ and \\[brackets].'],
  ])('is the source if that is plain Markdown: %j', (markdown) => {
    expect(copyOf(markdown)).toBe(markdown);
  });

  it('parses back to the same text, even with special characters', () => {
    const words =
      '1\\. not a list, \\- nor this, a \\<tag>, 2 \\* 3 \\* 4, snake\\_case\\_name and \\`ticks\\`';
    expect(copyOf(copyOf(words))).toBe(copyOf(words));
  });

  it('contains the samples of both syntaxes, or of one', () => {
    expect(copyOf(PAIR)).toBe('```jsligo\nconst x = 1;\n```\n\n```cameligo\nlet x = 1\n```');
    expect(copyOf(PAIR, 'jsligo')).toBe('```jsligo\nconst x = 1;\n```');
    expect(copyOf(PAIR, 'cameligo')).toBe('```cameligo\nlet x = 1\n```');
  });

  it('contains the file name of a sample, without options for tests', () => {
    const sample = `::::sample{title="counter"}\n${PAIR}\n::::`;
    expect(copyOf(sample, 'cameligo')).toBe('```cameligo title="counter.mligo"\nlet x = 1\n```');
  });

  it('uses a fence longer than any inside the code', () => {
    expect(copyOf('````text\n```\n````')).toBe('````text\n```\n````');
  });

  it('labels words with their syntax when it is for both', () => {
    const words = 'A :jsligo[namespace]:cameligo[module] here.';
    expect(copyOf(words)).toBe('A namespace (JsLIGO) / module (CameLIGO) here.');
    expect(copyOf(words, 'jsligo')).toBe('A namespace here.');
    expect(copyOf(words, 'cameligo')).toBe('A module here.');
  });

  it('labels blocks with their syntax, or omits those of the other', () => {
    const blocks = ':::jsligo\nSemicolons.\n:::\n\n:::cameligo\nNone.\n:::';
    expect(copyOf(blocks)).toBe('**In JsLIGO:**\n\nSemicolons.\n\n**In CameLIGO:**\n\nNone.');
    expect(copyOf(blocks, 'jsligo')).toBe('Semicolons.');
  });

  it('keeps admonitions, details, tabs and rejected samples readable', () => {
    expect(copyOf(':::note[Mind]\nText.\n:::')).toBe('> **Mind**\n>\n> Text.');
    expect(copyOf(':::details[More]\nText.\n:::')).toBe('**More**\n\nText.');
    expect(copyOf('::::tabs\n:::tab[Linux]\nA\n:::\n:::tab[macOS]\nB\n:::\n::::')).toBe(
      '**Linux**\n\nA\n\n**macOS**\n\nB',
    );
    expect(copyOf(':::fails[No such type]\n```jsligo skip\nlet x: nothing;\n```\n:::', 'jsligo')).toBe(
      '**The compiler rejects this: No such type**\n\n```jsligo\nlet x: nothing;\n```',
    );
  });

  it('replaces a drawing by its title', () => {
    const drawing =
      '```svg title="Two boxes"\n<svg viewBox="0 0 1 1"><rect width="1" height="1"/></svg>\n```';
    expect(copyOf(drawing)).toBe('*Figure: Two boxes*');
  });

  it('omits comments of authors', () => {
    expect(copyOf('<!-- skip: no file -->\n\n```jsligo skip\nx\n```', 'jsligo')).toBe('```jsligo\nx\n```');
  });

  it('contains resolved links, and plain text for links without an address', () => {
    const { copy } = articleOf('A [set](sets.md), a [list *of* things](lists.md#folding).');
    const addresses = ['https://site.example/sets'];
    expect(joinPieces(copy, 'both', (link) => addresses[link])).toBe(
      'A [set](https://site.example/sets), a list *of* things.',
    );
  });

  it('contains no automatic links and none within the page', () => {
    expect(copyOf('`List.map` is [below](#below).\n\n## Below\n\nText.')).toBe(
      '`List.map` is below.\n\n## Below\n\nText.',
    );
  });

  it('is written once if the syntaxes do not differ', () => {
    expect(articleOf('One.\n\nTwo.').copy).toEqual(['One.', 'Two.']);
    expect(articleOf(`One.\n\n${PAIR}\n\nTwo.`).copy.map((piece) => typeof piece)).toEqual([
      'string',
      'object',
      'string',
    ]);
  });

  it('has no gaps for blocks of the other syntax', () => {
    const alone = 'One.\n\n```cameligo skip\nx\n```\n\nTwo.';
    for (const view of COPY_VIEWS) expect(copyOf(alone, view)).not.toMatch(/\n{3}/);
  });
});
