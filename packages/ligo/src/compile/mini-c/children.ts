/** The direct subexpressions of mini-c expressions. */
import type { Let, LetMutable, LetTuple, MiniExpression } from './tree';

type Kind = MiniExpression['kind'];

/** The properties of one kind of expression that are expressions or lists of them. */
type Parts<E> = {
  [Key in keyof E]-?: E[Key] extends MiniExpression | readonly MiniExpression[] ? Key : never;
}[keyof E];

const PARTS: { readonly [Each in Kind]: readonly Parts<Extract<MiniExpression, { kind: Each }>>[] } = {
  literal: [],
  variable: [],
  dereference: [],
  'raw-michelson': [],
  closure: ['body'],
  recursive: ['body'],
  application: ['function', 'argument'],
  constant: ['arguments'],
  iterator: ['collection', 'body'],
  fold: ['body', 'collection', 'initial'],
  'fold-right': ['body', 'collection', 'initial'],
  'if-bool': ['condition', 'whenTrue', 'whenFalse'],
  'if-none': ['option', 'none', 'some'],
  'if-cons': ['list', 'nil', 'cons'],
  'if-left': ['or', 'left', 'right'],
  let: ['value', 'body'],
  'let-mutable': ['value', 'body'],
  'let-tuple': ['value', 'body'],
  tuple: ['items'],
  projection: ['tuple'],
  update: ['tuple', 'value'],
  'inline-michelson': ['arguments'],
  'create-contract': ['arguments', 'code'],
  assign: ['value'],
  'for-each': ['collection', 'body'],
  for: ['start', 'final', 'step', 'body'],
  while: ['condition', 'body'],
};

type Part = MiniExpression | readonly MiniExpression[];

const isList = (part: Part): part is readonly MiniExpression[] => Array.isArray(part);

/** An expression as its parts by name. */
const partsOf = (e: MiniExpression): Readonly<Record<string, Part>> =>
  e as unknown as Readonly<Record<string, Part>>;

type Map = (child: MiniExpression) => MiniExpression;

/** The expression with each direct subexpression mapped; the same object if none of them changes. */
export function mapChildren<E extends MiniExpression>(e: E, map: Map): E {
  const parts = partsOf(e);
  let changed: Record<string, Part> | undefined;
  for (const name of PARTS[e.kind] as readonly string[]) {
    const before = parts[name] as Part;
    const after = isList(before) ? mapList(before, map) : map(before);
    if (after === before) continue;
    changed ??= {};
    changed[name] = after;
  }
  return changed ? { ...e, ...changed } : e;
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

/** Calls a function for each direct subexpression. */
export function forEachChild(e: MiniExpression, see: (child: MiniExpression) => void): void {
  const parts = partsOf(e);
  for (const name of PARTS[e.kind] as readonly string[]) {
    const part = parts[name] as Part;
    if (isList(part)) part.forEach(see);
    else see(part);
  }
}

export type AnyLet = Let | LetMutable | LetTuple;

export const isLet = (e: MiniExpression): e is AnyLet =>
  e.kind === 'let' || e.kind === 'let-mutable' || e.kind === 'let-tuple';

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
  return chain.reduceRight<MiniExpression>(
    (body, [e, value]) => (value === e.value && body === e.body ? e : { ...e, value, body }),
    last,
  );
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
