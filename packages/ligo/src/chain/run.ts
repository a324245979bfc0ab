/** Runs a program as `ligo run test` does: all top-level declarations, in order. */

import type { Unit } from '../evaluate/code/context';
import { type CallSite, type Compared, Failure, type Reason } from '../evaluate/failure';
import type { Machine } from '../evaluate/machine/machine';
import { isFunction } from '../evaluate/values/function';
import { UNIT } from '../evaluate/values/make';
import type { Value } from '../evaluate/values/value';
import type { Span } from '../syntax/source';
import { type CheckedProgram, closureOf, Runner, type RunnerOptions } from './runner';
import type { Output } from './session';

export interface RunResult {
  /** The values whose names begin with `test`, up to where the program stopped. */
  readonly tests: readonly TestResult[];
  /** Failures outside tests. */
  readonly failures: readonly Stopped[];
  readonly output: readonly Output[];
  /** Whether to print the results of tests. */
  readonly printsResults: boolean;
  /** Top-level values of the main file by name; the last one if a name occurs twice. */
  readonly values: ReadonlyMap<string, Value>;
  readonly needsExtras: boolean;
}

export interface TestResult {
  readonly name: string;
  readonly value: Value | undefined;
  readonly stopped: Stopped | undefined;
  /** A function is a value like any other: nothing calls it. */
  readonly isFunction: boolean;
  /** How long it took, if the runner has a clock. */
  readonly ms: number | undefined;
  /** What it printed. */
  readonly output: readonly Output[];
}

/** Why and where an evaluation stopped; innermost call first. */
export interface Stopped {
  readonly reason: Reason;
  readonly message: string;
  readonly calls: readonly CallSite[];
  /** The comparison of the assertion that failed. */
  readonly compared?: Compared;
}

/** Rethrows what is no failure of a program. */
export function stoppedBy(error: unknown): Stopped {
  if (!(error instanceof Failure)) throw error;
  const { reason, message, calls, compared } = error;
  const [innermost] = calls;
  if (!compared || !innermost || !isWithin(compared.span, innermost.span)) return { reason, message, calls };
  return { reason, message, calls, compared };
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.file === outer.file && inner.from >= outer.from && inner.to <= outer.to;
}

export function runProgram(checked: CheckedProgram, options: RunnerOptions = {}): RunResult {
  const runner = new Runner({ features: checked.language?.features, ...options });
  const { context } = runner.compile(checked);
  const tests: TestResult[] = [];
  const failures: Stopped[] = [];
  const values = new Map<string, Value>();
  const { machine, session } = runner;
  let needsExtras = false;
  const topLevel = new Set(checked.program.declarations.map(({ span }) => span));
  for (const unit of context.units) {
    const start = options.time?.now();
    const printed = session.output.length;
    const stopped = runUnit(unit, runner);
    const ms = start === undefined ? undefined : (options.time?.now() ?? start) - start;
    if (stopped?.reason.kind === 'needs-extras') needsExtras = true;
    if (needsExtras) break;
    const isMain = topLevel.has(unit.code.span);
    for (const [name, global] of isMain ? unit.globals : []) {
      const value = machine.globals[global];
      if (value) values.set(name, value);
    }
    if (isMain && unit.name?.startsWith('test'))
      tests.push({
        name: unit.name,
        stopped,
        ms,
        output: session.output.slice(printed),
        ...resultOf(valueIn(unit, machine)),
      });
    else if (stopped) failures.push(stopped);
    // Later declarations may depend on the failed one, and would only cause follow-up failures.
    if (stopped && !unit.name?.startsWith('test')) break;
  }
  const { output, printsResults } = session;
  return { tests, failures, output, printsResults, values, needsExtras };
}

function resultOf(value: Value | undefined): Pick<TestResult, 'value' | 'isFunction'> {
  return { value, isFunction: value !== undefined && isFunction(value) };
}

function valueIn({ name = '', globals }: Unit, machine: Machine): Value | undefined {
  const global = globals.get(name);
  return global === undefined ? undefined : machine.globals[global];
}

function runUnit({ code }: Unit, { machine }: Runner): Stopped | undefined {
  try {
    machine.run(closureOf(code), [UNIT]);
    return undefined;
  } catch (error) {
    return stoppedBy(error);
  }
}
