/** Refuses `Tezos.self` in functions: a function may be called from another contract. */
import type { Micheline } from '../../michelson';
import { visit } from '../mini-c/children';
import { visitWithSpan } from '../mini-c/span';
import type { MiniExpression } from '../mini-c/tree';
import { refuse } from '../problem';

export function refuseSelfInFunctions(body: MiniExpression): void {
  const inFunctions = new Set<MiniExpression>();
  visit(body, (e) => {
    if ((e.kind === 'closure' || e.kind === 'recursive') && !inFunctions.has(e))
      visit(e.body, (inner) => inFunctions.add(inner));
  });
  visitWithSpan(body, (e, span) => {
    if (!inFunctions.has(e)) return;
    if ((e.kind === 'raw-michelson' || e.kind === 'inline-michelson') && e.code.some(hasSelf))
      refuse(
        'self-in-function',
        '"Tezos.self" must be used directly and cannot be used via another function.',
        span,
      );
  });
}

function hasSelf(node: Micheline): boolean {
  if (node.kind === 'sequence') return node.items.some(hasSelf);
  return node.kind === 'prim' && (node.prim === 'SELF' || node.args.some(hasSelf));
}
