/** Results of library functions that depend on the types of their arguments, such as `(nat, nat) external_ediv`. */
import type { Span } from '../../syntax/source';
import { BYTES, constant, INT, NAT, option, TEZ, tuple } from '../make';
import type { Scope } from '../scope';
import { attempt, Failure, firstOf } from '../state';
import type { Type } from '../type';
import { unify } from '../unify';

type Overload = readonly [readonly Type[], Type];

const quotient = (whole: Type, rest: Type) => option(tuple([whole, rest]));

const SHIFTS: readonly Overload[] = [
  [[NAT, NAT], NAT],
  [[BYTES, NAT], BYTES],
];
const BITS: readonly Overload[] = [
  [[NAT, NAT], NAT],
  [[BYTES, BYTES], BYTES],
];

const OVERLOADS: Readonly<Record<string, readonly Overload[]>> = {
  external_bytes: [
    [[INT], BYTES],
    [[NAT], BYTES],
  ],
  external_int: [
    [[NAT], INT],
    [[constant('bls12_381_fr')], INT],
    [[BYTES], INT],
  ],
  external_ediv: [
    [[NAT, NAT], quotient(NAT, NAT)],
    [[INT, INT], quotient(INT, NAT)],
    [[NAT, INT], quotient(INT, NAT)],
    [[INT, NAT], quotient(INT, NAT)],
    [[TEZ, TEZ], quotient(NAT, TEZ)],
    [[TEZ, NAT], quotient(TEZ, TEZ)],
  ],
  external_and: [
    [[NAT, NAT], NAT],
    [[INT, NAT], NAT],
    [[BYTES, BYTES], BYTES],
  ],
  external_or: BITS,
  external_xor: BITS,
  external_lsl: SHIFTS,
  external_lsr: SHIFTS,
};

/** The resolved type of an overloaded result, if the arguments match. */
export function externalResult(scope: Scope, type: Type, span: Span): Type | undefined {
  if (type.kind !== 'constant') return undefined;
  const overloads = OVERLOADS[type.name];
  if (overloads === undefined) return undefined;
  const result = attempt(scope.state, () =>
    firstOf(
      scope.state,
      overloads.map(([parameters, overloaded]) => () => {
        parameters.forEach((parameter, index) => {
          unify(scope.state, type.arguments[index] ?? parameter, parameter, span);
        });
        return overloaded;
      }),
    ),
  );
  return result instanceof Failure ? undefined : result;
}
