/** Refuses in views what makes operations. */
import { childrenOf, type Micheline } from '../michelson';
import type { Span } from '../syntax/source';
import { refuse } from './problem';

const STATEFUL: ReadonlySet<string> = new Set(['CREATE_CONTRACT', 'SET_DELEGATE', 'TRANSFER_TOKENS']);

/** Operations are allowed directly in a function that the view makes, because it is called elsewhere. */
export function refuseOperationsInView(code: Micheline, view: Span, isInFunction = false): void {
  if (code.kind !== 'prim') {
    for (const child of childrenOf(code)) refuseOperationsInView(child, view, isInFunction);
    return;
  }
  const span = code.span ?? view;
  if (code.prim === 'SELF')
    refuse(
      'self-in-view',
      'View rule violated: Tezos.self cannot be used, because an entrypoint does not make sense in a view.',
      span,
    );
  if (STATEFUL.has(code.prim) && !isInFunction)
    refuse(
      'operation-in-view',
      'View rule violated: Tezos.create_contract, Tezos.set_delegate and Tezos.transaction cannot be used, because they are stateful.',
      span,
    );
  for (const arg of code.args) refuseOperationsInView(arg, view, code.prim === 'LAMBDA');
}
