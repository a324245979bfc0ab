/** The primitive operations of mini-c, by the compiler's names, and which of them have no effect. */

/** Operations that cannot fail and change nothing: unused results of them are removed, used ones move. */
const PURE = [
  'UNIT',
  'NIL',
  'SOME',
  'NONE',
  'UPDATE',
  'LOOP_CONTINUE',
  'LOOP_STOP',
  'NEG',
  'NOT',
  'AND',
  'OR',
  'XOR',
  'LAND',
  'LOR',
  'LXOR',
  'EQ',
  'NEQ',
  'LT',
  'GT',
  'LE',
  'GE',
  'CONCAT',
  'CONCATS',
  'CONS',
  'SIZE',
  'SLICE',
  'PAIR',
  'CAR',
  'CDR',
  'TRUE',
  'FALSE',
  'SET_EMPTY',
  'SET_ADD',
  'SET_REMOVE',
  'SET_MEM',
  'SET_UPDATE',
  'SET_SIZE',
  'LIST_EMPTY',
  'LIST_SIZE',
  'MAP_EMPTY',
  'MAP_ADD',
  'MAP_REMOVE',
  'MAP_UPDATE',
  'MAP_FIND_OPT',
  'MAP_GET_AND_UPDATE',
  'MAP_SIZE',
  'MAP_MEM',
  'BIG_MAP_EMPTY',
  'BIG_MAP_GET_AND_UPDATE',
  'GLOBAL_CONSTANT',
  'SUB_MUTEZ',
] as const;

/** Operations that can fail, and injections, which the compiler does not count as pure. */
const IMPURE = ['ADD', 'SUB', 'MUL', 'DIV', 'MOD', 'LSL', 'LSR', 'LEFT', 'RIGHT', 'MAP_FIND'] as const;

export type ConstantName = (typeof PURE)[number] | (typeof IMPURE)[number];

export const CONSTANT_NAMES: readonly ConstantName[] = [...PURE, ...IMPURE];

const pure: ReadonlySet<ConstantName> = new Set<ConstantName>(PURE);

export const isPureConstant = (name: ConstantName): boolean => pure.has(name);
