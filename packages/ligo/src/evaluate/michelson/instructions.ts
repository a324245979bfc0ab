/** Michelson instructions that pop values from the stack and push results. */

import type { Micheline, MichelinePrim } from '../../michelson/tree';
import { bitwise, shift } from '../bits';
import { unsupported } from '../failure';
import { CORE_LIBRARY } from '../library';
import { lookup } from '../library/collections';
import type { Host } from '../machine/host';
import { isNative, isSteps } from '../machine/native';
import { divide, negate, not, OPERATIONS } from '../operators';
import { compare } from '../values/compare';
import { bool, int, mapOf, NIL, NONE, nat, option, setOf, some, tuple, UNIT } from '../values/make';
import type { Value } from '../values/value';
import type { Stack } from './interpret';
import { comb } from './stack-values';
import { readValue } from './to-value';
import { typeFromMicheline } from './type-from';

type Simple = (operands: readonly Value[], node: MichelinePrim, host: Host) => Value | readonly Value[];

const fromOrder =
  (test: (order: bigint) => boolean): Simple =>
  ([value]) =>
    bool(value?.kind === 'int' && test(value.value));

/** The number of operands, and the implementation. */
const TABLE: Readonly<Record<string, readonly [number, Simple]>> = {
  UNIT: [0, () => UNIT],
  NIL: [0, () => NIL],
  NONE: [0, () => NONE],
  EMPTY_SET: [0, () => setOf([])],
  EMPTY_MAP: [0, () => mapOf([])],
  EMPTY_BIG_MAP: [0, () => mapOf([], 'big_map')],
  PUSH: [0, (_, { args: [type, value] }) => literal(type, value)],
  SOME: [1, ([value]) => some(value ?? UNIT)],
  PAIR: [2, (values) => tuple(...values)],
  UNPAIR: [1, ([pair]) => partsOf(pair)],
  CAR: [1, ([pair]) => partsOf(pair)[0]],
  CDR: [1, ([pair]) => partsOf(pair)[1]],
  ADD: [2, binary('+')],
  SUB: [2, binary('-')],
  SUB_MUTEZ: [2, binary('-')],
  MUL: [2, binary('*')],
  CONS: [2, binary('::')],
  EDIV: [
    2,
    ([a, b]) => {
      const parts = a && b && divide(a, b);
      return parts ? some(tuple(...parts)) : NONE;
    },
  ],
  NEG: [1, ([value], _, host) => negate(value ?? UNIT, host)],
  NOT: [1, ([value]) => not(value ?? UNIT)],
  AND: [2, ([a, b]) => bitwise('and', a ?? UNIT, b ?? UNIT)],
  OR: [2, ([a, b]) => bitwise('or', a ?? UNIT, b ?? UNIT)],
  XOR: [2, ([a, b]) => bitwise('xor', a ?? UNIT, b ?? UNIT)],
  LSL: [2, ([a, b]) => shift('left', a ?? UNIT, b ?? UNIT)],
  LSR: [2, ([a, b]) => shift('right', a ?? UNIT, b ?? UNIT)],
  COMPARE: [2, ([a, b]) => int(BigInt(Math.sign(compare(a ?? UNIT, b ?? UNIT))))],
  EQ: [1, fromOrder((order) => order === 0n)],
  NEQ: [1, fromOrder((order) => order !== 0n)],
  LT: [1, fromOrder((order) => order < 0n)],
  LE: [1, fromOrder((order) => order <= 0n)],
  GT: [1, fromOrder((order) => order > 0n)],
  GE: [1, fromOrder((order) => order >= 0n)],
};

/** Instructions that correspond to library functions, with the number of operands. */
const LIBRARY: Readonly<Record<string, readonly [string, number]>> = {
  ABS: ['abs', 1],
  INT: ['int', 1],
  ISNAT: ['is_nat', 1],
  NAT: ['nat', 1],
  BYTES: ['bytes', 1],
  PACK: ['Bytes.pack', 1],
  BLAKE2B: ['Crypto.blake2b', 1],
  SHA256: ['Crypto.sha256', 1],
  SHA512: ['Crypto.sha512', 1],
  SHA3: ['Crypto.sha3', 1],
  KECCAK: ['Crypto.keccak', 1],
  HASH_KEY: ['Crypto.hash_key', 1],
  CHECK_SIGNATURE: ['Crypto.check', 3],
  AMOUNT: ['Tezos.get_amount', 0],
  BALANCE: ['Tezos.get_balance', 0],
  SENDER: ['Tezos.get_sender', 0],
  SOURCE: ['Tezos.get_source', 0],
  NOW: ['Tezos.get_now', 0],
  LEVEL: ['Tezos.get_level', 0],
  CHAIN_ID: ['Tezos.get_chain_id', 0],
  MIN_BLOCK_TIME: ['Tezos.get_min_block_time', 0],
  SELF_ADDRESS: ['Tezos.get_self_address', 0],
  TOTAL_VOTING_POWER: ['Tezos.get_total_voting_power', 0],
  VOTING_POWER: ['Tezos.voting_power', 1],
  ADDRESS: ['Tezos.address', 1],
  IMPLICIT_ACCOUNT: ['Tezos.implicit_account', 1],
  TRANSFER_TOKENS: ['Tezos.transaction', 3],
  MEM: ['Map.mem', 2],
};

