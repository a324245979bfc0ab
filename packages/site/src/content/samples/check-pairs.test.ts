import { createLanguage } from '@ligo-docs/ligo';
import { describe, expect, test } from 'vitest';
import { compileBlocks } from '../../../../../tests/helpers/compile-page';
import { formatProblem } from '../../model/problem';
import { analyseOnce } from './analyse';
import { checkPairs } from './check-pairs';
import { noFindings } from './findings';

const language = createLanguage();

function check(...blocks: string[]) {
  const found = noFindings();
  for (const variant of compileBlocks(...blocks))
    checkPairs(
      { ...variant, file: 'page.md' },
      analyseOnce(() => language),
      found,
    );
  const { errors, exempt, counts } = found;
  return { errors: errors.map(formatProblem), exempt: exempt.map(formatProblem), equal: counts.pairs };
}

const JSLIGO = '```jsligo\n@entry const add = (n: int, s: int): [list<operation>, int] => [[], s + n];\n```';
const cameligo = (result: string) =>
  `\`\`\`cameligo\n[@entry] let add (n : int) (s : int) : operation list * int = [], ${result}\n\`\`\``;

describe('a pair', () => {
  test('that compiles to the same contract is counted', () => {
    expect(check(JSLIGO, cameligo('s + n'))).toEqual({ errors: [], exempt: [], equal: 1 });
  });

  test('that compiles to different ones is reported', () => {
    const { errors, equal } = check(JSLIGO, cameligo('s - n'));
    expect(equal).toBe(0);
    expect(errors).toEqual([
      expect.stringContaining('The two syntaxes compile the contract to different Michelson'),
    ]);
  });

  test('may say why it does, which is listed', () => {
    const { errors, exempt } = check('<!-- michelson: the order is the topic -->', JSLIGO, cameligo('s - n'));
    expect(errors).toEqual([]);
    expect(exempt).toEqual([expect.stringContaining('the contract differs: the order is the topic')]);
  });

  test('that needs no reason any more must not give one', () => {
    const { errors } = check('<!-- michelson: the order is the topic -->', JSLIGO, cameligo('s + n'));
    expect(errors).toEqual([expect.stringContaining('remove <!-- michelson: … -->')]);
  });

  test('without contracts is the same', () => {
    expect(check('```jsligo\nconst a = 1;\n```', '```cameligo\nlet a = 2\n```').equal).toBe(1);
  });
});
