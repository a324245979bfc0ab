/** What instructions compute: code that leaves one value, and the value. */
import { describe, expect, test } from 'vitest';
import { ALICE, CONTEXT, COUNTER, HOST, runnable, SELF } from '../../../tests/helpers/michelson-chain';
import { printMicheline } from '../print';
import { UNIT } from '../values/make';
import { writeValue } from '../values/write';
import { callView } from './call';

/** Type of the result, code, result in its readable form. */
const RESULTS: readonly (readonly [type: string, code: string, result: string])[] = [
  ['int', 'PUSH int 3 ; PUSH int 10 ; SUB', '7'],
  ['nat', 'PUSH nat 3 ; PUSH nat 10 ; MUL', '30'],
  ['timestamp', 'PUSH timestamp 10 ; PUSH int 5 ; ADD', '"1970-01-01T00:00:15Z"'],
  ['int', 'PUSH timestamp 10 ; PUSH timestamp 3 ; SUB', '-7'],
  ['option mutez', 'PUSH mutez 3 ; PUSH mutez 2 ; SUB_MUTEZ', 'None'],
  ['option mutez', 'PUSH mutez 2 ; PUSH mutez 3 ; SUB_MUTEZ', 'Some 1'],
  ['option (pair int nat)', 'PUSH int 3 ; PUSH int -7 ; EDIV', 'Some (Pair -3 2)'],
  ['option (pair int nat)', 'PUSH int -3 ; PUSH int -7 ; EDIV', 'Some (Pair 3 2)'],
  ['option (pair int nat)', 'PUSH int -3 ; PUSH int 7 ; EDIV', 'Some (Pair -2 1)'],
  ['option (pair nat nat)', 'PUSH nat 0 ; PUSH nat 7 ; EDIV', 'None'],
  ['option (pair nat mutez)', 'PUSH mutez 3 ; PUSH mutez 10 ; EDIV', 'Some (Pair 3 1)'],
  ['option (pair mutez mutez)', 'PUSH nat 3 ; PUSH mutez 10 ; EDIV', 'Some (Pair 3 1)'],
  ['nat', 'PUSH int -5 ; ABS', '5'],
  ['option nat', 'PUSH int -5 ; ISNAT', 'None'],
  ['option nat', 'PUSH int 0 ; ISNAT', 'Some 0'],
  ['int', 'PUSH nat 5 ; NEG', '-5'],
  [
    'bls12_381_fr',
    'PUSH bls12_381_fr 2 ; PUSH int -1 ; MUL ; INT ; PUSH int 3 ; ADD ; PUSH bls12_381_fr 1 ; MUL',
    `0x01${'00'.repeat(31)}`,
  ],

  ['bytes', 'PUSH nat 256 ; BYTES', '0x0100'],
  ['bytes', 'PUSH nat 0 ; BYTES', '0x'],
  ['bytes', 'PUSH int 0 ; BYTES', '0x'],
  ['bytes', 'PUSH int -1 ; BYTES', '0xff'],
  ['bytes', 'PUSH int -128 ; BYTES', '0x80'],
  ['bytes', 'PUSH int -129 ; BYTES', '0xff7f'],
  ['bytes', 'PUSH int 127 ; BYTES', '0x7f'],
  ['bytes', 'PUSH int 128 ; BYTES', '0x0080'],
  ['nat', 'PUSH bytes 0x00ff ; NAT', '255'],
  ['int', 'PUSH bytes 0xff7f ; INT', '-129'],
  ['int', 'PUSH bytes 0x ; INT', '0'],
  ['nat', 'PUSH nat 12 ; PUSH int -6 ; AND', '8'],
  ['int', 'PUSH nat 5 ; NOT', '-6'],
  ['bytes', 'PUSH bytes 0x0f ; PUSH bytes 0xffff ; AND', '0x0f'],
  ['bytes', 'PUSH bytes 0x0f ; PUSH bytes 0xf000 ; OR', '0xf00f'],
  ['bytes', 'PUSH bytes 0x00f0 ; NOT', '0xff0f'],
  ['bytes', 'PUSH nat 9 ; PUSH bytes 0x06 ; LSL', '0x000c00'],
  ['bytes', 'PUSH nat 9 ; PUSH bytes 0x0c00 ; LSR', '0x06'],
  ['bytes', 'PUSH nat 99 ; PUSH bytes 0x0c00 ; LSR', '0x'],
  ['nat', 'PUSH nat 2 ; PUSH nat 5 ; LSL', '20'],
  ['bool', 'PUSH bool True ; PUSH bool True ; XOR', 'False'],

  ['int', 'PUSH (pair nat string) (Pair 1 "b") ; PUSH (pair nat string) (Pair 1 "a") ; COMPARE', '-1'],
  ['string', 'NIL string ; CONCAT', '""'],
  ['bytes', 'NIL bytes ; CONCAT', '0x'],
  ['string', 'PUSH (list string) { "a" ; "b" } ; CONCAT', '"ab"'],
  ['option string', 'PUSH string "hello" ; PUSH nat 2 ; PUSH nat 1 ; SLICE', 'Some "el"'],
  ['option string', 'PUSH string "hello" ; PUSH nat 0 ; PUSH nat 5 ; SLICE', 'None'],
  ['option bytes', 'PUSH bytes 0x010203 ; PUSH nat 1 ; PUSH nat 2 ; SLICE', 'Some 0x03'],
  ['nat', 'PUSH bytes 0x010203 ; SIZE', '3'],

  ['pair nat nat nat', 'PUSH nat 3 ; PUSH nat 2 ; PUSH nat 1 ; PAIR 3', 'Pair 1 2 3'],
  ['nat', 'PUSH (pair nat nat nat) (Pair 1 2 3) ; UNPAIR 3 ; DROP ; DIP { DROP }', '2'],
  ['nat', 'PUSH (pair nat nat nat) (Pair 1 2 3) ; GET 4', '3'],
  [
    'pair nat string nat',
    'PUSH (pair nat nat nat) (Pair 1 2 3) ; PUSH string "x" ; UPDATE 3',
    'Pair 1 "x" 3',
  ],
  ['nat', 'PUSH nat 1 ; PUSH nat 2 ; PUSH nat 3 ; DIG 2 ; DIP { DROP 2 }', '1'],
  ['nat', 'PUSH nat 1 ; PUSH nat 2 ; PUSH nat 3 ; DUG 2 ; DIP { DROP 2 }', '2'],
  ['nat', 'PUSH nat 1 ; PUSH nat 2 ; PUSH nat 3 ; DUP 3 ; DIP { DROP 3 }', '1'],
  ['int', 'PUSH int 1 ; PUSH int 9 ; DIP { PUSH int 5 ; ADD } ; DROP', '6'],
  ['list nat', 'NIL nat ; PUSH (list nat) { 1 ; 2 } ; ITER { CONS }', '{ 2 ; 1 }'],
  ['list int', 'PUSH (list nat) { 1 ; 2 } ; MAP { NEG }', '{ -1 ; -2 }'],
  ['map string int', 'PUSH (map string nat) { Elt "a" 1 } ; MAP { CDR ; NEG }', '{ Elt "a" -1 }'],
  ['option int', 'PUSH (option nat) (Some 1) ; MAP { NEG }', 'Some -1'],
  ['option int', 'NONE nat ; MAP { NEG }', 'None'],
  ['nat', 'PUSH nat 0 ; PUSH (set nat) { 1 ; 2 ; 5 } ; ITER { ADD }', '8'],
  [
    'set nat',
    'PUSH (set nat) { 1 ; 5 } ; PUSH bool True ; PUSH nat 3 ; UPDATE ; PUSH bool False ; PUSH nat 5 ; UPDATE',
    '{ 1 ; 3 }',
  ],
  [
    'map nat string',
    'PUSH (map nat string) { Elt 2 "b" } ; PUSH (option string) (Some "a") ; PUSH nat 1 ; UPDATE ; NONE string ; PUSH nat 2 ; UPDATE',
    '{ Elt 1 "a" }',
  ],
  [
    'option string',
    'PUSH (map nat string) { Elt 2 "b" } ; PUSH (option string) (Some "c") ; PUSH nat 2 ; GET_AND_UPDATE ; DIP { DROP }',
    'Some "b"',
  ],
  ['bool', 'PUSH (map nat string) { Elt 2 "b" } ; PUSH nat 2 ; MEM', 'True'],
  [
    'int',
    'PUSH int 1 ; PUSH bool True ; LOOP { PUSH int 2 ; MUL ; DUP ; PUSH int 100 ; COMPARE ; GT }',
    '128',
  ],
  [
    'string',
    'PUSH (or int string) (Left 3) ; LOOP_LEFT { PUSH int 1 ; SWAP ; SUB ; DUP ; EQ ; IF { DROP ; PUSH string "end" ; RIGHT int } { LEFT string } }',
    '"end"',
  ],
  ['nat', 'PUSH (list nat) { 4 ; 5 } ; IF_CONS { SWAP ; DROP } { PUSH nat 0 }', '4'],

  ['int', 'LAMBDA int int { PUSH int 1 ; ADD } ; PUSH int 2 ; EXEC', '3'],
  ['int', 'LAMBDA (pair int int) int { UNPAIR ; SUB } ; PUSH int 10 ; APPLY ; PUSH int 4 ; EXEC', '6'],
  [
    'lambda int int',
    'LAMBDA (pair int int) int { UNPAIR ; SUB } ; PUSH int 10 ; APPLY',
    '{ PUSH int 10 ; PAIR ; { UNPAIR ; SUB } }',
  ],
  [
    'nat',
    'LAMBDA_REC nat nat { DUP ; INT ; EQ ; IF { DIP { DROP } } { DUP ; DIP { PUSH nat 1 ; SWAP ; SUB ; ABS ; EXEC } ; ADD } } ; PUSH nat 100 ; EXEC',
    '5050',
  ],
  [
    'nat',
    'LAMBDA_REC (pair nat nat) nat { DIP { DROP } ; UNPAIR ; ADD } ; PUSH nat 1 ; APPLY ; PUSH nat 2 ; EXEC',
    '3',
  ],

  ['bytes', 'PUSH nat 1 ; PACK', '0x050001'],
  ['bytes', `PUSH address "${ALICE}" ; PACK`, '0x050a000000160000e7670f32038107a59a2b9cfefae36ea21f5aa63c'],
  ['bytes', 'PUSH (pair nat nat nat nat) (Pair 1 2 3 4) ; PACK', '0x050707000107070002070700030004'],
  [
    'bytes',
    `LAMBDA unit key_hash { DROP ; PUSH key_hash "${ALICE}" } ; PACK`,
    '0x05020000002003200743035d0a0000001500e7670f32038107a59a2b9cfefae36ea21f5aa63c',
  ],
  [
    'option (pair nat string)',
    'PUSH (pair nat string) (Pair 1 "a") ; PACK ; UNPACK (pair nat string)',
    'Some (Pair 1 "a")',
  ],
  ['option string', 'PUSH nat 1 ; PACK ; UNPACK string', 'None'],
  ['option nat', 'PUSH bytes 0x ; UNPACK nat', 'None'],
  [
    'int',
    'LAMBDA int int { NEG } ; PACK ; UNPACK (lambda int int) ; IF_NONE { PUSH int 0 } { PUSH int 4 ; EXEC }',
    '-4',
  ],
  ['bytes', 'PUSH bytes 0x ; SHA256', '0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['bytes', 'PUSH bytes 0x ; BLAKE2B', '0x0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8'],
  [
    'key_hash',
    'PUSH key "edpkvGfYw3LyB1UcCahKQk4rF2tvbMUk8GFiTuMjL75uGXrpvKXhjn" ; HASH_KEY',
    '"tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb"',
  ],

  ['address', 'SENDER', `"${ALICE}"`],
  ['mutez', 'AMOUNT', '5'],
  ['timestamp', 'NOW', '"2023-11-14T22:13:20Z"'],
  ['chain_id', 'CHAIN_ID', '"NetXdQprcVkpaWU"'],
  ['nat', `PUSH key_hash "${ALICE}" ; VOTING_POWER`, '3'],
  ['address', 'SELF_ADDRESS', `"${SELF}"`],
  [
    'bool',
    `PUSH address "${COUNTER}" ; CONTRACT %add int ; IF_NONE { PUSH bool False } { DROP ; PUSH bool True }`,
    'True',
  ],
  [
    'bool',
    `PUSH address "${COUNTER}%add" ; CONTRACT int ; IF_NONE { PUSH bool False } { DROP ; PUSH bool True }`,
    'True',
  ],
  [
    'bool',
    `PUSH address "${COUNTER}%add" ; CONTRACT %add int ; IF_NONE { PUSH bool False } { DROP ; PUSH bool True }`,
    'False',
  ],
  [
    'bool',
    `PUSH address "${COUNTER}" ; CONTRACT %add nat ; IF_NONE { PUSH bool False } { DROP ; PUSH bool True }`,
    'False',
  ],
  [
    'bool',
    `PUSH address "${SELF}" ; CONTRACT unit ; IF_NONE { PUSH bool False } { DROP ; PUSH bool True }`,
    'False',
  ],
  [
    'address',
    `PUSH address "${COUNTER}" ; CONTRACT %add int ; IF_NONE { SENDER } { ADDRESS }`,
    `"${COUNTER}%add"`,
  ],
  ['address', `PUSH key_hash "${ALICE}" ; IMPLICIT_ACCOUNT ; ADDRESS`, `"${ALICE}"`],
  ['option int', `PUSH address "${COUNTER}" ; PUSH int 2 ; VIEW "plus" int`, 'Some 42'],
  ['option nat', `PUSH address "${COUNTER}" ; PUSH int 2 ; VIEW "plus" nat`, 'None'],
  ['option int', `PUSH address "${COUNTER}" ; PUSH nat 2 ; VIEW "plus" int`, 'None'],
  ['option int', `PUSH address "${ALICE}" ; PUSH int 2 ; VIEW "plus" int`, 'None'],
  [
    'option (pair address address mutez mutez)',
    `PUSH address "${COUNTER}" ; UNIT ; VIEW "me" (pair address address mutez mutez)`,
    `Some (Pair "${COUNTER}" "${SELF}" 0 9)`,
  ],
  ['address', `PUSH address "${COUNTER}" ; PUSH int 2 ; VIEW "plus" int ; DROP ; SELF_ADDRESS`, `"${SELF}"`],
  [
    'bool',
    'PUSH nat 0 ; PUSH string "a" ; TICKET ; IF_NONE { PUSH bool False } { DROP ; PUSH bool True }',
    'False',
  ],
  [
    'pair address string nat',
    'PUSH nat 5 ; PUSH string "a" ; TICKET ; IF_NONE { FAIL } { READ_TICKET ; DIP { DROP } }',
    `Pair "${SELF}" "a" 5`,
  ],
  [
    'bool',
    'PUSH (pair nat nat) (Pair 2 2) ; PUSH nat 5 ; PUSH string "a" ; TICKET ; IF_NONE { FAIL } { SPLIT_TICKET } ; IF_NONE { PUSH bool False } { DROP ; PUSH bool True }',
    'False',
  ],
  [
    'nat',
    'PUSH (pair nat nat) (Pair 2 3) ; PUSH nat 5 ; PUSH string "a" ; TICKET ; IF_NONE { FAIL } { SPLIT_TICKET } ; IF_NONE { FAIL } { JOIN_TICKETS } ; IF_NONE { FAIL } { READ_TICKET ; GET 4 ; DIP { DROP } }',
    '5',
  ],
];

describe('results', () => {
  for (const [type, code, result] of RESULTS)
    test(code, () => {
      const body = `DROP ; ${code.replaceAll('{ FAIL }', '{ PUSH string "none" ; FAILWITH }')}`;
      const script = runnable(
        `{ parameter unit ; storage unit ; code { CDR ; NIL operation ; PAIR } ; view "test" unit (${type}) { ${body} } }`,
      );
      const call = { script, storage: UNIT, view: 'test', parameter: UNIT, context: CONTEXT, host: HOST };
      const outcome = callView(call);
      if (outcome.kind !== 'success') throw new Error(JSON.stringify(outcome, (_, value) => String(value)));
      expect(printMicheline(writeValue(outcome.value, 'readable'))).toBe(result);
    });
});

/** Code that ends early, and how. */
const STOPPED: readonly (readonly [code: string, outcome: object])[] = [
  ['PUSH string "no" ; FAILWITH', { kind: 'failure', value: { kind: 'string', value: 'no' } }],
  [
    `PUSH address "${COUNTER}" ; UNIT ; VIEW "fails" int ; DROP ; UNIT`,
    { kind: 'failure', value: { value: 'no' } },
  ],
  ['PUSH mutez 9223372036854775807 ; PUSH mutez 1 ; ADD ; DROP ; UNIT', { kind: 'error', code: 'overflow' }],
  ['PUSH nat 257 ; PUSH nat 1 ; LSL ; DROP ; UNIT', { kind: 'error', code: 'overflow' }],
  ['PUSH bool True ; LOOP { PUSH bool True } ; UNIT', { kind: 'error', code: 'out-of-steps' }],
  [
    'PUSH nat 3 ; PUSH bool True ; LOOP { DUP ; MUL ; PUSH bool True } ; DROP ; UNIT',
    { kind: 'error', code: 'out-of-steps' },
  ],
  [
    'PUSH string "ab" ; PUSH bool True ; LOOP { DUP ; CONCAT ; PUSH bool True } ; DROP ; UNIT',
    { kind: 'error', code: 'out-of-steps' },
  ],
  ['LAMBDA_REC unit unit { EXEC } ; UNIT ; EXEC', { kind: 'error', code: 'out-of-steps' }],
];

test.each(STOPPED)('%s', (code, outcome) => {
  const script = runnable(
    `{ parameter unit ; storage unit ; code { CDR ; NIL operation ; PAIR } ; view "test" unit unit { DROP ; ${code} } }`,
  );
  const call = { script, storage: UNIT, view: 'test', parameter: UNIT, context: CONTEXT, host: HOST };
  expect(callView(call)).toMatchObject(outcome);
});