export function simpleInstruction(node: MichelinePrim, stack: Stack, host: Host): Stack {
  const [path, operands] = LIBRARY[node.prim] ?? [];
  if (path !== undefined && operands !== undefined)
    return [callLibrary(path, stack.slice(0, operands), host), ...stack.slice(operands)];
  if (node.prim === 'GET' || node.prim === 'SIZE') return overloaded(node, stack);
  if (node.prim === 'CONCAT') return [concat(stack, host), ...stack.slice(stack[0]?.kind === 'list' ? 1 : 2)];
  const width = node.prim === 'PAIR' && node.args[0]?.kind === 'int' ? Number(node.args[0].value) : undefined;
  if (width) return [comb(stack.slice(0, width)), ...stack.slice(width)];
  const [count, run] = TABLE[node.prim] ?? [];
  if (count === undefined || !run)
    throw unsupported(`This evaluator does not run the Michelson instruction ${node.prim}.`);
  const result = run(stack.slice(0, count), node, host);
  return [
    ...(Array.isArray(result) ? (result as readonly Value[]) : [result as Value]),
    ...stack.slice(count),
  ];
}

function callLibrary(path: string, operands: readonly Value[], host: Host): Value {
  const entry = CORE_LIBRARY.get(path);
  const result =
    entry && isNative(entry)
      ? entry.run(operands.length > 0 ? operands : [UNIT], host, undefined)
      : undefined;
  if (!result || isSteps(result)) throw unsupported(`${path} cannot be called from Michelson here.`);
  return result;
}

/** `GET n` reads part n of a comb, `GET` looks up a key. */
function overloaded({ prim: name, args: [position] }: MichelinePrim, stack: Stack): Stack {
  const [top, second, ...rest] = stack;
  if (name === 'SIZE') return [sizeOf(top), ...stack.slice(1)];
  if (position?.kind === 'int') return [partAt(top, Number(position.value)), ...stack.slice(1)];
  if (!top || (second?.kind !== 'map' && second?.kind !== 'big_map')) throw unsupported('GET needs a map.');
  return [option(lookup(top, second)), ...rest];
}

/** Even positions give the rest of the comb after that many halves, odd ones the first part of that rest. */
function partAt(value: Value | undefined, position: number): Value {
  let rest = value;
  for (let index = 0; index < Math.floor(position / 2); index++) rest = partsOf(rest)[1];
  return position % 2 === 1 ? partsOf(rest)[0] : (rest ?? UNIT);
}

function sizeOf(value: Value | undefined): Value {
  if (value?.kind === 'string') return nat(BigInt(value.value.length));
  if (value?.kind === 'bytes') return nat(BigInt(value.value.length / 2));
  if (value?.kind === 'list') return nat(BigInt(value.size));
  return nat(BigInt(value && 'tree' in value ? (value.tree?.size ?? 0) : 0));
}

function concat(stack: Stack, host: Host): Value {
  const [first, second] = stack;
  if (first?.kind === 'list')
    return 'head' in first
      ? concat([first.head, concat([first.tail], host)], host)
      : { kind: 'string', value: '' };
  if (second?.kind === 'string' && second.value === '' && first) return first;
  return OPERATIONS['^'](first ?? UNIT, second ?? UNIT, host);
}

function partsOf(value: Value | undefined): readonly [Value, Value] {
  const [first, second] = value?.kind === 'tuple' ? value.items : [];
  if (!first || !second) throw unsupported('Michelson: a pair was expected.');
  return [first, second];
}

function literal(type: Micheline | undefined, value: Micheline | undefined): Value {
  const found = type && value && readValue(value, typeFromMicheline(type));
  if (!found) throw unsupported('Michelson: PUSH needs a value of its type.');
  return found;
}

function binary(operator: '+' | '-' | '*' | '::'): Simple {
  return ([a, b], _, host) => OPERATIONS[operator](a ?? UNIT, b ?? UNIT, host);
}
