/** Runs the samples of all pages: tests pass, values are what comments say, and pairs of samples agree. */

import type { RunResult, Stopped } from '../../ligo/chain/run';
import type { LoadProgram } from '../../ligo/chain/runner';
import { isFunction } from '../../ligo/evaluate/values/function';
import { itemsOf } from '../../ligo/evaluate/values/make';
import { print } from '../../ligo/evaluate/values/print';
import type { Value } from '../../ligo/evaluate/values/value';
import { run } from '../../ligo/service/run';
import { failuresOf, reasonOf } from '../../ligo/service/run-report';
import type { Environment } from '../../ligo/types/environment';
import type { Problem, Reporter } from '../../model/problem';
import { type CheckedSample, SampleAnalyses } from './analyses';
import type { CheckedText } from './check';
import { acceptedPrograms, type Environments, librariesOf } from './check-types';
import { checkPrinted } from './printed';
import type { Program as Sample } from './programs';
import { isAsStated, statedValues } from './stated-value';

export interface ExecutionReport {
  readonly programs: number;
  readonly tests: number;
  readonly statedValues: number;
  /** Outputs on pages that are as the evaluator prints them. */
  readonly printed: number;
  /** Comments after declarations that were not taken for values, with the reason. */
  readonly exempt: readonly Problem[];
  readonly errors: readonly Problem[];
}

export interface ExecutionOptions {
  readonly environment: Environments;
  /** The text of a file that a sample names, such as a contract to originate. */
  readonly readFile: (path: string) => string | undefined;
  readonly analyses?: SampleAnalyses;
}

export async function executeSamples(
  texts: readonly CheckedText[],
  options: ExecutionOptions,
): Promise<ExecutionReport> {
  const { analyses = new SampleAnalyses() } = options;
  const errors: Problem[] = [];
  const exempt: Problem[] = [];
  const counts = { programs: 0, tests: 0, statedValues: 0, printed: 0 };
  for (const { file, article, versions } of texts) {
    const report: Reporter = (problem) => errors.push(problem);
    const [environment, ...others] = librariesOf(versions, options.environment).keys();
    if (!environment) continue;
    const byGroup = new Map<string, Executed[]>();
    for (const sample of acceptedPrograms(article.samples)) {
      const executed = await execute(sample, environment, options, analyses);
      if (!executed) continue;
      counts.programs += 1;
      counts.tests += executed.result.tests.length;
      reportFailures(executed, file, report);
      const stated = await checkStated(executed, (more) => execute(more, environment, options, analyses));
      for (const { line, message, isWrong } of stated) {
        if (message === undefined) counts.statedValues += 1;
        else (isWrong ? errors : exempt).push({ file, line: sample.lineOf(line), message });
      }
      if (sample.pairKey !== undefined)
        byGroup.set(sample.pairKey, [...(byGroup.get(sample.pairKey) ?? []), executed]);
      // The values of a program do not depend on the library, but its tests must pass with each.
      for (const other of executed.result.tests.length > 0 ? others : []) {
        const again = await execute(sample, other, options, analyses);
        if (again) reportFailures(again, file, report);
      }
    }
    counts.printed += await checkPrinted(article, {
      execute: (program) => runChecked(program, environment, options, analyses),
      report: (line, message) => report({ file, line, message }),
    });
    for (const [first, second] of byGroup.values())
      if (first && second) comparePair(first, second, file, report);
  }
  return { ...counts, exempt, errors };
}

interface Executed {
  readonly sample: Sample;
  readonly checked: CheckedSample;
  readonly result: RunResult;
}

async function execute(
  sample: Sample,
  environment: Environment,
  options: ExecutionOptions,
  analyses: SampleAnalyses,
): Promise<Executed | undefined> {
  const ran = await runChecked(sample, environment, options, analyses);
  return ran && { sample, ...ran };
}

