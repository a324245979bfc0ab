/** What runs and calls of contracts found out, in the words of the page. Loaded with the first run. */
import type { Stopped } from '../../ligo/chain/run';
import type { ChainOperation } from '../../ligo/evaluate/values/contract';
import { isFunction } from '../../ligo/evaluate/values/function';
import { callProgram } from '../../ligo/service/call';
import type { ContractCalls } from '../../ligo/service/call-text';
import { displayValue } from '../../ligo/service/display-value';
import { run } from '../../ligo/service/run';
import { reasonOf } from '../../ligo/service/run-report';
import type { Declaration } from '../../ligo/syntax/ast';
import type { LigoSyntax, Span } from '../../ligo/syntax/source';
import { bindersOf } from '../../ligo/syntax/walk-types';
import { contractsOf } from './contracts';
import type { OpenProgram } from './programs';

export type RunReport = Awaited<ReturnType<typeof reportRun>>;

/** Values and results of tests at the places of their declarations, and failures. */
export async function reportRun(opened: OpenProgram) {
  const { analysis, placeOf } = opened;
  const result = await run(analysis, { load: opened.load });
  const spans = new Map(analysis.program.declarations.flatMap(namedSpans));
  const testNames = new Set(result.tests.map(({ name }) => name));
  return {
    values: [...result.values].flatMap(([name, value]) => {
      const span = spans.get(name);
      const isShown =
        span !== undefined && opened.isInText(span) && !isFunction(value) && !testNames.has(name);
      return isShown ? [{ name, value: displayValue(value, analysis.syntax), place: placeOf(span) }] : [];
    }),
    tests: result.tests.map(({ name, value, stopped }) => ({
      name,
      place: placeOf(spans.get(name) ?? { file: 0, from: 0, to: 0 }),
      value: value ? displayValue(value, analysis.syntax) : '',
      failure: stopped && failureOf(stopped, opened),
    })),
    /** What the program printed. */
    output: result.output.map(({ text }) => text).join(''),
    /** Those outside of tests. */
    failures: result.failures.map((stopped) => failureOf(stopped, opened)),
    contracts: contractsOf(opened),
  };
}

/** Each name that a declaration binds, with the place of the declaration. */
function namedSpans(declaration: Declaration): [string, Span][] {
  if (declaration.kind !== 'value' || declaration.span.file !== 0) return [];
  return bindersOf(declaration.pattern).map(({ text }) => [text, declaration.span]);
}

export type FailureReport = ReturnType<typeof failureOf>;

/** The place is that of the innermost call in the text, if there is one. */
function failureOf(stopped: Stopped, { placeOf }: OpenProgram) {
  const places = stopped.calls.map(({ span }) => placeOf(span));
  return { message: reasonOf(stopped), place: places.find(({ file }) => file === undefined) };
}

/** What the last of some calls did. Values are in the syntax of the program. */
export async function reportCall(opened: OpenProgram, calls: ContractCalls) {
  const { syntax } = opened.analysis;
  const outcome = await callProgram(opened.analysis, calls);
  switch (outcome.kind) {
    case 'refused': {
      const { message, hint } = outcome.problem;
      return { kind: outcome.kind, message: hint ? `${message} ${hint}` : message, field: outcome.field };
    }
    case 'stopped':
      return { kind: outcome.kind, failure: failureOf(outcome.stopped, opened) };
    case 'viewed':
      return { kind: outcome.kind, value: displayValue(outcome.value, syntax) };
    case 'called':
      return {
        kind: outcome.kind,
        before: displayValue(outcome.before, syntax),
        after: displayValue(outcome.after, syntax),
        operations: outcome.operations.map((operation) => describe(operation, syntax)),
        events: outcome.events.map(({ tag, payload }) => `${tag}: ${displayValue(payload, syntax)}`),
        balance: `${outcome.balance}mutez`,
      };
  }
}

function describe(operation: ChainOperation, syntax: LigoSyntax): string {
  switch (operation.kind) {
    case 'transaction': {
      const { amount, destination, entrypoint = 'default', parameter } = operation;
      return `transaction: ${amount}mutez to ${destination}, ${entrypoint}(${displayValue(parameter, syntax)})`;
    }
    case 'origination':
      return `origination: ${operation.address} with ${operation.balance}mutez`;
    case 'delegation':
      return operation.delegate ? `delegation to ${operation.delegate}` : 'end of the delegation';
    case 'event':
      return `event ${operation.tag}`;
  }
}
