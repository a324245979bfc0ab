/** Runs the samples of a text: tests must pass, comments must state correct values, and pairs must agree. */

import { failuresOf, reasonOf } from '@ligo-docs/ligo';
import { isFunction, itemsOf, print, type Value } from '@ligo-docs/ligo/evaluate';
import { groupBy } from '../../model/group-by';
import type { AnalyseIn } from './analyse';
import type { CheckedText, Findings } from './findings';
import { checkPrinted } from './printed';
import { acceptedPrograms, type Program, placeIn } from './programs';
import { type Executed, executeWith, type ReadFile } from './run-sample';
import { checkStated, statedValues } from './stated-value';

type Fail = (line: number, message: string) => void;
type ExecutedProgram = Executed & { readonly program: Program };

export async function runSamples(
  { file, article, versions }: CheckedText,
  analyseIn: AnalyseIn,
  readFile: ReadFile,
  { errors, exempt, counts }: Findings,
): Promise<void> {
  const fail: Fail = (line, message) => errors.push({ file, line, message });
  const analyses = groupBy(versions, analyseIn).keys();
  const [execute, ...others] = [...analyses].map((analyse) => executeWith(analyse, readFile));
  if (!execute) return;
  const done: ExecutedProgram[] = [];
  for (const program of acceptedPrograms(article.samples)) {
    const executed = await execute(program);
    if (!executed) continue;
    done.push({ program, ...executed });
    const { tests } = executed.result;
    counts.run += 1;
    counts.tests += tests.length;
    reportFailures(program, executed, fail);
    for (const stated of statedValues(executed.analysis.program)) {
      const { isWrong, message } = await checkStated(stated, program, executed, execute);
      const { line } = placeIn(program, stated.offset);
      if (message === undefined) counts.statedValues += 1;
      else (isWrong ? errors : exempt).push({ file, line, message });
    }
    // Values do not depend on the library's version, but tests must pass with each.
    for (const executeOther of tests.length > 0 ? others : []) {
      const again = await executeOther(program);
      if (again) reportFailures(program, again, fail);
    }
  }
  counts.printed += await checkPrinted(article, execute, fail);
  for (const [key, [first, second]] of groupBy(done, ({ program }) => program.pairKey))
    if (key !== undefined && first && second) comparePair(first, second, fail);
}

/** Reports each failure at the line of the outermost call, which is in the sample itself. */
function reportFailures(program: Program, { result }: Executed, fail: Fail): void {
  for (const { name, stopped } of failuresOf(result)) {
    const subject = name ? `The test ${name}` : 'This program';
    const call = stopped.calls.findLast(({ span }) => span.file === 0);
    const { line } = placeIn(program, call?.span.from ?? 0);
    fail(line, `${subject} does not pass: ${reasonOf(stopped)}`);
  }
}

/** Values that both samples of a pair declare must be equal; functions and mutations cannot be compared. */
function comparePair(first: ExecutedProgram, second: ExecutedProgram, fail: Fail): void {
  for (const [name, value] of first.result.values) {
    const other = second.result.values.get(name);
    if (!other || !isPlain(value) || !isPlain(other) || print(value) === print(other)) continue;
    const message = `${name} is ${print(value)} in ${first.program.syntax} and ${print(other)} in ${second.program.syntax}: make the samples agree.`;
    fail(placeIn(first.program, 0).line, message);
  }
}

/** Whether the printed form of a value is complete and independent of source positions. */
function isPlain(value: Value): boolean {
  if (value.kind === 'tuple' || value.kind === 'record') return value.items.every(isPlain);
  if (value.kind === 'variant') return isPlain(value.value);
  if (value.kind === 'list') return itemsOf(value).every(isPlain);
  return !isFunction(value) && value.kind !== 'mutation';
}
