import { describe, expect, it } from 'vitest';
import { forAll, textFor } from '../model/syntax-text';
import { compileArticle } from './compile';
import { parseMarkdown } from './parse';
import { countWords } from './sections';

function sectionsOf(markdown: string) {
  const { variants } = compileArticle({
    tree: parseMarkdown(markdown),
    title: 'Page',
    file: 'page.md',
    folder: 'docs',
    versions: ['2.0.0'],
  });
  return variants[0]?.article.sections ?? [];
}

describe('the sections of a page', () => {
  it('are split at its headings, starting with the text before the first one', () => {
    const sections = sectionsOf('Start.\n\n## One\n\nFirst.\n\n### Two\n\nSecond.');
    expect(sections.map(({ anchor, title, depth, text }) => [anchor, title, depth, text])).toEqual([
      ['', 'Page', 1, 'Start.'],
      ['one', 'One', 2, 'First.'],
      ['two', 'Two', 3, 'Second.'],
    ]);
  });

  it('omit code samples and keep inline code', () => {
    const [section] = sectionsOf('Use `List.map`.\n\n```bash\nligo secret\n```');
    expect(section?.text).toBe('Use List.map.');
  });

  it('separate the words of each syntax', () => {
    const [section] = sectionsOf('A :jsligo[namespace]:cameligo[module] here.\n\n:::jsligo\nOnly JS.\n:::');
    expect(textFor(section?.text ?? '', 'jsligo')).toBe('A namespace here. Only JS.');
    expect(textFor(section?.text ?? '', 'cameligo')).toBe('A module here.');
    expect(forAll(section?.text ?? '')).toContain('namespace module');
  });

  it('contain the text that follows the headings of both syntaxes', () => {
    const sections = sectionsOf(
      ':::jsligo\n## Namespaces\n\nJS.\n:::\n\n:::cameligo\n## Modules\n\nCaml.\n:::\n\nFor all.\n',
    );
    expect(sections.slice(1).map(({ title, syntax, text }) => [title, syntax, text])).toEqual([
      ['Namespaces', 'jsligo', 'JS. For all.'],
      ['Modules', 'cameligo', 'Caml. For all.'],
    ]);
  });

  it('have titles in the words of each syntax', () => {
    const sections = sectionsOf('## A :jsligo[namespace]:cameligo[module]\n\nText.');
    expect(textFor(sections[1]?.title ?? '', 'cameligo')).toBe('A module');
  });

  it('put no space before a comma in lists and cells', () => {
    const [section] = sectionsOf('- `a`, then *b*.\n\n| X |\n| --- |\n| `c`, d |');
    expect(section?.text).toBe('a, then b. X c, d');
  });

  it('count the words that one reader sees', () => {
    expect(countWords(sectionsOf('A :jsligo[namespace]:cameligo[module] here.'))).toBe(3);
  });
});