/** Programs that do not pass the checker are not run: the checker has reported why. */
async function runChecked(
  program: Pick<Sample, 'code' | 'syntax'>,
  environment: Environment,
  options: ExecutionOptions,
  analyses: SampleAnalyses,
): Promise<Omit<Executed, 'sample'> | undefined> {
  const checked = analyses.check(program, environment);
  if (checked.problems.length > 0) return undefined;
  const load: LoadProgram = (path) => {
    const code = options.readFile(path);
    if (code === undefined) return undefined;
    if (path.endsWith('.tz')) return { michelson: code };
    return analyses.check({ code, syntax: path.endsWith('.jsligo') ? 'jsligo' : 'cameligo' }, environment);
  };
  return { checked, result: await run(checked, { load }) };
}

function reportFailures({ sample, result }: Executed, file: string, report: Reporter): void {
  for (const { name, stopped } of failuresOf(result)) {
    const subject = name ? `The test ${name}` : 'This program';
    report({
      file,
      line: sample.lineOf(lineOf(stopped, sample.code)),
      message: `${subject} does not pass: ${reasonOf(stopped)}`,
    });
  }
}

/** What became of a comment that may state a value: a message if it is wrong, or is none. */
interface Statement {
  readonly line: number;
  readonly isWrong?: boolean;
  readonly message?: string;
}

async function checkStated(
  { sample, checked, result }: Executed,
  executeMore: (sample: Sample) => Promise<Executed | undefined>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  for (const { names, comment, line, expectation } of statedValues(checked.program)) {
    const actual = names.flatMap((name) => result.values.get(name) ?? []);
    const code = expectation.kind === 'code' ? await valueOfCode(comment, sample, executeMore) : undefined;
    if (expectation.kind === 'code' && code === undefined)
      statements.push({ line, message: `not checked, because it is not code: ${comment}` });
    else if (actual.length === 0 || actual.some(isFunction))
      statements.push({ line, message: `not checked, because a function has no value to show: ${comment}` });
    else if (isAsStated(expectation, actual, code)) statements.push({ line });
    else {
      const found = `${names.join(', ')} is ${comment}, but it is ${actual.map(print).join(', ')}`;
      statements.push({
        line,
        isWrong: true,
        message: `The comment says that ${found}: correct the comment.`,
      });
    }
  }
  return statements;
}

/** The value of a comment as an expression after the sample; nothing if it is none. */
async function valueOfCode(
  comment: string,
  sample: Sample,
  executeMore: (sample: Sample) => Promise<Executed | undefined>,
): Promise<Value | undefined> {
  const declaration = sample.syntax === 'jsligo' ? `const stated = ${comment};` : `let stated = ${comment}`;
  const executed = await executeMore({ ...sample, code: `${sample.code}\n${declaration}\n` });
  return executed?.result.values.get('stated');
}

/** The line of the outermost call, which is in the sample itself. */
function lineOf({ calls }: Stopped, code: string): number {
  const place = calls.findLast(({ span }) => span.file === 0);
  return place ? code.slice(0, place.span.from).split('\n').length : 1;
}

/** Values that both samples of a pair declare must be equal; functions and chain-made values cannot be compared. */
function comparePair(first: Executed, second: Executed, file: string, report: Reporter): void {
  for (const [name, value] of first.result.values) {
    const other = second.result.values.get(name);
    if (!other || !isPlain(value) || !isPlain(other) || print(value) === print(other)) continue;
    const message = `${name} is ${print(value)} in ${first.sample.syntax} and ${print(other)} in ${second.sample.syntax}: make the samples agree.`;
    report({ file, line: first.sample.lineOf(1), message });
  }
}

/** Whether a value prints to all that it is, independent of places in the source. */
function isPlain(value: Value): boolean {
  if (value.kind === 'tuple' || value.kind === 'record') return value.items.every(isPlain);
  if (value.kind === 'variant') return isPlain(value.value);
  if (value.kind === 'list') return itemsOf(value).every(isPlain);
  return !isFunction(value) && value.kind !== 'mutation';
}
