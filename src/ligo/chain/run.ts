/** Runs a program as `ligo run test` does: all declarations of the top level, in order. */

import type { Unit } from '../evaluate/code/context';
import { type CallSite, Failure, type Reason } from '../evaluate/failure';
import type { Machine } from '../evaluate/machine/machine';
import { UNIT } from '../evaluate/values/make';
import type { Value } from '../evaluate/values/value';
import { type CheckedProgram, closureOf, Runner, type RunnerOptions } from './runner';
import type { Output } from './session';

export interface RunResult {
  /** The values whose names begin with `test`, as far as the program came. */
  readonly tests: readonly TestResult[];
  /** Failures outside tests. */
  readonly failures: readonly Stopped[];
  readonly output: readonly Output[];
  /** Whether the results of tests are to be printed. */
  readonly printsResults: boolean;
  /** Top-level values of the main file by name; of equal names, the last. */
  readonly values: ReadonlyMap<string, Value>;
  readonly needsCrypto: boolean;
}

export interface TestResult {
  readonly name: string;
  readonly value: Value | undefined;
  readonly stopped: Stopped | undefined;
}

/** Why and where an evaluation stopped; innermost call first. */
export interface Stopped {
  readonly reason: Reason;
  readonly message: string;
  readonly calls: readonly CallSite[];
}

export function runProgram(checked: CheckedProgram, options: RunnerOptions = {}): RunResult {
  const runner = new Runner(options);
  const { context } = runner.compile(checked);
  const tests: TestResult[] = [];
  const failures: Stopped[] = [];
  const values = new Map<string, Value>();
  const { machine, session } = runner;
  let needsCrypto = false;
  for (const unit of context.units) {
    const stopped = runUnit(unit, runner);
    if (stopped?.reason.kind === 'needs-crypto') needsCrypto = true;
    if (needsCrypto) break;
    const isMain = isTopLevel(unit, checked);
    for (const [name, global] of isMain ? unit.globals : []) {
      const value = machine.globals[global];
      if (value) values.set(name, value);
    }
    if (isMain && unit.name?.startsWith('test'))
      tests.push({ name: unit.name, value: valueIn(unit, machine), stopped });
    else if (stopped) failures.push(stopped);
    // What was declared in vain would only make what follows fail without need.
    if (stopped && !unit.name?.startsWith('test')) break;
  }
  const { output, printsResults } = session;
  return { tests, failures, output, printsResults, values, needsCrypto };
}

function valueIn({ name = '', globals }: Unit, machine: Machine): Value | undefined {
  const global = globals.get(name);
  return global === undefined ? undefined : machine.globals[global];
}

const isTopLevel = ({ code }: Unit, { program }: CheckedProgram): boolean =>
  program.declarations.some(({ span }) => span === code.span);

function runUnit({ code }: Unit, { machine }: Runner): Stopped | undefined {
  try {
    machine.run(closureOf(code), [UNIT]);
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { reason, message, calls } = error;
    return { reason, message, calls };
  }
}
