/** Conversions that LIGO makes silently: numbers and collections as conditions, values as members of unions. */

import { argumentsOf, BOOL, BYTES, INT, isBool, NAT, STRING, TEZ } from '../../types/make';
import type { Type } from '../../types/type';
import type { Coercion } from '../../types/typed';
import type { Expression } from '../aggregated/expression';
import type { LiteralValue } from '../mini-c/tree';
import * as build from './build';
import { type Elaboration, plainType } from './context';
import { convertUnion } from './union';

export function coerce(elaboration: Elaboration, value: Expression, coercion: Coercion): Expression {
  if (!isBool(coercion.to)) return convertUnion(elaboration, value, coercion);
  if (value.type.kind === 'sum') return value;
  return condition(elaboration, value, plainType(elaboration, coercion.from));
}

const ZEROS: Readonly<Record<string, readonly [LiteralValue, Type]>> = {
  nat: [{ type: 'nat', value: 0n }, NAT],
  int: [{ type: 'int', value: 0n }, INT],
  tez: [{ type: 'mutez', value: 0n }, TEZ],
  string: [{ type: 'string', value: '' }, STRING],
  bytes: [{ type: 'bytes', value: '' }, BYTES],
};

function condition(elaboration: Elaboration, value: Expression, type: Type): Expression {
  const { span } = value;
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
