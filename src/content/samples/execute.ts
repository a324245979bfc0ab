/** Runs the samples of all pages: tests pass, values are what comments say, and pairs of samples agree. */

import type { RunResult, Stopped } from '../../ligo/chain/run';
import type { LoadProgram } from '../../ligo/chain/runner';
import { isFunction } from '../../ligo/evaluate/values/function';
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
import { statedValues } from './stated-value';

export interface ExecutionReport {
  readonly programs: number;
  readonly tests: number;
  readonly statedValues: number;
  /** Outputs on pages that are as the evaluator prints them. */
  readonly printed: number;
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
      counts.statedValues += checkResult(executed, file, report);
      if (sample.pairKey !== undefined)
        byGroup.set(sample.pairKey, [...(byGroup.get(sample.pairKey) ?? []), executed]);
      // The values of a program do not depend on the library, but its tests must pass with each.
      for (const other of executed.result.tests.length > 0 ? others : []) {
        const again = await execute(sample, other, options, analyses);
        if (again) checkResult(again, file, report);
      }
    }
    counts.printed += await checkPrinted(article, {
      execute: (program) => runCode(program, environment, options, analyses),
      report: (line, message) => report({ file, line, message }),
    });
    for (const [first, second] of byGroup.values())
      if (first && second) comparePair(first, second, file, report);
  }
  return { ...counts, errors };
}

interface Executed {
  readonly sample: Sample;
  readonly checked: CheckedSample;
  readonly result: RunResult;
}

async function execute(
  sample: Sample,
  ...where: readonly [Environment, ExecutionOptions, SampleAnalyses]
): Promise<Executed | undefined> {
  const ran = await runCode(sample, ...where);
  return ran && { sample, ...ran };
}

/** Programs that do not pass the checker are not run: the checker has told why. */
async function runCode(
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

/** Reports what failed and what is not as stated; gives the number of stated values. */
function checkResult({ sample, checked, result }: Executed, file: string, report: Reporter): number {
  for (const { name, stopped } of failuresOf(result)) {
    const subject = name ? `The test ${name}` : 'This program';
    report({
      file,
      line: sample.lineOf(lineOf(stopped, sample.code)),
      message: `${subject} does not pass: ${reasonOf(stopped)}`,
    });
  }
  const stated = statedValues(checked.program);
  for (const { name, value, comment, line } of stated) {
    const actual = result.values.get(name);
    if (!actual || isFunction(actual) || print(actual) === print(value)) continue;
    const message = `The comment says that ${name} is ${comment}, but it is ${print(actual)}: correct the comment.`;
    report({ file, line: sample.lineOf(line), message });
  }
  return stated.length;
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
  return !isFunction(value) && value.kind !== 'mutation' && value.kind !== 'list';
}
