/** Operations of a call, for readers. */
import type { ChainOperation } from '../evaluate/values/contract';
import type { LigoSyntax } from '../syntax/source';
import { displayValue } from './display-value';

/** With values in the syntax of the program. */
export function displayOperation(operation: ChainOperation, syntax: LigoSyntax): string {
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
