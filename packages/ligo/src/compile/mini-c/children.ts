/** The direct subexpressions of mini-c expressions. */
import type { Constant, Let, LetMutable, LetTuple, MiniExpression } from './tree';

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
 * Maps an expression, then the subexpressions of the result. A program is a long chain of lets, and a list one of
 * constants, so those are followed without recursion.
 */
export function mapExpression(e: MiniExpression, map: Map): MiniExpression {
  const chain: { readonly link: Link; readonly others: readonly MiniExpression[] }[] = [];
  let inner = map(e);
  while (isLink(inner)) {
    const { others, tail } = unlink(inner);
    chain.push({ link: inner, others: mapList(others, (part) => mapExpression(part, map)) });
    inner = map(tail);
  }
  const last = mapChildren(inner, (child) => mapExpression(child, map));
  return chain.reduceRight<MiniExpression>((tail, { link, others }) => relink(link, others, tail), last);
}

/** An expression that may go on in its last part for thousands of levels. */
type Link = AnyLet | Constant;

export const isLink = (e: MiniExpression): e is Link =>
  isLet(e) || (e.kind === 'constant' && e.arguments.length > 0);

export function unlink(link: Link): {
  readonly others: readonly MiniExpression[];
  readonly tail: MiniExpression;
} {
  if (isLet(link)) return { others: [link.value], tail: link.body };
  return { others: link.arguments.slice(0, -1), tail: link.arguments.at(-1) ?? link };
}

function relink(link: Link, others: readonly MiniExpression[], tail: MiniExpression): MiniExpression {
  if (isLet(link)) {
    const [value = link.value] = others;
    return value === link.value && tail === link.body ? link : { ...link, value, body: tail };
  }
  const args = [...others, tail];
  return args.every((one, index) => one === link.arguments[index]) ? link : { ...link, arguments: args };
}

/** Like `mapChildren`, for maps that leave constants to it: those inside constants are followed without recursion. */
export function mapOperands(e: MiniExpression, map: Map): MiniExpression {
  if (e.kind !== 'constant') return mapChildren(e, map);
  const { links, innermost } = constantsIn(e);
  const chain = links.map((link) => ({ link, others: mapList(unlink(link).others, map) }));
  let whole = innermost && map(innermost);
  for (const { link, others } of chain.reverse()) whole = whole ? relink(link, others, whole) : link;
  return whole ?? e;
}

/** Like `forEachChild`, for functions that leave constants to it. */
export function forEachOperand(e: MiniExpression, see: (child: MiniExpression) => void): void {
  if (e.kind !== 'constant') {
    forEachChild(e, see);
    return;
  }
  const { links, innermost } = constantsIn(e);
  for (const link of links) for (const part of unlink(link).others) see(part);
  if (innermost !== undefined) see(innermost);
}

/** Constants that are each the last argument of the one before, and the last argument of the last of them. */
function constantsIn(e: Constant): {
  readonly links: readonly Constant[];
  readonly innermost: MiniExpression | undefined;
} {
  const links: Constant[] = [];
  let rest: MiniExpression | undefined = e;
  for (; rest?.kind === 'constant'; rest = rest.arguments.at(-1)) links.push(rest);
  return { links, innermost: rest };
}

/** Calls a function for the expression and everything below it. */
export function visit(e: MiniExpression, see: (e: MiniExpression) => void): void {
  let inner = e;
  while (isLink(inner)) {
    see(inner);
    const { others, tail } = unlink(inner);
    for (const part of others) visit(part, see);
    inner = tail;
  }
  see(inner);
  forEachChild(inner, (child) => visit(child, see));
}
