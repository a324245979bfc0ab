/** Refuses functions that capture what they may not. */
import { printMicheline } from '../../michelson';
import { visitWithSpan } from '../mini-c/span';
import type { MiniExpression } from '../mini-c/tree';
import type { MiniType } from '../mini-c/type';
import { refuse } from '../problem';
import { michelsonType } from '../stack/types';
import { freeVariables } from './free-variables';

/** A contract that is originated by another one is separate code. */
export function refuseOpenContracts(expression: MiniExpression): void {
  visitWithSpan(expression, (e, span) => {
    if (e.kind !== 'create-contract') return;
    const [first] = freeVariables(e.code, [e.binder.variable]);
    if (first)
      refuse(
        'open-contract',
        `Not all free variables could be inlined in Tezos.create_contract usage: ${first.variable.name}.`,
        span,
        'The code of the new contract cannot use values of this one. Pass them in its initial storage.',
      );
  });
}

/** A function is a value that may be stored, which some types may not. */
export function refuseCaptures(expression: MiniExpression): void {
  visitWithSpan(expression, (e, span) => {
    if (e.kind !== 'closure') return;
    for (const { type } of freeVariables(e)) {
      const found = forbiddenPart(type);
      if (found)
        refuse(
          'forbidden-capture',
          `Invalid capturing, term captures the type ${printMicheline(michelsonType(found))}.`,
          span,
          'Uncurry or use tuples instead of high-order functions.',
        );
    }
  });
}

function forbiddenPart(type: MiniType): MiniType | undefined {
  switch (type.kind) {
    case 'big_map':
    case 'sapling_transaction':
    case 'contract':
      return type;
    case 'base':
      return type.name === 'operation' ? type : undefined;
    case 'tuple':
      return firstForbidden(type.fields.map((field) => field.type));
    case 'or':
      return firstForbidden([type.left.type, type.right.type]);
    case 'map':
      return firstForbidden([type.key, type.value]);
    case 'list':
    case 'set':
    case 'option':
      return forbiddenPart(type.item);
    default:
      return undefined;
  }
}

function firstForbidden(types: readonly MiniType[]): MiniType | undefined {
  for (const type of types) {
    const found = forbiddenPart(type);
    if (found) return found;
  }
  return undefined;
}
