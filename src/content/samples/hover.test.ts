import { describe, expect, it } from 'vitest';
import { testLanguage } from '../../ligo/testing/library';
import { compileArticle } from '../../markdown/compile';
import { parseMarkdown } from '../../markdown/parse';
import { analyseOnce } from './analyse';
import { hoverNames, sampleNames } from './hover';

const language = testLanguage();
const oldLanguage = testLanguage();
const analyseIn = analyseOnce((version) => (version === '1' ? oldLanguage : language));

/** The samples of a page. */
function samplesOf(...blocks: string[]) {
  const { variants } = compileArticle({
    tree: parseMarkdown(blocks.join('\n\n')),
    title: 'Numbers',
    file: 'numbers.md',
    folder: 'docs',
    versions: ['next'],
  });
  return variants[0]?.article.samples ?? [];
}

/** Each name of each sample with what is said about it, and in which line it is defined. */
function saidIn(...blocks: string[]): string[][] {
  const samples = samplesOf(...blocks);
  return hoverNames(samples, analyseIn('next')).map((names, index) =>
    names.map(({ from, length, declaration, address, definition }) => {
      const word = samples[index]?.code.slice(from, from + length);
      const place = definition && `line ${definition.line}, ${definition.samplesBefore} before`;
      return [word, declaration, address ?? place].filter(Boolean).join(' | ');
    }),
  );
}

const jsligo = (code: string, info = '') => `\`\`\`jsligo ${info}\n${code}\n\`\`\``;
const cameligo = (code: string, info = '') => `\`\`\`cameligo ${info}\n${code}\n\`\`\``;

describe('the names in samples', () => {
  it('have their types in the syntax of the sample', () => {
    const [js, cameligoNames] = saidIn(
      jsligo('const double = (n: int): int => n * 2;'),
      cameligo('let double (n : int) : int = n * 2'),
    );
    expect(js?.[0]).toBe('double | double: (n: int) => int | line 1, 0 before');
    expect(cameligoNames?.[0]).toBe('double | double : int -> int | line 1, 0 before');
  });

  it('lead to the reference if they are of the library, modules included', () => {
    expect(saidIn(jsligo('const n = List.length(list([1]));'))[0]).toEqual([
      'n | n: nat | line 1, 0 before',
      'List | namespace List | reference/list',
      'length | List.length: (_: list<int>) => nat | reference/list#length',
    ]);
  });

  it('include types where they are declared, fields and constructors', () => {
    const code = `type shape = ["Circle", int] | ["Point"];
type item = { size: int };
const area = (thing: item): shape => Circle(thing.size);`;
    expect(saidIn(jsligo(code))[0]).toEqual(
      expect.arrayContaining([
        'shape | type shape = ["Circle", int] | ["Point"] | line 1, 0 before',
        'Circle | Circle: (_: int) => shape',
        'size | size: int',
      ]),
    );
  });

  it('of a group know the samples before them, whatever is between', () => {
    const [, , last] = saidIn(
      jsligo('const a = 1;\nconst b = "b";', 'group=g'),
      jsligo('const other = 1;'),
      jsligo('const c = b;', 'group=g'),
    );
    expect(last).toEqual(['c | c: string | line 1, 0 before', 'b | b: string | line 2, 2 before']);
  });

  it('are known in a sample that fails as far as they have a type', () => {
    const wrong = `:::fails\n\n${jsligo('const d: nat = a;\nconst e = missing;', 'skip')}\n\n:::`;
    const [, names] = saidIn(jsligo('const a = "x";', 'group=g'), wrong.replace('skip', 'group=g'));
    expect(names).toContain('a | a: string | line 1, 1 before');
    expect(names?.join()).not.toContain('?');
    const [unnamed] = saidIn(`:::fails\n\n${jsligo('type = nat;', 'skip')}\n\n:::`);
    expect(unnamed).not.toContain('type  = nat');
  });

  it('are unknown in what is not a program', () => {
    expect(saidIn(`<!-- skip: an excerpt -->\n\n${jsligo('const = ', 'skip')}`)).toEqual([[]]);
  });
});

describe('the names for several versions', () => {
  it('are computed once for all versions that share a library', () => {
    const samples = samplesOf(jsligo('const a = 1;'));
    const found = sampleNames(samples, ['3', '2', '1'], analyseIn);
    expect(found.map(({ versions }) => versions)).toEqual([['3', '2'], ['1']]);
  });

  it('are nothing for a text without samples', () => {
    expect(sampleNames([], ['next'], analyseIn)).toEqual([]);
  });
});
