/** Which expressions can be removed, duplicated or moved: those that neither fail nor have an effect. */
import { isPureConstant } from '../mini-c/constant';
import type { MiniExpression } from '../mini-c/tree';

/** Answers whether an expression is pure, remembering what it found. */
export type IsPure = (e: MiniExpression) => boolean;

export function createPurity(): IsPure {
  const known = new Map<MiniExpression, boolean>();
  const isPure: IsPure = (e) => {
    const before = known.get(e);
    if (before !== undefined) return before;
    const pure = determine(e, isPure);
    known.set(e, pure);
    return pure;
  };
  return isPure;
}

/** Cautious: an application counts as impure, whatever the function does. */
function determine(e: MiniExpression, isPure: IsPure): boolean {
  switch (e.kind) {
    case 'literal':
    case 'closure':
    case 'recursive':
    case 'variable':
    case 'raw-michelson':
      return true;
    case 'if-bool':
      return isPure(e.condition) && isPure(e.whenTrue) && isPure(e.whenFalse);
    case 'if-none':
      return isPure(e.option) && isPure(e.none) && isPure(e.some);
    case 'if-cons':
      return isPure(e.list) && isPure(e.nil) && isPure(e.cons);
    case 'if-left':
      return isPure(e.or) && isPure(e.left) && isPure(e.right);
    case 'let':
    case 'let-tuple':
      return isPure(e.value) && isPure(e.body);
    case 'tuple':
      return e.items.every(isPure);
    case 'projection':
      return isPure(e.tuple);
    case 'update':
      return isPure(e.tuple) && isPure(e.value);
    case 'constant':
      return isPureConstant(e.name) && e.arguments.every(isPure);
    default:
      return false;
  }
}
