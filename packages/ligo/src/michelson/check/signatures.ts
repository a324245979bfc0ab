/** Instructions whose types are a table: for each, the types of its operands, and last the type of the result. */
import { binary, type SimpleName, simple, type Type, unary } from '../types/type';

type Signature = readonly [...operands: Type[], result: Type];

const list = (item: Type): Type => unary('list', item);
const option = (item: Type): Type => unary('option', item);
const pair = (left: Type, right: Type): Type => binary('pair', left, right);

const [INT, NAT, BOOL, BYTES, STRING] = (['int', 'nat', 'bool', 'bytes', 'string'] as const).map(simple) as [
  Type,
  Type,
  Type,
  Type,
  Type,
];
const MUTEZ = simple('mutez');
const TIMESTAMP = simple('timestamp');
const KEY_HASH = simple('key_hash');
const OPERATION = simple('operation');
const [G1, G2, FR] = [simple('bls12_381_g1'), simple('bls12_381_g2'), simple('bls12_381_fr')];

const ON_NUMBERS: readonly Signature[] = [
  [NAT, NAT, NAT],
  [NAT, INT, INT],
  [INT, NAT, INT],
  [INT, INT, INT],
];
const ON_CURVE: readonly Signature[] = [
  [G1, G1, G1],
  [G2, G2, G2],
  [FR, FR, FR],
];
const BITWISE: readonly Signature[] = [
  [BOOL, BOOL, BOOL],
  [NAT, NAT, NAT],
  [BYTES, BYTES, BYTES],
];
const SHIFT: readonly Signature[] = [
  [NAT, NAT, NAT],
  [BYTES, NAT, BYTES],
];
const TEST: readonly Signature[] = [[INT, BOOL]];
const HASH: readonly Signature[] = [[BYTES, BYTES]];
const constant = (name: SimpleName): readonly Signature[] => [[simple(name)]];

export const SIGNATURES: Readonly<Record<string, readonly Signature[]>> = {
  UNIT: constant('unit'),
  NOW: constant('timestamp'),
  LEVEL: constant('nat'),
  AMOUNT: constant('mutez'),
  BALANCE: constant('mutez'),
  SENDER: constant('address'),
  SOURCE: constant('address'),
  SELF_ADDRESS: constant('address'),
  CHAIN_ID: constant('chain_id'),
  TOTAL_VOTING_POWER: constant('nat'),
  MIN_BLOCK_TIME: constant('nat'),

  ADD: [
    ...ON_NUMBERS,
    [TIMESTAMP, INT, TIMESTAMP],
    [INT, TIMESTAMP, TIMESTAMP],
    [MUTEZ, MUTEZ, MUTEZ],
    ...ON_CURVE,
  ],
  SUB: [
    [NAT, NAT, INT],
    [NAT, INT, INT],
    [INT, NAT, INT],
    [INT, INT, INT],
    [TIMESTAMP, INT, TIMESTAMP],
    [TIMESTAMP, TIMESTAMP, INT],
  ],
  SUB_MUTEZ: [[MUTEZ, MUTEZ, option(MUTEZ)]],
  MUL: [
    ...ON_NUMBERS,
    [MUTEZ, NAT, MUTEZ],
    [NAT, MUTEZ, MUTEZ],
    [G1, FR, G1],
    [G2, FR, G2],
    [FR, FR, FR],
    [NAT, FR, FR],
    [INT, FR, FR],
    [FR, NAT, FR],
    [FR, INT, FR],
  ],
  EDIV: [
    [NAT, NAT, option(pair(NAT, NAT))],
    [NAT, INT, option(pair(INT, NAT))],
    [INT, NAT, option(pair(INT, NAT))],
    [INT, INT, option(pair(INT, NAT))],
    [MUTEZ, NAT, option(pair(MUTEZ, MUTEZ))],
    [MUTEZ, MUTEZ, option(pair(NAT, MUTEZ))],
  ],
  ABS: [[INT, NAT]],
  NEG: [
    [INT, INT],
    [NAT, INT],
    [G1, G1],
    [G2, G2],
    [FR, FR],
  ],
  ISNAT: [[INT, option(NAT)]],
  INT: [
    [NAT, INT],
    [BYTES, INT],
    [FR, INT],
  ],
  NAT: [[BYTES, NAT]],
  BYTES: [
    [NAT, BYTES],
    [INT, BYTES],
  ],

  AND: [...BITWISE, [INT, NAT, NAT]],
  OR: BITWISE,
  XOR: BITWISE,
  NOT: [
    [BOOL, BOOL],
    [NAT, INT],
    [INT, INT],
    [BYTES, BYTES],
  ],
  LSL: SHIFT,
  LSR: SHIFT,

  EQ: TEST,
  NEQ: TEST,
  LT: TEST,
  LE: TEST,
  GT: TEST,
  GE: TEST,

  CONCAT: [
    [STRING, STRING, STRING],
    [BYTES, BYTES, BYTES],
    [list(STRING), STRING],
    [list(BYTES), BYTES],
  ],
  SLICE: [
    [NAT, NAT, STRING, option(STRING)],
    [NAT, NAT, BYTES, option(BYTES)],
  ],

  BLAKE2B: HASH,
  SHA256: HASH,
  SHA512: HASH,
  SHA3: HASH,
  KECCAK: HASH,
  HASH_KEY: [[simple('key'), KEY_HASH]],
  CHECK_SIGNATURE: [[simple('key'), simple('signature'), BYTES, BOOL]],
  PAIRING_CHECK: [[list(pair(G1, G2)), BOOL]],
  OPEN_CHEST: [[simple('chest_key'), simple('chest'), NAT, option(BYTES)]],

  IMPLICIT_ACCOUNT: [[KEY_HASH, unary('contract', simple('unit'))]],
  VOTING_POWER: [[KEY_HASH, NAT]],
  SET_DELEGATE: [[option(KEY_HASH), OPERATION]],
};
