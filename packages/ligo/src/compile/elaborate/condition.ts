/** Numbers, texts and collections as conditions: whether they are not zero or not empty. */
import { argumentsOf, BOOL, BYTES, INT, NAT, STRING, TEZ } from '../../types/make';
import type { Type } from '../../types/type';
import type { Expression } from '../aggregated/expression';
import type { LiteralValue } from '../mini-c/tree';
import * as build from './build';
import { type Elaboration, plainType } from './context';

const ZEROS: Readonly<Record<string, readonly [LiteralValue, Type]>> = {
  nat: [{ type: 'nat', value: 0n }, NAT],
  int: [{ type: 'int', value: 0n }, INT],
  tez: [{ type: 'mutez', value: 0n }, TEZ],
  string: [{ type: 'string', value: '' }, STRING],
  bytes: [{ type: 'bytes', value: '' }, BYTES],
};

const COLLECTIONS: ReadonlySet<string> = new Set(['list', 'set', 'map']);

export function isCondition(type: Type): boolean {
  return type.kind === 'constant' && (COLLECTIONS.has(type.name) || Object.hasOwn(ZEROS, type.name));
}

export function condition(elaboration: Elaboration, value: Expression, from: Type): Expression {
  const { span } = value;
  const type = plainType(elaboration, from);
  if (type.kind !== 'constant') return value;
  if (argumentsOf(type, 'list') !== undefined) {
    const any = build.binder(elaboration.names.fresh('gen'), type);
    return build.match(
      value,
      [
        { pattern: { kind: 'nil', span }, body: build.truth(false, span) },
        { pattern: build.variablePattern(any, span), body: build.truth(true, span) },
      ],
      span,
    );
  }
  const zero = ZEROS[type.name];
  if (zero !== undefined) {
    const literal = build.literal(zero[0], zero[1], span);
    return build.primitive(type.name === 'int' ? 'NEQ' : 'LT', [literal, value], BOOL, span);
  }
  const size = build.primitive(type.name === 'set' ? 'SET_SIZE' : 'MAP_SIZE', [value], NAT, span);
  return build.primitive('LT', [build.literal({ type: 'nat', value: 0n }, NAT, span), size], BOOL, span);
}
