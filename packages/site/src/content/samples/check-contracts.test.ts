import { createLanguage } from '@ligo-docs/ligo';
import { expect, test } from 'vitest';
import { compileBlocks } from '../../../../../tests/helpers/compile-page';
import { formatProblem } from '../../model/problem';
import { analyseOnce } from './analyse';
import { checkContracts, type KnownProblems } from './check-contracts';
import { noFindings } from './findings';

const language = createLanguage();

function check(code: string, known: KnownProblems = (_, compile) => compile()): string[] {
  const found = noFindings();
  for (const variant of compileBlocks('Words.', `\`\`\`cameligo\n${code}\n\`\`\``))
    checkContracts(
      { ...variant, file: 'page.md' },
      analyseOnce(() => language),
      known,
      found,
    );
  return found.errors.map(formatProblem);
}

const COUNTER = '[@entry] let add (n : int) (s : int) : operation list * int = [], s + n';
const QUEUE = 'type s = operation list\n[@entry] let clear () (_ : s) : operation list * s = [], []';

test('a contract that compiles is not reported', () => expect(check(COUNTER)).toEqual([]));

test('a contract that the chain refuses is reported at its place', () => {
  const [problem, ...more] = check(QUEUE);
  expect(problem).toMatch(/^page\.md:4:10: The chain refuses this contract: .*operation/);
  expect(more).toEqual([]);
});

test('the problems of a program that is known are not looked for again', () => {
  expect(check(QUEUE, () => [])).toEqual([]);
});

test('programs without contracts are not compiled', () => {
  const compileNone: KnownProblems = () => {
    throw new Error('compiled');
  };
  expect(check('let a = 1', compileNone)).toEqual([]);
});
