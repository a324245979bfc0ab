/** Reductions: a call of a known function, a part of a known tuple, and lets in the way of both. */
import { mapExpression } from '../mini-c/children';
import type { Application, Binder, Constant, Let, MiniExpression, Projection } from '../mini-c/tree';
import type { IsPure } from './purity';

export interface Reduced {
  readonly expression: MiniExpression;
  readonly changed: boolean;
}

export function reduceAll(expression: MiniExpression, isPure: IsPure): Reduced {
  let changed = false;
  const result = mapExpression(expression, (e) => {
    const reduced = reduce(e, isPure);
    if (reduced) changed = true;
    return reduced ?? e;
  });
  return { expression: result, changed };
}

function reduce(e: MiniExpression, isPure: IsPure): MiniExpression | undefined {
  switch (e.kind) {
    case 'application':
      return reduceCall(e, isPure);
    case 'constant':
      return reducePart(e, isPure);
    case 'projection':
      return reduceProjection(e, isPure);
    case 'let':
      return e.value.kind === 'let' ? reassociate(e, e.value) : undefined;
    case 'let-tuple': {
      const items = itemsOf(e.value);
      return items && bindItems(items, e.binders, e.body);
    }
    default:
      return undefined;
  }
}

/** `(fun x -> a) b` ↦ `let x = b in a`; lets move out of the function if that does not change the order. */
function reduceCall(e: Application, isPure: IsPure): MiniExpression | undefined {
  const { function: callee, argument } = e;
  if (callee.kind === 'closure' && callee.type.kind === 'function') {
    const { parameter, result } = callee.type;
    return {
      kind: 'let',
      type: result,
      ...(e.span && { span: e.span }),
      binder: { variable: callee.parameter, type: parameter },
      value: argument,
      inline: false,
      body: callee.body,
    };
  }
  if (callee.kind !== 'let' && callee.kind !== 'let-tuple') return undefined;
  if (!isPure(callee.value) && !isPure(argument)) return undefined;
  return { ...callee, type: e.type, body: { ...e, function: callee.body } };
}

/** `CAR (PAIR a b)` ↦ `a` if nothing is lost */
function reducePart(e: Constant, isPure: IsPure): MiniExpression | undefined {
  if (e.name !== 'CAR' && e.name !== 'CDR') return undefined;
  const [pair] = e.arguments;
  if (pair?.kind !== 'constant' || pair.name !== 'PAIR') return undefined;
  const [first, second] = pair.arguments;
  if (!first || !second || !isPure(first) || !isPure(second)) return undefined;
  return e.name === 'CAR' ? first : second;
}

function reduceProjection(e: Projection, isPure: IsPure): MiniExpression | undefined {
  const { tuple } = e;
  if (tuple.kind === 'tuple') return tuple.items.every(isPure) ? tuple.items[e.index] : undefined;
  if (tuple.kind !== 'let' && tuple.kind !== 'let-tuple') return undefined;
  return { ...tuple, type: e.type, body: { ...e, tuple: tuple.body } };
}

/** `let x = (let y = a in b) in c` ↦ `let y = a in let x = b in c` */
function reassociate(outer: Let, inner: Let): MiniExpression {
  return {
    ...outer,
    binder: inner.binder,
    value: inner.value,
    inline: inner.inline,
    body: { ...outer, value: inner.body },
  };
}

function itemsOf(e: MiniExpression): readonly MiniExpression[] | undefined {
  if (e.kind === 'tuple') return e.items;
  return e.kind === 'constant' && e.name === 'PAIR' ? e.arguments : undefined;
}

/** `let (x, y) = (a, b) in c` ↦ `let y = b in let x = a in c` */
function bindItems(
  items: readonly MiniExpression[],
  binders: readonly Binder[],
  body: MiniExpression,
): MiniExpression {
  return items.reduce<MiniExpression>(
    (inner, value, index) => ({
      kind: 'let',
      type: inner.type,
      ...(value.span && { span: value.span }),
      binder: binders[index] as Binder,
      value,
      inline: false,
      body: inner,
    }),
    body,
  );
}
