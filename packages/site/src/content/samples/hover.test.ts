import { createLanguage } from '@ligo-docs/ligo';
import { describe, expect, it } from 'vitest';
import { compileBlocks } from '../../../../../tests/helpers/compile-page';
import { unpackSample } from '../../model/hover';
import { analyseOnce } from './analyse';
import { sampleNames } from './hover';

const language = createLanguage();
const oldLanguage = createLanguage();
const analyseIn = analyseOnce((version) => (version === '1' ? oldLanguage : language));
const context = {
  analyseIn,
  addressesOf: () => (kind: string, name: string) => `reference/${kind}/${name}`,
};

/** The samples of a page. */
function samplesOf(...blocks: string[]) {
  return compileBlocks(...blocks)[0]?.article.samples ?? [];
}

/** Each name of each sample with its declaration, and its address or definition. */
function describeNames(...blocks: string[]): string[][] {
  const samples = samplesOf(...blocks);
  const [found] = sampleNames(samples, ['next'], context);
  return samples.map(({ code }, index) =>
    (found ? unpackSample(found.names, index, code) : []).map(({ word, declaration, address, definition }) =>
      [word, declaration, address ?? definition].filter(Boolean).join(' | '),
    ),
  );
}

const jsligo = (code: string, info = '') => `\`\`\`jsligo ${info}\n${code}\n\`\`\``;
const cameligo = (code: string, info = '') => `\`\`\`cameligo ${info}\n${code}\n\`\`\``;

describe('the names in samples', () => {
  it('have their types in the syntax of the sample', () => {
    const [js, cameligoNames] = describeNames(
      jsligo('const double = (n: int): int => n * 2;'),
      cameligo('let double (n : int) : int = n * 2'),
    );
    expect(js?.[0]).toBe('double | double: (n: int) => int | Defined on line 1.');
    expect(cameligoNames?.[0]).toBe('double | double : int -> int | Defined on line 1.');
  });

  it('link to the reference if they are library names or modules', () => {
    expect(describeNames(jsligo('const n = List.length(list([1]));'))[0]).toEqual([
      'n | n: nat | Defined on line 1.',
      'List | namespace List | reference/module/List',
      'length | List.length: (_: list<int>) => nat | reference/value/List.length',
    ]);
  });

  it('include declarations of types, fields and constructors', () => {
    const code = `type shape = ["Circle", int] | ["Point"];
type item = { size: int };
const area = (thing: item): shape => Circle(thing.size);`;
    expect(describeNames(jsligo(code))[0]).toEqual(
      expect.arrayContaining([
        'shape | type shape = ["Circle", int] | ["Point"] | Defined on line 1.',
        'Circle | Circle: (_: int) => shape',
        'size | size: int',
      ]),
    );
  });

  it('are resolved across the samples of a group, even if they are not adjacent', () => {
    const [, , last] = describeNames(
      jsligo('const a = 1;\nconst b = "b";', 'group=g'),
      jsligo('const other = 1;'),
      jsligo('const c = b;', 'group=g'),
    );
    expect(last).toEqual([
      'c | c: string | Defined on line 1.',
      'b | b: string | Defined on line 2 of an earlier sample.',
    ]);
  });

  it('are listed in a failing sample if they have a type', () => {
    const wrong = `:::fails\n\n${jsligo('const d: nat = a;\nconst e = missing;', 'skip')}\n\n:::`;
    const [, names] = describeNames(jsligo('const a = "x";', 'group=g'), wrong.replace('skip', 'group=g'));
    expect(names).toContain('a | a: string | Defined on line 1 of an earlier sample.');
    expect(names?.join()).not.toContain('?');
    const [unnamed] = describeNames(`:::fails\n\n${jsligo('type = nat;', 'skip')}\n\n:::`);
    expect(unnamed).not.toContain('type  = nat');
  });

  it('are not listed in samples that are not programs', () => {
    expect(describeNames(`<!-- skip: an excerpt -->\n\n${jsligo('const = ', 'skip')}`)).toEqual([[]]);
  });
});

describe('the names for several versions', () => {
  it('are computed once for all versions that share a library', () => {
    const samples = samplesOf(jsligo('const a = 1;'));
    const found = sampleNames(samples, ['3', '2', '1'], context);
    expect(found.map(({ versions }) => versions)).toEqual([['3', '2'], ['1']]);
  });

  it('are empty for a text without samples', () => {
    expect(sampleNames([], ['next'], context)).toEqual([]);
  });
});
