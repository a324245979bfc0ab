/** Recorded contracts, refusals and expressions: the compiler's own results. */
import { expect, test } from 'vitest';
import { evidenceLines } from '../../../tests/helpers/evidence';
import { compile } from '../src/compile';
import { printMicheline } from '../src/michelson';
import type { LigoSyntax } from '../src/syntax/source';
import { compileExpression } from '../src/tools/compile-expression';
import { analyseText } from './helpers/analyse-text';
import { different, partOf, recordedContracts } from './helpers/recorded-compilations';

test('an eighth of the recorded contracts is identical', { timeout: 120_000 }, () => {
  const contracts = recordedContracts().filter((recorded) => partOf(recorded, 8) === 3);
  expect(contracts.length).toBeGreaterThan(50);
  expect(different(contracts)).toEqual([]);
});

interface Refused {
  readonly syntax: LigoSyntax;
  readonly code: string;
  readonly module: string;
  readonly line: number | null;
  readonly message: string;
}

test('refused contracts are refused, where the compiler says, and always at a place', {
  timeout: 120_000,
}, () => {
  const wrong = evidenceLines<Refused>('compile-refusals').flatMap(
    ({ syntax, code, module, line, message }) => {
      const { typed } = analyseText(code, syntax);
      const [problem] = compile(typed, { module }).problems;
      if (problem === undefined || problem.span.to <= problem.span.from)
        return [`${message}: no place\n${code}`];
      const own = code.slice(0, problem.span.from).split('\n').length;
      return line === null || own === line ? [] : [`${message}: line ${own} instead of ${line}\n${code}`];
    },
  );
  expect(wrong).toEqual([]);
});

interface RecordedExpression {
  readonly syntax: LigoSyntax;
  readonly code: string;
  readonly expression: string;
  readonly phase?: string;
  readonly without_run?: string;
}

test('expressions have the code of the compiler, or are refused', { timeout: 120_000 }, () => {
  const wrong = evidenceLines<RecordedExpression>('expressions').flatMap((recorded) => {
    const { syntax, expression, phase, without_run } = recorded;
    const { code } = compileExpression(analyseText(recorded.code, syntax), { text: expression, syntax });
    if (phase !== undefined && phase !== 'execution') return code === undefined ? [] : [expression];
    return without_run === undefined || (code && printMicheline(code)) === without_run ? [] : [expression];
  });
  expect(wrong).toEqual([]);
});
