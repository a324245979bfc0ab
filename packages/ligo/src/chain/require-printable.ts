import { errorOf } from '../evaluate/failure';
import type { ChainOperation } from '../evaluate/values/contract';
import { isPrintable } from '../evaluate/values/printable';
import type { Value } from '../evaluate/values/value';

/** Only operations of tests are checked: contracts can only pass on strings that the chain has accepted. */
export function requirePrintable(operation: ChainOperation): void {
  const data = dataOf(operation);
  if (data && !isPrintable(data))
    throw errorOf('The chain accepts only strings of printable ASCII characters and line feeds.');
}

function dataOf(operation: ChainOperation): Value | undefined {
  switch (operation.kind) {
    case 'transaction':
      return operation.parameter;
    case 'origination':
      return operation.storage;
    default:
      return undefined;
  }
}
