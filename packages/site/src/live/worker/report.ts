/** Reports of runs and contract calls for display. Loaded with the first run. */

import {
  type CallOutcome,
  type ChainMoment,
  type ContractCalls,
  displayOperation,
  displayValue,
  type Refusal,
  replayCalls,
  run,
  type SessionTest,
  sessionTest,
  shownPlace,
  shownReason,
} from '@ligo-docs/ligo';
import { NAMED_ACCOUNTS, type RunResult, type Stopped } from '@ligo-docs/ligo/chain';
import { isFunction, type Value } from '@ligo-docs/ligo/evaluate';
import { groupBy } from '../../model/group-by';
import type { Syntax } from '../../model/syntax';
import type { LineNote, Place } from '../protocol/program';
import { type ContractDescription, contractsOf } from './contracts';
import { lineNote, type OpenProgram } from './programs';

export interface ShownFailure {
  readonly message: string;
  /** The message with the place. */
  readonly report: string;
  readonly place?: Place | undefined;
  /** The operands of the comparison that failed. */
  readonly values?: { readonly left: string; readonly right: string } | undefined;
}

export interface ShownValue {
  readonly name: string;
  readonly value: string;
  readonly place?: Place | undefined;
}

export interface ShownTest extends ShownValue {
  readonly failure?: ShownFailure | undefined;
  readonly ms?: number | undefined;
  /** What it printed. */
  readonly output: string;
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

/** Only for the durations of tests: the page stops a run that takes too long. */
const CLOCK = { now: () => performance.now(), ms: Number.POSITIVE_INFINITY, advice: '' };

/** Values, results of tests and failures, also as notes at their lines. */
export async function reportRun(opened: OpenProgram): Promise<RunReport> {
  const { analysis, placeOf, isInText } = opened;
  const result = await run(analysis, { load: opened.load, time: CLOCK });
  const shown = (value: Value) => displayValue(value, analysis.syntax);
  const named = analysis.typed.declared.items.filter(({ kind }) => kind === 'value');
  const spans = new Map(named.map(({ name, span }) => [name, span]));
  const isTest = new Set(result.tests.map(({ name }) => name));
  const values = [...result.values].flatMap(([name, value]) => {
    const span = spans.get(name);
    if (!span || !isInText(span) || isFunction(value) || isTest.has(name)) return [];
    return [{ name, value: shown(value), place: placeOf(span) }];
  });
  const tests = result.tests.map(({ name, value, stopped, ms, output }) => {
    const span = spans.get(name);
    const failure = stopped && failureOf(stopped, opened);
    return {
      name,
      value: value ? shown(value) : '',
      place: span && placeOf(span),
      failure,
      ms,
      output: printed(output),
    };
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
    output: printed(result.output),
    contracts: contractsOf(opened),
  };
}

function printed(output: RunResult['output']): string {
  return output.map(({ text }) => text).join('');
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
  const { compared } = stopped;
  const values = compared && {
    left: displayValue(compared.left, syntax),
    right: displayValue(compared.right, syntax),
  };
  return { message, report: where ? `${message} (${where})` : message, place, values };
}

/** The contract after its origination or a call, with values in the syntax of the program. */
export interface Moment {
  readonly storage: string;
  /** Of the contract, in mutez. */
  readonly balance: string;
  readonly level: string;
  /** As in RFC 3339. */
  readonly time: string;
  /** Of the named accounts, in mutez by address. */
  readonly balances: Readonly<Record<string, string>>;
}

export type CallReport =
  | Refusal
  | { readonly kind: 'stopped'; readonly message: string }
  | { readonly kind: 'viewed'; readonly value: string }
  | {
      readonly kind: 'called';
      readonly changed: boolean;
      /** An operation follows from the last one before it with a smaller depth. */
      readonly operations: readonly { readonly text: string; readonly depth: number }[];
      readonly events: readonly string[];
    };

export type SessionReport =
  | Refusal
  | { readonly kind: 'stopped'; readonly message: string }
  /** The first moment is the origination; each call leads to the next one. */
  | {
      readonly kind: 'replayed';
      readonly moments: readonly Moment[];
      readonly calls: readonly CallReport[];
    };

/** Replays all calls of a session, which is deterministic. */
export async function reportSession(opened: OpenProgram, calls: ContractCalls): Promise<SessionReport> {
  const { syntax } = opened.analysis;
  const replay = await replayCalls(opened.analysis, calls);
  if (replay.kind === 'refused') return replay;
  if (replay.kind === 'stopped')
    return { kind: replay.kind, message: failureOf(replay.stopped, opened).report };
  const moments = [replay.start, ...replay.calls.map(({ after }) => after)];
  return {
    kind: replay.kind,
    moments: moments.map((moment) => shownMoment(moment, syntax)),
    calls: replay.calls.map(({ outcome }) => callReport(outcome, opened)),
  };
}

function shownMoment({ storage, balance, level, time, balances }: ChainMoment, syntax: Syntax): Moment {
  return {
    storage: displayValue(storage, syntax),
    balance: `${balance}`,
    level: `${level}`,
    time: new Date(Number(time) * 1000).toISOString().replace('.000', ''),
    balances: Object.fromEntries(
      NAMED_ACCOUNTS.map(({ address }) => [address, `${balances.get(address) ?? 0n}`]),
    ),
  };
}

function callReport(outcome: CallOutcome, opened: OpenProgram): CallReport {
  const { syntax } = opened.analysis;
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
        changed: outcome.changed,
        operations: outcome.operations.map(({ operation, depth }) => ({
          text: displayOperation(operation, syntax),
          depth: depth - 1,
        })),
        events: outcome.events.map(({ tag, payload }) => `${tag}: ${displayValue(payload, syntax)}`),
      };
  }
}

export { contractsOf as describeContracts } from './contracts';

export type WrittenTest = SessionTest | { readonly problem: string };

/** The calls of a session as a test, which has been checked together with the program. */
export async function writeTest(opened: OpenProgram, calls: ContractCalls): Promise<WrittenTest> {
  const replay = await replayCalls(opened.analysis, calls);
  if (replay.kind !== 'replayed') return { problem: 'The contract could not be originated.' };
  const test = sessionTest(opened.analysis, calls, replay);
  const [problem] = opened.problemsWith(test);
  if (!problem) return test;
  return { problem: `These calls cannot be written as a test: ${problem.message}` };
}
