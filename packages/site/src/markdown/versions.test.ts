import { describe, expect, it, test } from 'vitest';
import type { Problem } from '../model/problem';
import { compileArticle } from './compile';
import { parseMarkdown } from './parse';

const VERSIONS = ['next', '2.0.0', '1.10.0', '1.0.0'];

function compile(source: string) {
  const { variants, problems } = compileArticle({
    tree: parseMarkdown(source),
    title: 'Numbers',
    file: 'numbers.md',
    folder: 'docs',
    versions: VERSIONS,
    releases: [...VERSIONS, '1.9.2', '1.7.0'],
  });
  const htmlIn = (version: string) =>
    variants.find(({ versions }) => versions.includes(version))?.article.html ?? '';
  return { variants, problems: problems.map(({ line, message }: Problem) => `${line}: ${message}`), htmlIn };
}

describe('marks in a text', () => {
  it('show a change in the versions that have it, with its text on demand', () => {
    const { htmlIn, variants } = compile(
      '## Title\n\n::changed{version=1.9.2 text="Now with `n`."}\n\nText.',
    );
    expect(variants.map(({ versions }) => versions)).toEqual([['next', '2.0.0', '1.10.0'], ['1.0.0']]);
    expect(htmlIn('2.0.0')).toContain('<summary>Changed in 1.9.2</summary>');
    expect(htmlIn('2.0.0')).toMatch(/<li>1\.9\.2: Now with <code[^>]*>n<\/code>\.<\/li>/);
    expect(htmlIn('1.0.0')).not.toContain('Changed');
  });

  it('say what earlier versions do instead', () => {
    const { htmlIn } = compile(':::since{version=1.7.0 instead="write `40n`."}\nWrite `40`.\n:::');
    expect(htmlIn('1.10.0')).toContain('Since 1.7.0');
    expect(htmlIn('1.10.0')).not.toContain('40n');
    expect(htmlIn('1.0.0')).toMatch(/class="version-note"><strong>1\.0\.0: <\/strong>write <code[^>]*>40n/);
  });

  it('strike through what is deprecated, with the way out', () => {
    const { htmlIn } = compile('Use :deprecated[`-p`]{since=1.7.0 use="nothing"}.');
    expect(htmlIn('2.0.0')).toMatch(
      /<del><code[^>]*>-p<\/code><\/del> \(deprecated since 1\.7\.0: nothing\)/,
    );
    expect(htmlIn('1.0.0')).not.toContain('<del>');
  });

  it('mark a section as deprecated', () => {
    const { htmlIn } = compile('## Title\n\n::deprecated{since=1.7.0 use="the other way"}');
    expect(htmlIn('2.0.0')).toContain('<li>Deprecated since 1.7.0: the other way.</li>');
    expect(htmlIn('1.0.0')).not.toContain('eprecated');
  });
});

describe('mistakes in marks', () => {
  test.each([
    [
      'an unknown version',
      '::changed{version=1.7.1 text="More."}',
      '1: There is no version 1.7.1: use one of next, 2.0.0, 1.10.0, 1.0.0, 1.9.2, 1.7.0, or add it to content/releases.yaml.',
    ],
    [
      'a version that is none',
      ':::since{version=soon}\nText.\n:::',
      "1: :::since has no valid version (found 'soon'): write :::since{version=1.10.0}.",
    ],
    [
      'a change without text',
      '::changed{version=1.7.0}',
      '1: ::changed does not say what changed: write ::changed{version=1.10.0 text="What changed."}.',
    ],
    [
      'a deprecation without version',
      'Text.\n\n::deprecated{use="another"}',
      '3: ::deprecated has no version: write ::deprecated{since=1.10.0 use="List.map"}.',
    ],
    [
      'a row whose since is after until',
      '| a |\n|---|\n| b :row{since=2.0.0 until=1.10.0} |',
      "3: 'since' (2.0.0) is after 'until' (1.10.0): exchange them, or remove one.",
    ],
    [
      'marks inside each other that contradict each other',
      '::::since{version=2.0.0}\n:::until{version=1.10.0}\nText.\n:::\n::::',
      '2: No version shows this text (the text around it is in next, 2.0.0): correct the version, or remove the text.',
    ],
  ])('are reported: %s', (_name, source, expected) => {
    expect(compile(source).problems).toEqual([expected]);
  });
});
