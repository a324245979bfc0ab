/** Reports of runs and contract calls for display. Loaded with the first run. */

import {
  type ContractCalls,
  callProgram,
  displayOperation,
  displayValue,
  run,
  shownPlace,
  shownReason,
} from '@ligo-docs/ligo';
import type { Stopped } from '@ligo-docs/ligo/chain';
import { isFunction, type Value } from '@ligo-docs/ligo/evaluate';
import { groupBy } from '../../model/group-by';
import type { LineNote, Place } from '../protocol/program';
import { type ContractDescription, contractsOf } from './contracts';
import { lineNote, type OpenProgram } from './programs';

export interface ShownFailure {
  readonly message: string;
  /** The message with the place. */
  readonly report: string;
  readonly place?: Place | undefined;
}

export interface ShownValue {
  readonly name: string;
  readonly value: string;
  readonly place?: Place | undefined;
}

export interface ShownTest extends ShownValue {
  readonly failure?: ShownFailure | undefined;
}

export interface RunReport {
  readonly values: readonly ShownValue[];
  readonly tests: readonly ShownTest[];
  /** Failures outside of tests. */
  readonly failures: readonly ShownFailure[];
  readonly notes: readonly LineNote[];
  /** The output of the program. */
  readonly output: string;
  readonly contracts: readonly ContractDescription[];
}

/** Values, results of tests and failures, also as notes at their lines. */
export async function reportRun(opened: OpenProgram): Promise<RunReport> {
  const { analysis, placeOf, isInText } = opened;
  const result = await run(analysis, { load: opened.load });
  const shown = (value: Value) => displayValue(value, analysis.syntax);
  const named = analysis.typed.declared.items.filter(({ kind }) => kind === 'value');
  const spans = new Map(named.map(({ name, span }) => [name, span]));
  const isTest = new Set(result.tests.map(({ name }) => name));
  const values = [...result.values].flatMap(([name, value]) => {
    const span = spans.get(name);
    if (!span || !isInText(span) || isFunction(value) || isTest.has(name)) return [];
    return [{ name, value: shown(value), place: placeOf(span) }];
  });
  const tests = result.tests.map(({ name, value, stopped }) => {
    const span = spans.get(name);
    const failure = stopped && failureOf(stopped, opened);
    return { name, value: value ? shown(value) : '', place: span && placeOf(span), failure };
  });
  const failures = result.failures.map((stopped) => failureOf(stopped, opened));
  return {
    values,
    tests,
    failures,
    notes: [
      ...[...groupBy(values, ({ place }) => place?.line).values()].flatMap((inLine) =>
        lineNote(inLine[0]?.place, 'value', valuesText(inLine)),
      ),
      ...tests.flatMap(({ place, value, failure }) =>
        failure
          ? lineNote(failure.place ?? place, 'failed', failure.message)
          : lineNote(place, 'passed', `passed: ${value}`),
      ),
      ...failures.flatMap(({ place, message }) => lineNote(place, 'failed', message)),
    ],
    output: result.output.map(({ text }) => text).join(''),
    contracts: contractsOf(opened),
  };
}

/** The values of one line; with names if there are several. */
function valuesText(bound: readonly { name: string; value: string }[]): string {
  return bound.map(({ name, value }) => (bound.length > 1 ? `${name} = ${value}` : `= ${value}`)).join(', ');
}

/** The place is that of the innermost call in the text, if any. */
function failureOf(stopped: Stopped, { placeOf, analysis: { program, syntax } }: OpenProgram): ShownFailure {
  const message = shownReason(stopped, syntax);
  const where = shownPlace(stopped, { files: program.files, lineOf: (span) => placeOf(span)?.line });
  const place = stopped.calls.map(({ span }) => placeOf(span)).find((found) => found !== undefined);
  return { message, report: where ? `${message} (${where})` : message, place };
}

/** The result of the last of these calls, with values in the syntax of the program. */
export async function reportCall(opened: OpenProgram, calls: ContractCalls) {
  const { syntax } = opened.analysis;
  const outcome = await callProgram(opened.analysis, calls);
  switch (outcome.kind) {
    case 'refused':
      return outcome;
    case 'stopped':
      return { kind: outcome.kind, message: failureOf(outcome.stopped, opened).report };
    case 'viewed':
      return { kind: outcome.kind, value: displayValue(outcome.value, syntax) };
    case 'called':
      return {
        kind: outcome.kind,
        before: displayValue(outcome.before, syntax),
        after: displayValue(outcome.after, syntax),
        changed: outcome.changed,
        operations: outcome.operations.map((operation) => displayOperation(operation, syntax)),
        events: outcome.events.map(({ tag, payload }) => `${tag}: ${displayValue(payload, syntax)}`),
        balance: `${outcome.balance}mutez`,
      };
  }
}
