/** What a call of a contract did, in the words of the page. */
import type { ChainOperation } from '../../ligo/evaluate/values/contract';
import { callProgram } from '../../ligo/service/call';
import type { ContractCalls } from '../../ligo/service/call-text';
import { displayValue } from '../../ligo/service/display-value';
import type { LigoSyntax } from '../../ligo/syntax/source';
import type { CallReport } from '../protocol/contract';
import type { OpenProgram } from './programs';
import { failureOf } from './report-run';

export async function reportCall(opened: OpenProgram, calls: ContractCalls): Promise<CallReport> {
  const { syntax } = opened.analysis;
  const outcome = await callProgram(opened.analysis, calls);
  switch (outcome.kind) {
    case 'refused': {
      const { message, hint } = outcome.problem;
      return { kind: 'refused', message: hint ? `${message} ${hint}` : message, field: outcome.field };
    }
    case 'stopped':
      return { kind: 'failed', failure: failureOf(outcome.stopped, opened) };
    case 'viewed':
      return { kind: 'viewed', value: displayValue(outcome.value, syntax) };
    case 'called':
      return {
        kind: 'called',
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
