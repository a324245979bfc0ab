/** Rebuilding, searching and printing need the parts of an expression; here they are listed once. */
import type { Expression, Let, PrimitiveCall } from './expression';

/** The same expression with mapped direct parts; the same object if none changes. */
export function mapParts(expression: Expression, map: (part: Expression) => Expression): Expression {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
    case 'dereference':
    case 'library':
    case 'test-only':
      return expression;
    case 'lambda':
    case 'recursive':
      return withParts(expression, { body: map(expression.body) });
    case 'application':
      return withParts(expression, {
        function: map(expression.function),
        argument: map(expression.argument),
      });
    case 'let':
      return withParts(expression, { value: map(expression.value), body: map(expression.body) });
    case 'constructor':
      return withParts(expression, { argument: map(expression.argument) });
    case 'match':
      return withParts(expression, {
        subject: map(expression.subject),
        cases: mapList(expression.cases, (one) => withParts(one, { body: map(one.body) })),
      });
    case 'record': {
      const fields = mapEntries(expression.fields, map);
      return withParts(expression, { fields });
    }
    case 'access':
      return withParts(expression, { record: map(expression.record) });
    case 'update':
      return withParts(expression, { record: map(expression.record), value: map(expression.value) });
    case 'primitive':
      return withParts(expression, { arguments: mapList(expression.arguments, map) });
    case 'michelson':
      if (expression.arguments === undefined) return expression;
      return withParts(expression, { arguments: mapList(expression.arguments, map) });
    case 'assign':
      return withParts(expression, { value: map(expression.value) });
    case 'for':
      return withParts(expression, {
        first: map(expression.first),
        last: map(expression.last),
        step: map(expression.step),
        body: map(expression.body),
      });
    case 'for-each':
      return withParts(expression, {
        collection: map(expression.collection),
        body: map(expression.body),
      });
    case 'while':
      return withParts(expression, {
        condition: map(expression.condition),
        body: map(expression.body),
      });
  }
}

/** The direct parts, in the order of evaluation of the source. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
    case 'dereference':
    case 'library':
    case 'test-only':
      return [];
    case 'lambda':
    case 'recursive':
      return [expression.body];
    case 'application':
      return [expression.function, expression.argument];
    case 'let':
      return [expression.value, expression.body];
    case 'constructor':
      return [expression.argument];
    case 'match':
      return [expression.subject, ...expression.cases.map(({ body }) => body)];
    case 'record':
      return [...expression.fields.values()];
    case 'access':
      return [expression.record];
    case 'update':
      return [expression.record, expression.value];
    case 'primitive':
      return expression.arguments;
    case 'michelson':
      return expression.arguments ?? [];
    case 'assign':
      return [expression.value];
    case 'for':
      return [expression.first, expression.last, expression.step, expression.body];
    case 'for-each':
      return [expression.collection, expression.body];
    case 'while':
      return [expression.condition, expression.body];
  }
}

/**
 * Maps every part before the whole. Programs are long chains of lets, and lists are chains of primitives, so those are
 * followed without recursion.
 */
export function mapBottomUp(expression: Expression, map: (expression: Expression) => Expression): Expression {
  const chain: { readonly link: Link; readonly others: readonly Expression[] }[] = [];
  let rest = expression;
  while (isLink(rest)) {
    const { others, tail } = unlink(rest);
    chain.push({ link: rest, others: mapList(others, (part) => mapBottomUp(part, map)) });
    rest = tail;
  }
  const last = map(mapParts(rest, (part) => mapBottomUp(part, map)));
  return chain.reduceRight((tail, { link, others }) => map(relink(link, others, tail)), last);
}

/** An expression that may go on in its last part for thousands of levels. */
export type Link = Let | PrimitiveCall;

export const isLink = (expression: Expression): expression is Link =>
  expression.kind === 'let' || (expression.kind === 'primitive' && expression.arguments.length > 0);

export function unlink(link: Link): { readonly others: readonly Expression[]; readonly tail: Expression } {
  if (link.kind === 'let') return { others: [link.value], tail: link.body };
  return { others: link.arguments.slice(0, -1), tail: link.arguments.at(-1) ?? link };
}

function relink(link: Link, others: readonly Expression[], tail: Expression): Link {
  if (link.kind === 'let') return withParts(link, { value: others[0] ?? link.value, body: tail });
  const args = [...others, tail];
  const isSame = args.every((one, index) => one === link.arguments[index]);
  return isSame ? link : { ...link, arguments: args };
}

/** All expressions inside this one, with itself first. */
export function* walk(expression: Expression): Generator<Expression> {
  const waiting: Expression[] = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    const parts = partsOf(next);
    for (let index = parts.length - 1; index >= 0; index -= 1) {
      const part = parts[index];
      if (part !== undefined) waiting.push(part);
    }
  }
}

function withParts<Item extends object>(item: Item, parts: Partial<Item>): Item {
  for (const key of Object.keys(parts) as (keyof Item)[]) {
    if (item[key] !== parts[key]) return { ...item, ...parts };
  }
  return item;
}

function mapList<Item>(items: readonly Item[], map: (item: Item) => Item): readonly Item[] {
  let changed = false;
  const result = items.map((item) => {
    const mapped = map(item);
    changed ||= mapped !== item;
    return mapped;
  });
  return changed ? result : items;
}

function mapEntries<Item>(
  entries: ReadonlyMap<string, Item>,
  map: (item: Item) => Item,
): ReadonlyMap<string, Item> {
  let changed = false;
  const result = new Map<string, Item>();
  for (const [key, item] of entries) {
    const mapped = map(item);
    changed ||= mapped !== item;
    result.set(key, mapped);
  }
  return changed ? result : entries;
}
