/** Runs programs of pages. */

import { type Analysis, failuresOf, loadContracts, run } from '@ligo-docs/ligo';
import type { RunResult } from '@ligo-docs/ligo/chain';
import type { Analyse, SampleText } from './analyse';

export interface Executed {
  readonly analysis: Analysis;
  readonly result: RunResult;
}

export type Execute = (program: SampleText) => Promise<Executed | undefined>;

/** Reads a file that a sample refers to, such as a contract to originate. */
export type ReadFile = (path: string) => string | undefined;

/** Programs with type errors are not run: the checker has already reported them, as it has contracts that do not compile. */
export function executeWith(analyse: Analyse, readFile: ReadFile): Execute {
  const load = loadContracts(readFile, ({ text, syntax }) => analyse({ code: text, syntax }));
  return async (program) => {
    const analysis = analyse(program);
    return analysis.problems.length > 0
      ? undefined
      : { analysis, result: await run(analysis, { load, compiled: true }) };
  };
}

/** The value of an expression at the end of a program, or the value with which it fails. */
export async function evaluate(expression: string, { code, syntax }: SampleText, execute: Execute) {
  const name = 'evaluated_expression';
  const declaration = syntax === 'jsligo' ? `const ${name} = ${expression};` : `let ${name} = ${expression}`;
  const executed = await execute({ syntax, code: `${code}\n${declaration}\n` });
  const reason = executed && failuresOf(executed.result)[0]?.stopped.reason;
  const failedWith = reason?.kind === 'failwith' ? reason.value : undefined;
  return { value: executed?.result.values.get(name), failedWith };
}
