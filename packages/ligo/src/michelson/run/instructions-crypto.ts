/** Hashes, signatures, packing, tickets, and what cannot be executed here. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { p256 } from '@noble/curves/nist.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { keccak_256, sha3_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { encodeMicheline } from '../binary';
import { checkValue } from '../check/index';
import { decodeMicheline } from '../decode';
import type { MichelinePrim } from '../tree';
import { readType } from '../types/read-type';
import { compareValues } from '../values/compare';
import { bool, number, option, pair, raw } from '../values/make';
import type { TicketValue, Value } from '../values/value';
import { checkPairing } from './curve';
import { packable } from './lambda';
import type { Instruction, Machine } from './machine';
import { stop } from './stop';
import { weightOf } from './weight';

const hash =
  (compute: (data: Uint8Array) => Uint8Array): Instruction =>
  (machine, node) => {
    const value = machine.take('bytes');
    machine.charge(1 + weightOf(value), node);
    machine.push(raw('bytes', bytesToHex(compute(hexToBytes(value.value)))));
  };

/** The first byte says which curve a key belongs to. */
function hashKey(machine: Machine): void {
  const key = machine.take('key').value;
  const digest = blake2b(hexToBytes(key.slice(2)), { dkLen: 20 });
  machine.push(raw('key_hash', key.slice(0, 2) + bytesToHex(digest)));
}

/** Steps for checking a signature or a pairing, in proportion to other instructions. */
const CURVE_STEPS = 100;

/** The data is already hashed. */
const PREHASHED = { prehash: false, lowS: false } as const;

function checkSignature(machine: Machine, node: MichelinePrim): void {
  machine.charge(CURVE_STEPS, node);
  const key = machine.take('key').value;
  const signature = hexToBytes(machine.take('signature').value);
  const digest = blake2b(hexToBytes(machine.take('bytes').value), { dkLen: 32 });
  const point = hexToBytes(key.slice(2));
  machine.push(bool(isSigned(key.slice(0, 2), point, signature, digest)));
}

function isSigned(curve: string, point: Uint8Array, signature: Uint8Array, digest: Uint8Array): boolean {
  if (curve === '03') throw stop('not-supported', 'BLS signatures cannot be checked here.');
  try {
    if (curve === '00') return ed25519.verify(signature, digest, point);
    return (curve === '01' ? secp256k1 : p256).verify(signature, digest, point, PREHASHED);
  } catch {
    // Malformed keys and signatures are invalid.
    return false;
  }
}

/** Encoding, decoding and checking a value costs more than copying it. */
const PACKING_FACTOR = 8;

/** Packed values start with this byte. */
const PACKED = '05';

function pack(machine: Machine, node: MichelinePrim): void {
  const digits = encodeMicheline(packable(machine.pop()));
  if (digits === undefined) throw stop('invalid-state', 'The value has no binary form.', node);
  machine.charge(PACKING_FACTOR * weightOf(raw('bytes', digits)), node);
  machine.push(raw('bytes', PACKED + digits));
}

function unpack(machine: Machine, node: MichelinePrim): void {
  const { value: digits } = machine.take('bytes');
  machine.charge(PACKING_FACTOR * weightOf(raw('bytes', digits)), node);
  const tree = digits.startsWith(PACKED) ? decodeMicheline(digits.slice(2)) : undefined;
  const type = readType(node.args[0] as (typeof node.args)[number], 'any');
  machine.push(option(tree && checkValue(tree, type).value));
}

function ticket(machine: Machine): void {
  const content = machine.pop();
  const amount = machine.take('nat').value;
  const ticketer = machine.self;
  machine.push(option(amount > 0n ? { kind: 'ticket', ticketer, content, amount } : undefined));
}

function readTicket(machine: Machine): void {
  const value = machine.take('ticket');
  const { ticketer, content, amount } = value;
  machine.push(value, pair(raw('address', ticketer), pair(content, number('nat', amount))));
}

function splitTicket(machine: Machine): void {
  const value = machine.take('ticket');
  const { left, right } = machine.take('pair');
  const [first, second] = [amountOf(left), amountOf(right)];
  const isSplit = first > 0n && second > 0n && first + second === value.amount;
  machine.push(option(isSplit ? pair({ ...value, amount: first }, { ...value, amount: second }) : undefined));
}

function joinTickets(machine: Machine): void {
  const { left, right } = machine.take('pair');
  if (left.kind !== 'ticket' || right.kind !== 'ticket')
    throw stop('invalid-state', 'JOIN_TICKETS needs tickets.');
  const isSame = left.ticketer === right.ticketer && compareValues(left.content, right.content) === 0;
  const joined: TicketValue = { ...left, amount: left.amount + right.amount };
  machine.push(option(isSame ? joined : undefined));
}

function amountOf(value: Value): bigint {
  if (value.kind === 'nat') return value.value;
  throw stop('invalid-state', 'SPLIT_TICKET needs two amounts.');
}

const notSupported =
  (what: string): Instruction =>
  (_, node) => {
    throw stop('not-supported', `${what} cannot be executed here.`, node);
  };

export const CRYPTO_INSTRUCTIONS: Readonly<Record<string, Instruction>> = {
  BLAKE2B: hash((data) => blake2b(data, { dkLen: 32 })),
  SHA256: hash(sha256),
  SHA512: hash(sha512),
  SHA3: hash(sha3_256),
  KECCAK: hash(keccak_256),
  HASH_KEY: hashKey,
  CHECK_SIGNATURE: checkSignature,
  PAIRING_CHECK: (machine, node) => {
    const pairs = machine.take('list');
    machine.charge(CURVE_STEPS * (1 + pairs.size), node);
    machine.push(bool(checkPairing(pairs)));
  },

  PACK: pack,
  UNPACK: unpack,

  TICKET: ticket,
  READ_TICKET: readTicket,
  SPLIT_TICKET: splitTicket,
  JOIN_TICKETS: joinTickets,

  OPEN_CHEST: notSupported('Opening chests'),
  SAPLING_EMPTY_STATE: (machine, { args: [size] }) =>
    machine.push({ kind: 'sapling_state', memoSize: size?.kind === 'int' ? Number(size.value) : 0 }),
  SAPLING_VERIFY_UPDATE: notSupported('Sapling transactions'),
};
