/** `Map.literal` and the like become additions to an empty collection. */
import type { Expression, PrimitiveCall } from '../aggregated/expression';
import type { Primitive } from '../aggregated/primitive';
import { mapBottomUp } from '../aggregated/traverse';
import * as build from '../elaborate/build';
import { refuse } from '../problem';

interface Collection {
  readonly empty: Primitive;
  readonly add: Primitive;
  readonly content: 'pairs' | 'keys' | 'elements';
}

const COLLECTIONS: Readonly<Partial<Record<Primitive, Collection>>> = {
  MAP_LITERAL: { empty: 'MAP_EMPTY', add: 'MAP_ADD', content: 'pairs' },
  BIG_MAP_LITERAL: { empty: 'BIG_MAP_EMPTY', add: 'MAP_ADD', content: 'pairs' },
  BIG_SET_LITERAL: { empty: 'BIG_MAP_EMPTY', add: 'MAP_ADD', content: 'keys' },
  SET_LITERAL: { empty: 'SET_EMPTY', add: 'SET_ADD', content: 'elements' },
};

export function expandLiterals(expression: Expression): Expression {
  return mapBottomUp(expression, (one) => {
    const collection = one.kind === 'primitive' ? COLLECTIONS[one.name] : undefined;
    return collection === undefined || one.kind !== 'primitive' ? one : expand(one, collection);
  });
}

function expand(call: PrimitiveCall, { empty, add, content }: Collection): Expression {
  const { type, span } = call;
  const start = build.primitive(empty, [], type, span);
  const [items] = call.arguments;
  return elementsOf(items, call).reduceRight<Expression>((rest, item) => {
    const parts = content === 'pairs' ? pairOf(item) : content === 'keys' ? [item, build.unit(span)] : [item];
    return build.primitive(add, [...parts, rest], type, span);
  }, start);
}

function elementsOf(list: Expression | undefined, call: PrimitiveCall): readonly Expression[] {
  const elements: Expression[] = [];
  let rest = list;
  while (rest?.kind === 'primitive' && rest.name === 'CONS') {
    const [head, tail] = rest.arguments;
    if (head !== undefined) elements.push(head);
    rest = tail;
  }
  if (rest?.kind === 'primitive' && (rest.name === 'LIST_EMPTY' || rest.name === 'NIL')) return elements;
  return refuse(
    'not-a-list-literal',
    'The elements must be written as a list here, because they are compiled one by one.',
    (list ?? call).span,
  );
}

function pairOf(item: Expression): readonly Expression[] {
  if (item.kind === 'record' && item.fields.size === 2) return [...item.fields.values()];
  return refuse('not-a-pair', 'The bindings must be written as pairs here.', item.span);
}
