/** Comparable types: simple types, and compound types with comparable parts. */
import type { Span } from '../../syntax/source';
import { argumentsOf, BOOL, constant } from '../make';
import { incomparable } from '../problems/types';
import type { Scope } from '../scope';
import { attempt, Failure, fail, firstOf, type State } from '../state';
import type { Type } from '../type';
import { unify } from '../unify';

/** The order determines how a unification variable is solved. */
const SIMPLE: readonly Type[] = [
  constant('address'),
  BOOL,
  ...[
    'bytes',
    'chain_id',
    'int',
    'key',
    'key_hash',
    'tez',
    'nat',
    'signature',
    'string',
    'timestamp',
    'unit',
    'never',
    'michelson_program',
    'int64',
  ].map((name) => constant(name)),
];

const COLLECTIONS = ['list', 'set', 'map'] as const;

/** `hasTag`: whether an operand is the tag of a union, which can be compared with text in every version. */
export function compareOperands(scope: Scope, types: readonly Type[], span: Span, hasTag = false): void {
  const [left, right] = hasTag ? types.map(widened) : types;
  if (left === undefined || right === undefined || areSimple(left, right)) return;
  const result = attempt(scope.state, () => compare(scope.state, left, right, span));
  if (!(result instanceof Failure)) return;
  fail(incomparable(left, right, span, scope.state.files[span.file]?.text.slice(span.from, span.to)));
}

/** Fast path for the most frequent case. */
function areSimple(left: Type, right: Type): boolean {
  if (left.kind !== 'constant' || right.kind !== 'constant' || left.name !== right.name) return false;
  return SIMPLE.some((type) => type.kind === 'constant' && type.name === left.name);
}

function compare(state: State, left: Type, right: Type, span: Span): void {
  if (left.kind === 'error' || right.kind === 'error') return;
  firstOf(state, [
    ...COLLECTIONS.map((name) => () => compareCollections(state, name, left, right, span)),
    () => compareSimple(state, left, right, span),
    () => compareLiterals(state, left, right, span),
    () => compareRows(state, 'record', left, right, span),
    () => compareRows(state, 'sum', left, right, span),
    () => compareCollections(state, 'big_map', left, right, span),
  ]);
}

function compareCollections(state: State, name: string, left: Type, right: Type, span: Span): void {
  unify(state, left, right, span);
  const leftParts = left.kind === 'constant' ? argumentsOf(left, name) : undefined;
  const rightParts = right.kind === 'constant' ? argumentsOf(right, name) : undefined;
  if (leftParts === undefined || rightParts === undefined) fail(incomparable(left, right, span));
  leftParts.forEach((part, index) => {
    compare(state, part, rightParts[index] ?? part, span);
  });
}

function compareSimple(state: State, left: Type, right: Type, span: Span): void {
  firstOf(
    state,
    SIMPLE.map((type) => () => {
      unify(state, left, type, span);
      unify(state, right, type, span);
    }),
  );
}

function compareLiterals(state: State, left: Type, right: Type, span: Span): void {
  const hasLiteral = left.kind === 'singleton' || right.kind === 'singleton';
  if (!hasLiteral || !state.features.has('comparable-literal-types')) fail(incomparable(left, right, span));
  const [leftType, rightType] = [left, right].map(widened);
  if (leftType === undefined || rightType === undefined) return;
  compareSimple(state, leftType, rightType, span);
}

function widened(type: Type): Type {
  if (type.kind !== 'singleton') return type;
  return constant(type.literal.kind === 'mutez' ? 'tez' : type.literal.kind);
}

function compareRows(state: State, kind: 'record' | 'sum', left: Type, right: Type, span: Span): void {
  unify(state, left, right, span);
  if (left.kind !== kind || right.kind !== kind) fail(incomparable(left, right, span));
  for (const [label, part] of left.fields) compare(state, part, right.fields.get(label) ?? part, span);
}
