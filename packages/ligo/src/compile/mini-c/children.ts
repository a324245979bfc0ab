/** The direct subexpressions of mini-c expressions. */
import type { Let, LetMutable, LetTuple, MiniExpression } from './tree';

type Map = (child: MiniExpression) => MiniExpression;

/** The expression with each direct subexpression mapped; the same object if none of them changes. */
export function mapChildren(e: MiniExpression, map: Map): MiniExpression {
  switch (e.kind) {
    case 'literal':
    case 'variable':
    case 'dereference':
    case 'raw-michelson':
      return e;
    case 'closure':
    case 'recursive': {
      const body = map(e.body);
      return body === e.body ? e : { ...e, body };
    }
    case 'constant':
    case 'inline-michelson':
    case 'global-constant': {
      const args = mapList(e.arguments, map);
      return args === e.arguments ? e : { ...e, arguments: args };
    }
    case 'tuple': {
      const items = mapList(e.items, map);
      return items === e.items ? e : { ...e, items };
    }
    case 'create-contract': {
      const args = mapList(e.arguments, map);
      const code = map(e.code);
      return args === e.arguments && code === e.code ? e : { ...e, arguments: args, code };
    }
    case 'projection': {
      const tuple = map(e.tuple);
      return tuple === e.tuple ? e : { ...e, tuple };
    }
    case 'let':
    case 'let-mutable':
    case 'let-tuple': {
      const value = map(e.value);
      const body = map(e.body);
      return value === e.value && body === e.body ? e : { ...e, value, body };
    }
    case 'assign': {
      const value = map(e.value);
      return value === e.value ? e : { ...e, value };
    }
    default:
      return mapControl(e, map);
  }
}

type Control = Extract<
  MiniExpression,
  {
    kind:
      | 'application'
      | 'iterator'
      | 'fold'
      | 'fold-right'
      | 'if-bool'
      | 'if-none'
      | 'if-cons'
      | 'if-left'
      | 'update'
      | 'for-each'
      | 'for'
      | 'while';
  }
>;

function mapControl(e: Control, map: Map): MiniExpression {
  switch (e.kind) {
    case 'application':
      return { ...e, function: map(e.function), argument: map(e.argument) };
    case 'iterator':
      return { ...e, collection: map(e.collection), body: map(e.body) };
    case 'fold':
    case 'fold-right':
      return { ...e, body: map(e.body), collection: map(e.collection), initial: map(e.initial) };
    case 'if-bool':
      return { ...e, condition: map(e.condition), whenTrue: map(e.whenTrue), whenFalse: map(e.whenFalse) };
    case 'if-none':
      return { ...e, option: map(e.option), none: map(e.none), some: map(e.some) };
    case 'if-cons':
      return { ...e, list: map(e.list), nil: map(e.nil), cons: map(e.cons) };
    case 'if-left':
      return { ...e, or: map(e.or), left: map(e.left), right: map(e.right) };
    case 'update':
      return { ...e, tuple: map(e.tuple), value: map(e.value) };
    case 'for-each':
      return { ...e, collection: map(e.collection), body: map(e.body) };
    case 'for':
      return { ...e, start: map(e.start), final: map(e.final), step: map(e.step), body: map(e.body) };
    case 'while':
      return { ...e, condition: map(e.condition), body: map(e.body) };
  }
}

function mapList(list: readonly MiniExpression[], map: Map): readonly MiniExpression[] {
  let changed: MiniExpression[] | undefined;
  list.forEach((item, index) => {
    const mapped = map(item);
    if (mapped === item) return;
    changed ??= [...list];
    changed[index] = mapped;
  });
  return changed ?? list;
}

/**
 * Maps an expression, then the subexpressions of the result. A program is a long chain of lets, so those
 * are followed without recursion.
 */
export function mapExpression(e: MiniExpression, map: Map): MiniExpression {
  const chain: [AnyLet, MiniExpression][] = [];
  let inner = map(e);
  while (isLet(inner)) {
    chain.push([inner, mapExpression(inner.value, map)]);
    inner = map(inner.body);
  }
  const last = mapChildren(inner, (child) => mapExpression(child, map));
  return chain.reduceRight(
    (body, [e, value]) => (value === e.value && body === e.body ? e : { ...e, value, body }),
    last,
  );
}

export type AnyLet = Let | LetMutable | LetTuple;

export const isLet = (e: MiniExpression): e is AnyLet =>
  e.kind === 'let' || e.kind === 'let-mutable' || e.kind === 'let-tuple';

/** Calls a function for each direct subexpression. */
export function forEachChild(e: MiniExpression, see: (child: MiniExpression) => void): void {
  switch (e.kind) {
    case 'literal':
    case 'variable':
    case 'dereference':
    case 'raw-michelson':
      return;
    case 'closure':
    case 'recursive':
      see(e.body);
      return;
    case 'constant':
    case 'inline-michelson':
    case 'global-constant':
      e.arguments.forEach(see);
      return;
    case 'tuple':
      e.items.forEach(see);
      return;
    case 'projection':
      see(e.tuple);
      return;
    case 'assign':
      see(e.value);
      return;
    case 'create-contract':
      e.arguments.forEach(see);
      see(e.code);
      return;
    case 'let':
    case 'let-mutable':
    case 'let-tuple':
      see(e.value);
      see(e.body);
      return;
    default:
      mapControl(e, (child) => {
        see(child);
        return child;
      });
  }
}

/** Calls a function for the expression and everything below it. */
export function visit(e: MiniExpression, see: (e: MiniExpression) => void): void {
  let inner = e;
  for (; isLet(inner); inner = inner.body) {
    see(inner);
    visit(inner.value, see);
  }
  see(inner);
  forEachChild(inner, (child) => visit(child, see));
}
