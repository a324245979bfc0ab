/** The Michelson code of mini-c's primitive operations. */
import { type Micheline, prim, sequence, string } from '../../michelson';
import type { ConstantName } from '../mini-c/constant';
import type { MiniType } from '../mini-c/type';
import { michelsonType } from './types';

/** The code for an operation with a result of that type. */
export function operatorCode(name: ConstantName, type: MiniType): readonly Micheline[] {
  const same = SAME[name];
  if (same) return same.split(' ').map((instruction) => prim(instruction));
  return TYPED[name]?.(type) ?? [];
}

/** Operations that are a fixed list of plain instructions. */
const SAME: Readonly<Partial<Record<ConstantName, string>>> = {
  ADD: 'ADD',
  SUB: 'SUB',
  SUB_MUTEZ: 'SUB_MUTEZ',
  MUL: 'MUL',
  NEG: 'NEG',
  OR: 'OR',
  AND: 'AND',
  XOR: 'XOR',
  LOR: 'OR',
  LAND: 'AND',
  LXOR: 'XOR',
  LSL: 'LSL',
  LSR: 'LSR',
  NOT: 'NOT',
  PAIR: 'PAIR',
  CAR: 'CAR',
  CDR: 'CDR',
  EQ: 'COMPARE EQ',
  NEQ: 'COMPARE NEQ',
  LT: 'COMPARE LT',
  LE: 'COMPARE LE',
  GT: 'COMPARE GT',
  GE: 'COMPARE GE',
  UPDATE: 'UPDATE',
  SOME: 'SOME',
  MAP_FIND_OPT: 'GET',
  MAP_UPDATE: 'UPDATE',
  MAP_GET_AND_UPDATE: 'GET_AND_UPDATE PAIR',
  BIG_MAP_GET_AND_UPDATE: 'GET_AND_UPDATE PAIR',
  CONS: 'CONS',
  UNIT: 'UNIT',
  SET_MEM: 'MEM',
  SET_UPDATE: 'UPDATE',
  CONCAT: 'CONCAT',
  CONCATS: 'CONCAT',
  LIST_SIZE: 'SIZE',
  SET_SIZE: 'SIZE',
  MAP_SIZE: 'SIZE',
  SIZE: 'SIZE',
  MAP_MEM: 'MEM',
};

/** Operations with code inside, or with types. */
const TYPED: Readonly<Partial<Record<ConstantName, (type: MiniType) => readonly Micheline[]>>> = {
  DIV: () => [prim('EDIV'), orFail('DIV by 0'), prim('CAR')],
  MOD: () => [prim('EDIV'), orFail('MOD by 0'), prim('CDR')],
  MAP_FIND: () => [prim('GET'), orFail('MAP FIND')],
  SLICE: () => [prim('SLICE'), orFail('SLICE')],
  TRUE: () => [pushBool('True')],
  FALSE: () => [pushBool('False')],
  MAP_ADD: () => [dip(prim('SOME')), prim('UPDATE')],
  SET_ADD: () => [dip(pushBool('True')), prim('UPDATE')],
  SET_REMOVE: () => [dip(pushBool('False')), prim('UPDATE')],
  NONE: (type) => [prim('NONE', itemTypes(type))],
  NIL: (type) => [prim('NIL', itemTypes(type))],
  LIST_EMPTY: (type) => [prim('NIL', itemTypes(type))],
  SET_EMPTY: (type) => [prim('EMPTY_SET', itemTypes(type))],
  MAP_EMPTY: (type) => [prim('EMPTY_MAP', itemTypes(type))],
  BIG_MAP_EMPTY: (type) => [prim('EMPTY_BIG_MAP', itemTypes(type))],
  MAP_REMOVE: (type) => [dip(prim('NONE', itemTypes(type).slice(1))), prim('UPDATE')],
  LEFT: (type) => [prim('LEFT', itemTypes(type).slice(1))],
  LOOP_CONTINUE: (type) => [prim('LEFT', itemTypes(type).slice(1))],
  RIGHT: (type) => [prim('RIGHT', itemTypes(type).slice(0, 1))],
  LOOP_STOP: (type) => [prim('RIGHT', itemTypes(type).slice(0, 1))],
};

/** The types inside a type: of items, of key and value, or of both alternatives. */
function itemTypes(type: MiniType): readonly Micheline[] {
  switch (type.kind) {
    case 'list':
    case 'set':
    case 'option':
      return [michelsonType(type.item)];
    case 'map':
    case 'big_map':
      return [michelsonType(type.key), michelsonType(type.value)];
    case 'or':
      return [michelsonType(type.left.type), michelsonType(type.right.type)];
    default:
      return [];
  }
}

const dip = (instruction: Micheline): Micheline => prim('DIP', [sequence([instruction])]);

const pushBool = (value: 'True' | 'False'): Micheline => prim('PUSH', [prim('bool'), prim(value)]);

/** The value of an option; fails with the message if there is none. */
function orFail(message: string): Micheline {
  const failure = [prim('PUSH', [prim('string'), string(message)]), prim('FAILWITH')];
  return prim('IF_NONE', [sequence(failure), sequence([])]);
}
