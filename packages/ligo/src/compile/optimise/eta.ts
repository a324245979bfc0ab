/** A pair or tuple of all parts of a variable is that variable. */
import { mapExpression } from '../mini-c/children';
import type { Constant, MiniExpression, Tuple, Variable } from '../mini-c/tree';
import type { Reduced } from './beta';

export function contractAll(expression: MiniExpression): Reduced {
  let changed = false;
  const result = mapExpression(expression, (e) => {
    if (e.kind === 'tuple') return contractTuple(e) ?? e;
    const contracted = e.kind === 'constant' ? contractPair(e) : undefined;
    // Only the change of a pair asks for another round.
    if (contracted) changed = true;
    return contracted ?? e;
  });
  return { expression: result, changed };
}

/** `PAIR (CAR x) (CDR x)` ↦ `x` */
function contractPair(e: Constant): MiniExpression | undefined {
  if (e.name !== 'PAIR') return undefined;
  const first = partOf(e.arguments[0], 'CAR');
  const second = partOf(e.arguments[1], 'CDR');
  return first && first.id === second?.id ? use(e, first) : undefined;
}

function partOf(e: MiniExpression | undefined, part: 'CAR' | 'CDR'): Variable | undefined {
  if (e?.kind !== 'constant' || e.name !== part) return undefined;
  const [pair] = e.arguments;
  return pair?.kind === 'variable' ? pair.variable : undefined;
}

/** `(x.(0), x.(1))` ↦ `x` */
function contractTuple(e: Tuple): MiniExpression | undefined {
  let whole: Variable | undefined;
  for (const [index, item] of e.items.entries()) {
    if (item.kind !== 'projection' || item.index !== index || item.count !== e.items.length) return undefined;
    if (item.tuple.kind !== 'variable') return undefined;
    const { variable } = item.tuple;
    if (whole && whole.id !== variable.id) return undefined;
    whole = variable;
  }
  return whole && use(e, whole);
}

const use = ({ type, span }: MiniExpression, variable: Variable): MiniExpression => ({
  kind: 'variable',
  type,
  ...(span && { span }),
  variable,
});
