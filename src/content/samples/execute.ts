/** Runs the samples of all pages: tests pass, values are what comments say, and pairs of samples agree. */

import type { Stopped } from '../../ligo/chain/run';
import { isFunction } from '../../ligo/evaluate/values/function';
import { itemsOf } from '../../ligo/evaluate/values/make';
import { print } from '../../ligo/evaluate/values/print';
import type { Value } from '../../ligo/evaluate/values/value';
import { failuresOf, reasonOf } from '../../ligo/service/run-report';
import { groupBy } from '../../model/group-by';
import type { Problem } from '../../model/problem';
import { lineAt } from '../../model/text-place';
import { type Analyse, analyseOnce } from './analyses';
import type { CheckedText } from './check';
import { acceptedPrograms } from './check-types';
import { type LanguageOf, versionsByLanguage } from './languages';
import { checkPrinted } from './printed';
import type { Program } from './programs';
import { type Execute, type Executed, runSample, withValue } from './run-sample';
import { isAsStated, type StatedValue, statedValues } from './stated-value';

export interface ExecutionOptions {
  readonly languageOf: LanguageOf;
  /** The text of a file that a sample names, such as a contract to originate. */
  readonly readFile: (path: string) => string | undefined;
  readonly analyse?: Analyse;
}

export async function executeSamples(
  texts: readonly CheckedText[],
  { languageOf, readFile, analyse = analyseOnce() }: ExecutionOptions,
) {
  const errors: Problem[] = [];
  /** Comments after declarations that were not taken for values, with the reason. */
  const exempt: Problem[] = [];
  /** `printed` counts outputs on pages that are as the evaluator prints them. */
  const counts = { programs: 0, tests: 0, statedValues: 0, printed: 0 };
  for (const { file, article, versions } of texts) {
    const fail = (line: number, message: string) => errors.push({ file, line, message });
    const [execute, ...others] = [...versionsByLanguage(versions, languageOf).keys()].map(
      (language): Execute =>
        (program) =>
          runSample(program, language, analyse, readFile),
    );
    if (!execute) continue;
    const done: ExecutedProgram[] = [];
    for (const program of acceptedPrograms(article.samples)) {
      const executed = await execute(program);
      if (!executed) continue;
      done.push({ program, ...executed });
      counts.programs += 1;
      counts.tests += executed.result.tests.length;
      reportFailures(program, executed, fail);
      for (const stated of statedValues(executed.analysis.program)) {
        const { isWrong, message } = await checkStated(stated, program, executed, execute);
        if (message === undefined) counts.statedValues += 1;
        else (isWrong ? errors : exempt).push({ file, line: program.lineOf(stated.line), message });
      }
      // The values of a program do not depend on the library, but its tests must pass with each.
      for (const executeOther of executed.result.tests.length > 0 ? others : []) {
        const again = await executeOther(program);
        if (again) reportFailures(program, again, fail);
      }
    }
    counts.printed += await checkPrinted(article, execute, fail);
    for (const [key, [first, second]] of groupBy(done, ({ program }) => program.pairKey))
      if (key !== undefined && first && second) comparePair(first, second, fail);
  }
  return { ...counts, exempt, errors };
}

interface ExecutedProgram extends Executed {
  readonly program: Program;
}

type Fail = (line: number, message: string) => void;

function reportFailures({ code, lineOf }: Program, { result }: Executed, fail: Fail): void {
  for (const { name, stopped } of failuresOf(result)) {
    const subject = name ? `The test ${name}` : 'This program';
    fail(lineOf(lineOfCall(stopped, code)), `${subject} does not pass: ${reasonOf(stopped)}`);
  }
}

/** What became of a comment that may state a value: a message if it is wrong, or is none. */
async function checkStated(
  { names, comment, expectation }: StatedValue,
  program: Program,
  { result }: Executed,
  execute: Execute,
): Promise<{ isWrong?: boolean; message?: string }> {
  const actual = names.flatMap((name) => result.values.get(name) ?? []);
  // The comment may be an expression that can be evaluated after the sample.
  const code =
    expectation.kind === 'code'
      ? (await execute(withValue(program, 'stated', comment)))?.result.values.get('stated')
      : undefined;
  if (expectation.kind === 'code' && code === undefined)
    return { message: `not checked, because it is not code: ${comment}` };
  if (actual.length === 0 || actual.some(isFunction))
    return { message: `not checked, because a function has no value to show: ${comment}` };
  if (isAsStated(expectation, actual, code)) return {};
  const found = `${names.join(', ')} is ${comment}, but it is ${actual.map(print).join(', ')}`;
  return { isWrong: true, message: `The comment says that ${found}: correct the comment.` };
}

/** The line of the outermost call, which is in the sample itself. */
function lineOfCall({ calls }: Stopped, code: string): number {
  const place = calls.findLast(({ span }) => span.file === 0);
  return lineAt(code, place?.span.from ?? 0);
}

/** Values that both samples of a pair declare must be equal; functions and chain-made values cannot be compared. */
function comparePair(first: ExecutedProgram, second: ExecutedProgram, fail: Fail): void {
  for (const [name, value] of first.result.values) {
    const other = second.result.values.get(name);
    if (!other || !isPlain(value) || !isPlain(other) || print(value) === print(other)) continue;
    const message = `${name} is ${print(value)} in ${first.program.syntax} and ${print(other)} in ${second.program.syntax}: make the samples agree.`;
    fail(first.program.lineOf(1), message);
  }
}

/** Whether a value prints to all that it is, independent of places in the source. */
function isPlain(value: Value): boolean {
  if (value.kind === 'tuple' || value.kind === 'record') return value.items.every(isPlain);
  if (value.kind === 'variant') return isPlain(value.value);
  if (value.kind === 'list') return itemsOf(value).every(isPlain);
  return !isFunction(value) && value.kind !== 'mutation';
}
