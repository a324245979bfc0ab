/** Runs programs of pages. */
import type { RunResult } from '../../ligo/chain/run';
import type { LoadProgram } from '../../ligo/chain/runner';
import type { Analysis, Language } from '../../ligo/service/analyse';
import { run } from '../../ligo/service/run';
import type { Analyse, SampleText } from './analyses';

export interface Executed {
  readonly analysis: Analysis;
  readonly result: RunResult;
}

export type Execute = (program: SampleText) => Promise<Executed | undefined>;

/** Programs that do not pass the checker are not run: the checker has reported why. */
export async function runSample(
  program: SampleText,
  language: Language,
  analyse: Analyse,
  readFile: (path: string) => string | undefined,
): Promise<Executed | undefined> {
  const analysis = analyse(program, language);
  if (analysis.problems.length > 0) return undefined;
  const load: LoadProgram = (path) => {
    const code = readFile(path);
    if (code === undefined) return undefined;
    if (path.endsWith('.tz')) return { michelson: code };
    return analyse({ code, syntax: path.endsWith('.jsligo') ? 'jsligo' : 'cameligo' }, language);
  };
  return { analysis, result: await run(analysis, { load }) };
}

/** A program with the declaration of one more value. */
export function withValue({ code, syntax }: SampleText, name: string, expression: string): SampleText {
  const declaration = syntax === 'jsligo' ? `const ${name} = ${expression};` : `let ${name} = ${expression}`;
  return { syntax, code: `${code}\n${declaration}\n` };
}
