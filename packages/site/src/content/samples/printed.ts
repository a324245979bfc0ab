/** Outputs on a page, of tests and expressions: the programs above them must produce them. */

import { runReport } from '@ligo-docs/ligo';
import { printInterpreted } from '@ligo-docs/ligo/evaluate';
import type { Article, Sample } from '../../markdown/article';
import { type Evaluation, readEvaluation } from './commands';
import { acceptedPrograms, joinSamples } from './programs';
import { type Execute, evaluate } from './run-sample';

/** The line that `ligo run test` prints before the results. */
const RESULTS = 'Everything at the top-level was executed.';

/** Reports outputs that no program produces, and resolves to the number of correct ones. */
export async function checkPrinted(
  { printed, samples }: Pick<Article, 'printed' | 'samples'>,
  execute: Execute,
  fail: (line: number, message: string) => void,
): Promise<number> {
  let confirmed = 0;
  for (const output of printed) {
    const above = samples.filter(({ line, inFails }) => line < output.line && !inFails);
    const actual = output.text.includes(RESULTS)
      ? await resultsAbove(output.text, above, execute)
      : await valuesOf(output.commands, above, execute);
    if (actual === undefined) continue;
    if (actual === comparable(output.text)) confirmed += 1;
    else fail(output.line, `The evaluator prints something else:\n${actual}`);
  }
  return confirmed;
}

/** The results of the program that prints the output, or else of the last one with tests. */
async function resultsAbove(text: string, above: readonly Sample[], execute: Execute) {
  let nearest: string | undefined;
  const programs = acceptedPrograms(above).filter(({ code }) => /\btest/.test(code));
  for (const program of programs.reverse()) {
    const executed = await execute(program);
    const actual = executed && comparable(runReport(executed.result, executed.analysis.program.files));
    if (actual === comparable(text)) return actual;
    nearest ??= actual;
  }
  return nearest;
}

/** The output of the commands before the text, per syntax if different; undefined unless all evaluate. */
async function valuesOf(commands: readonly string[], above: readonly Sample[], execute: Execute) {
  const bySyntax = new Map<string, string[]>();
  for (const evaluation of commands.map(readEvaluation)) {
    const code = evaluation && codeOf(evaluation, above);
    const shown = code && (await shownValue(code, evaluation, execute));
    if (!shown) return undefined;
    bySyntax.set(evaluation.syntax, [...(bySyntax.get(evaluation.syntax) ?? []), shown]);
  }
  const outputs = new Set([...bySyntax.values()].map((lines) => lines.join('\n')));
  return outputs.size === 0 ? undefined : [...outputs].join('\n--- in the other syntax:\n');
}

/** The program that the reader has saved under this name, up to the output. */
function codeOf({ file, syntax }: Evaluation, above: readonly Sample[]): string | undefined {
  const named = above.findLast((sample) => sample.syntax === syntax && sample.title === file);
  const isPart = (sample: Sample) =>
    sample === named || (sample.group && sample.group === named?.group && sample.syntax === syntax);
  return named && joinSamples(above.filter(isPart)).code;
}

async function shownValue(code: string, { syntax, expression }: Evaluation, execute: Execute) {
  const { value, failedWith } = await evaluate(expression, { code, syntax }, execute);
  const result = failedWith ?? value;
  const shown = result && printInterpreted(result);
  return failedWith && shown ? `failed with: ${shown}` : shown;
}

/** Ignores file names in messages, because samples have none, and trailing spaces. */
function comparable(text: string): string {
  return text
    .replace(/File "[^"]*"/g, 'File "…"')
    .replace(/ +$/gm, '')
    .trimEnd();
}
