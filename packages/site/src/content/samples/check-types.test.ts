import { createLanguage } from '@ligo-docs/ligo';
import { describe, expect, it } from 'vitest';
import { compileBlocks } from '../../../../../tests/helpers/compile-page';
import { formatProblem } from '../../model/problem';
import { analyseOnce, languagesOf } from './analyse';
import { checkTypes } from './check-types';
import { noFindings } from './findings';

const language = createLanguage();

/** The problems in the types of one page's samples. */
function check(...blocks: string[]): string[] {
  const found = noFindings();
  for (const variant of compileBlocks(...blocks))
    checkTypes(
      { ...variant, file: 'numbers.md' },
      analyseOnce(() => language),
      found,
    );
  return found.errors.map(formatProblem);
}

const jsligo = (code: string, info = '') => `\`\`\`jsligo ${info}\n${code}\n\`\`\``;

describe('the types of samples', () => {
  it('are not reported if they are correct', () => {
    expect(check(jsligo('const a: nat = 1n;'))).toEqual([]);
  });

  it('are reported with the line and column of the page if they are wrong', () => {
    const [problem, ...more] = check('Words.', jsligo('const a = 1n;\nconst b: string = a;'));
    expect(problem).toMatch(/^numbers\.md:5:19: /);
    expect(more).toEqual([]);
  });

  it('are checked across the whole group', () => {
    expect(check(jsligo('const a = 1n;', 'group=g'), jsligo('const b: nat = a;', 'group=g'))).toEqual([]);
  });
});

describe('a sample in :::fails', () => {
  it('must be rejected', () => {
    expect(check(`:::fails\n\n${jsligo('const a: nat = "x";', 'skip')}\n\n:::`)).toEqual([]);
    expect(check(`:::fails\n\n${jsligo('const a: nat = 1n;', 'skip')}\n\n:::`)).toEqual([
      expect.stringContaining('nothing is wrong with it'),
    ]);
  });

  it('includes the samples before it in its group', () => {
    const good = jsligo('const a = 1n;', 'group=g');
    expect(check(good, `:::fails\n\n${jsligo('const b: nat = a;', 'group=g skip')}\n\n:::`)).toHaveLength(1);
  });

  it('is reported at the line of the page if it does not parse', () => {
    const errors = check('Text.', jsligo('const a = 1;\nconst b = = 2;'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^numbers\.md:5:\d+: /);
    expect(errors[0]).toContain('const b = = 2;');
  });

  it('is reported at its own line in a group too', () => {
    const errors = check(jsligo('const a = 1;', 'group=g'), 'Words.', jsligo('const b = = 2;', 'group=g'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^numbers\.md:8:\d+: /);
  });
});

describe('programs that several versions show', () => {
  it('count once for each, and one that a version refuses is reported with it', () => {
    const found = noFindings();
    const [variant] = compileBlocks(jsligo('const seats: nat = 40;'));
    if (!variant) throw new Error('There is no text.');
    const versions = ['next', '1.11.5', '1.6.0'];
    checkTypes({ ...variant, versions, file: 'numbers.md' }, analyseOnce(languagesOf(versions)), found);
    expect(found.counts).toMatchObject({ judged: 3, refused: 1 });
    expect(found.errors.map(formatProblem)).toEqual([
      expect.stringMatching(/^numbers\.md:2:.*\(in 1\.6\.0\)/s),
    ]);
  });
});
