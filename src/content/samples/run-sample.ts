/** Runs programs of pages. */
import type { RunResult } from '../../ligo/chain/run';
import type { LoadProgram } from '../../ligo/chain/runner';
import { run } from '../../ligo/service/run';
import type { Environment } from '../../ligo/types/environment';
import type { CheckedSample, SampleAnalyses, SampleText } from './analyses';

export interface Executed {
  readonly checked: CheckedSample;
  readonly result: RunResult;
}

export type Execute = (program: SampleText) => Promise<Executed | undefined>;

/** Programs that do not pass the checker are not run: the checker has reported why. */
export async function runSample(
  program: SampleText,
  environment: Environment,
  analyses: SampleAnalyses,
  readFile: (path: string) => string | undefined,
): Promise<Executed | undefined> {
  const checked = analyses.check(program, environment);
  if (checked.problems.length > 0) return undefined;
  const load: LoadProgram = (path) => {
    const code = readFile(path);
    if (code === undefined) return undefined;
    if (path.endsWith('.tz')) return { michelson: code };
    return analyses.check({ code, syntax: path.endsWith('.jsligo') ? 'jsligo' : 'cameligo' }, environment);
  };
  return { checked, result: await run(checked, { load }) };
}

/** A program with the declaration of one more value. */
export function withValue({ code, syntax }: SampleText, name: string, expression: string): SampleText {
  const declaration = syntax === 'jsligo' ? `const ${name} = ${expression};` : `let ${name} = ${expression}`;
  return { syntax, code: `${code}\n${declaration}\n` };
}
