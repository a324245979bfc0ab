/** Outputs that a page shows: results of tests, and values of expressions. The programs above them must give them. */
import type { RunResult } from '../../ligo/chain/run';
import { printInterpreted } from '../../ligo/evaluate/values/print-interpreted';
import { failuresOf, runReport } from '../../ligo/service/run-report';
import type { SourceFile } from '../../ligo/syntax/source';
import type { Article, PrintedText, Sample } from '../../markdown/article';
import { acceptedPrograms } from './check-types';
import { type Evaluation, readEvaluation } from './commands';
import type { Program } from './programs';

/** The line that `ligo run test` prints before the results. */
const RESULTS = 'Everything at the top-level was executed.';

interface Executed {
  readonly result: RunResult;
  readonly checked: { readonly program: { readonly files: readonly SourceFile[] } };
}

export interface PrintedTools {
  /** Nothing if the program does not pass the checker. */
  readonly execute: (program: Pick<Program, 'syntax' | 'code'>) => Promise<Executed | undefined>;
  readonly report: (line: number, message: string) => void;
}

/** Reports outputs that no program gives, and returns the number of those that one does. */
export async function checkPrinted(
  { printed, samples }: Pick<Article, 'printed' | 'samples'>,
  tools: PrintedTools,
): Promise<number> {
  let confirmed = 0;
  for (const output of printed) {
    const above = samples.filter(({ line, inFails }) => line < output.line && !inFails);
    const actual = output.text.includes(RESULTS)
      ? await resultsAbove(output, above, tools)
      : await valuesOf(output, above, tools);
    if (actual === undefined) continue;
    if (actual === comparable(output.text)) confirmed += 1;
    else tools.report(output.line, `The evaluator prints something else:\n${actual}`);
  }
  return confirmed;
}

/** The results of the program that prints what the page shows, or else of the last one with tests. */
async function resultsAbove(
  { text }: PrintedText,
  above: readonly Sample[],
  { execute }: PrintedTools,
): Promise<string | undefined> {
  let nearest: string | undefined;
  const programs = acceptedPrograms(above).filter(({ code }) => /\btest/.test(code));
  for (const program of programs.reverse()) {
    const executed = await execute(program);
    const actual = executed && comparable(runReport(executed.result, executed.checked.program.files));
    if (actual === comparable(text)) return actual;
    nearest ??= actual;
  }
  return nearest;
}

/** What the commands before the text print, in the reader's syntax or in both, if all of them evaluate expressions. */
async function valuesOf(
  { commands }: PrintedText,
  above: readonly Sample[],
  { execute }: PrintedTools,
): Promise<string | undefined> {
  const evaluations = commands.map(readEvaluation);
  const bySyntax = new Map<string, string[]>();
  for (const evaluation of evaluations) {
    const code = evaluation && codeOf(evaluation, above);
    const shown = code && (await shownValue(code, evaluation, execute));
    if (!shown) return undefined;
    bySyntax.set(evaluation.syntax, [...(bySyntax.get(evaluation.syntax) ?? []), shown]);
  }
  const outputs = new Set([...bySyntax.values()].map((lines) => lines.join('\n')));
  return outputs.size === 0 ? undefined : [...outputs].join('\n--- in the other syntax:\n');
}

/** The program that the page has the reader save under the name, up to the output. */
function codeOf({ file, syntax }: Evaluation, above: readonly Sample[]): string | undefined {
  const named = above.findLast((sample) => sample.syntax === syntax && sample.title === file);
  const parts = above.filter((sample) => sample === named || (named?.group && isSameGroup(sample, named)));
  return named && parts.map(({ code }) => code).join('\n');
}

function isSameGroup(sample: Sample, { syntax, group }: Sample): boolean {
  return sample.syntax === syntax && sample.group === group;
}

async function shownValue(
  code: string,
  { syntax, expression }: Evaluation,
  execute: PrintedTools['execute'],
): Promise<string | undefined> {
  const name = 'evaluated_expression';
  const declaration = syntax === 'jsligo' ? `const ${name} = ${expression};` : `let ${name} = ${expression}`;
  const executed = await execute({ syntax, code: `${code}\n${declaration}\n` });
  if (!executed) return undefined;
  const reason = failuresOf(executed.result)[0]?.stopped.reason;
  if (reason?.kind === 'failwith') return prefixed('failed with: ', printInterpreted(reason.value));
  const value = executed.result.values.get(name);
  return value && printInterpreted(value);
}

function prefixed(prefix: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : prefix + text;
}

/** A sample has no file name, so the names in messages do not count, nor do spaces at the end of lines. */
function comparable(text: string): string {
  return text
    .replace(/File "[^"]*"/g, 'File "…"')
    .replace(/ +$/gm, '')
    .trimEnd();
}
