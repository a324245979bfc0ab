/** The types of overloaded operators. The first match wins, so the order is part of the language. */
import type { Operation } from '../core';
import { BOOL, BYTES, constant, INT, NAT, option, STRING, TEZ } from '../make';
import type { Type } from '../type';

export interface Overload {
  readonly operands: readonly Type[];
  readonly result: Type;
}

const TIME = constant('timestamp');
const INT64 = constant('int64');
const G1 = constant('bls12_381_g1');
const G2 = constant('bls12_381_g2');
const FR = constant('bls12_381_fr');

function of(...types: readonly Type[]): Overload {
  const result = types.at(-1) ?? INT;
  return { operands: types.slice(0, -1), result };
}

/** `t -> t -> t` for each. */
function closed(...types: readonly Type[]): Overload[] {
  return types.map((type) => of(type, type, type));
}

const TIME_SUMS = [of(TIME, INT, TIME), of(INT, TIME, TIME)];
const LOGIC = closed(BOOL);
const BITS = closed(NAT, INT64, BYTES);
const SHIFTS = [of(NAT, NAT, NAT), of(INT64, NAT, INT64), of(BYTES, NAT, BYTES)];

type Overloaded = Exclude<
  Operation,
  | 'compare'
  | 'equal'
  | 'cons'
  | 'list-empty'
  | 'list-fold-right'
  | 'true'
  | 'false'
  | 'any'
  | 'create-contract'
  | 'opt-out'
>;

export const OVERLOADS: Readonly<Record<Overloaded, readonly Overload[]>> = {
  'polymorphic-add': [
    ...closed(INT, STRING, NAT, TEZ),
    of(INT, NAT, INT),
    of(NAT, INT, INT),
    ...TIME_SUMS,
    ...closed(INT64, G1, G2, FR),
  ],
  add: [
    of(INT, INT, INT),
    of(INT, NAT, INT),
    ...closed(NAT, TEZ),
    of(NAT, INT, INT),
    ...TIME_SUMS,
    ...closed(INT64, G1, G2, FR),
  ],
  'polymorphic-sub': [
    of(INT, INT, INT),
    of(NAT, NAT, INT),
    of(NAT, INT, INT),
    of(INT, NAT, INT),
    of(TIME, TIME, INT),
    of(TIME, INT, TIME),
    of(TEZ, TEZ, option(TEZ)),
    ...closed(INT64, G1, G2, FR),
  ],
  mul: [
    of(INT, INT, INT),
    of(NAT, FR, FR),
    of(INT, FR, FR),
    of(FR, NAT, FR),
    of(FR, INT, FR),
    of(NAT, NAT, NAT),
    of(NAT, TEZ, TEZ),
    of(TEZ, NAT, TEZ),
    of(INT, NAT, INT),
    of(NAT, INT, INT),
    of(INT64, INT64, INT64),
    of(G1, FR, G1),
    of(G2, FR, G2),
    of(FR, FR, FR),
  ],
  div: [
    of(INT, INT, INT),
    of(NAT, NAT, NAT),
    of(NAT, INT, INT),
    of(INT, NAT, INT),
    of(TEZ, NAT, TEZ),
    of(TEZ, TEZ, NAT),
    of(INT64, INT64, INT64),
  ],
  mod: [
    of(INT, INT, NAT),
    of(NAT, NAT, NAT),
    of(NAT, INT, NAT),
    of(INT, NAT, NAT),
    of(TEZ, NAT, TEZ),
    of(TEZ, TEZ, TEZ),
    of(INT64, INT64, INT64),
  ],
  neg: [of(INT, INT), of(NAT, INT), of(G1, G1), of(G2, G2), of(FR, FR)],
  not: [of(INT, INT), of(NAT, INT), of(BYTES, BYTES), of(BOOL, BOOL)],
  and: LOGIC,
  or: LOGIC,
  xor: LOGIC,
  land: [of(NAT, NAT, NAT), of(INT, NAT, NAT), of(INT64, INT64, INT64), of(BYTES, BYTES, BYTES)],
  lor: BITS,
  lxor: BITS,
  lsl: SHIFTS,
  lsr: SHIFTS,
  concat: closed(STRING, BYTES),
};
