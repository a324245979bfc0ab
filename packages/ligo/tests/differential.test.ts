/** Tests of recorded programs run twice: contracts are evaluated, and their compiled code is executed. */
import { expect, test } from 'vitest';
import { evidenceLines } from '../../../tests/helpers/evidence';
import { runProgram } from '../src/chain/run';
import { compile } from '../src/compile';
import { extras } from '../src/evaluate/load-extras';
import { prepareScript, type RunnableScript } from '../src/michelson';
import { type Analysis, analyse } from '../src/tools/analyse';
import { languageOf } from './helpers/analyse-text';
import { compareCall, type Verdict } from './helpers/differential';

interface Recorded {
  readonly file: string;
  readonly syntax: 'jsligo' | 'cameligo';
  readonly code: string;
  readonly imports?: unknown;
}

/** Mutation tests change the evaluated program only. */
const NOT_COMPARABLE = /mutat/i;

/** The library makes contracts without a script that pass tickets on, and one recorded program is refused by the chain. */
const WHY_SKIPPED = ['The contract has no script.'];

/** Programs with tests, each once: a line for every contract repeats the text. */
const programs = [
  ...new Map(evidenceLines<Recorded>('michelson').map((line) => [line.code, line])).values(),
].filter(({ code, imports }) => !imports && /\btest_/.test(code) && !NOT_COMPARABLE.test(code));

function scriptsOf({ typed }: Analysis): RunnableScript[] {
  return [...typed.contracts.keys()].flatMap((module) => {
    const { script } = compile(typed, { module });
    return (script && prepareScript(script).script) ?? [];
  });
}

function verdictsOn({ file, syntax, code }: Recorded): Verdict[] {
  const analysis = analyse(languageOf('next'), { file, text: code, syntax });
  expect([file, analysis.problems]).toEqual([file, []]);
  const scripts = scriptsOf(analysis);
  const verdicts: Verdict[] = [];
  runProgram(analysis, { extras, observe: (call) => verdicts.push(compareCall(call, scripts)) });
  return verdicts;
}

test('evaluated and compiled contracts do the same', { timeout: 300_000 }, () => {
  const results = programs.flatMap((program) =>
    verdictsOn(program).map((verdict) => ({ file: program.file, ...verdict })),
  );
  expect(results.filter(({ kind }) => kind === 'different')).toEqual([]);
  const skipped = results.flatMap((result) => (result.kind === 'skipped' ? [result.reason] : []));
  expect([...new Set(skipped)].sort()).toEqual(WHY_SKIPPED);
  expect(results.length - skipped.length).toBeGreaterThan(500);
});
