/** Calls of whole contracts. */
import { expect, test } from 'vitest';
import { ALICE, CONTEXT, COUNTER, HOST, runnable, valueFor } from '../../../tests/helpers/michelson-chain';
import { checkValue } from '../check/index';
import { findEntrypoint } from '../entrypoints';
import { parseMicheline } from '../parse';
import { printMicheline } from '../print';
import { writeValue } from '../values/write';
import { callContract } from './call';

function call(text: string, entrypoint: string, parameter: string, storage: string) {
  const script = runnable(text);
  const type = findEntrypoint(script.types.parameter, entrypoint)?.type ?? script.types.parameter;
  const { value } = checkValue(parseMicheline(parameter).tree, type);
  if (!value) throw new Error(`${parameter} is not the parameter`);
  return callContract({
    script,
    entrypoint,
    parameter: value,
    storage: valueFor(script, 'storage', storage),
    context: CONTEXT,
    host: HOST,
  });
}

const LEDGER = `{
  parameter (or (pair %set (string %key) (int %value)) (string %remove)) ;
  storage (pair (big_map %ledger string int) (nat %calls)) ;
  code { UNPAIR ; SWAP ; UNPAIR ; DIG 2 ;
         IF_LEFT { UNPAIR ; DIP { SOME } ; UPDATE } { DIP { NONE int } ; UPDATE } ;
         DIP { PUSH nat 1 ; ADD } ; PAIR ; NIL operation ; PAIR } }`;

test.each([
  ['set', 'Pair "b" 2', 'Pair { Elt "a" 1 ; Elt "b" 2 } 8'],
  ['remove', '"a"', 'Pair {} 8'],
  ['default', 'Left (Pair "a" 5)', 'Pair { Elt "a" 5 } 8'],
])('entrypoint %s', (entrypoint, parameter, storage) => {
  const result = call(LEDGER, entrypoint, parameter, 'Pair { Elt "a" 1 } 7');
  expect(result.kind === 'success' && printMicheline(writeValue(result.storage, 'readable'))).toBe(storage);
});

test('an unknown entrypoint is an error', () => {
  expect(call(LEDGER, 'other', 'Right "a"', 'Pair {} 0')).toMatchObject({
    kind: 'error',
    code: 'invalid-call',
  });
});

const OPERATIONS = `{
  parameter unit ;
  storage (option address) ;
  code { DROP ;
         NIL operation ;
         PUSH nat 3 ; EMIT %counted nat ; CONS ;
         NONE key_hash ; SET_DELEGATE ; CONS ;
         PUSH address "${COUNTER}" ; CONTRACT %add int ; IF_NONE { PUSH string "none" ; FAILWITH } {} ;
         PUSH mutez 7 ; PUSH int 4 ; TRANSFER_TOKENS ; CONS ;
         PUSH nat 9 ; PUSH mutez 8 ; PUSH (option key_hash) (Some "${ALICE}") ;
         CREATE_CONTRACT { parameter unit ; storage nat ; code { CDR ; NIL operation ; PAIR } } ;
         DIP { SOME ; SWAP } ; CONS ;
         PAIR } }`;

test('operations are returned in order', () => {
  const result = call(OPERATIONS, 'default', 'Unit', 'None');
  expect(result).toMatchObject({
    kind: 'success',
    operations: [
      { kind: 'origination', delegate: ALICE, balance: 8n, storage: { kind: 'nat', value: 9n } },
      {
        kind: 'transaction',
        destination: `${COUNTER}%add`,
        amount: 7n,
        parameter: { kind: 'int', value: 4n },
      },
      { kind: 'delegation', delegate: undefined },
      { kind: 'event', tag: 'counted', type: { name: 'nat' }, payload: { kind: 'nat', value: 3n } },
    ],
  });
});

test('a function in the storage is called with the stacks of its own code', () => {
  const script = `{
    parameter (list bytes) ; storage (pair (lambda (list bytes) bytes) bytes) ;
    code { UNPAIR ; SWAP ; CAR ; DUP ; DIG 2 ; EXEC ; SWAP ; PAIR ; NIL operation ; PAIR } }`;
  const result = call(script, 'default', '{}', 'Pair { CONCAT } 0xff');
  expect(result.kind === 'success' && printMicheline(writeValue(result.storage, 'readable'))).toBe(
    'Pair { CONCAT } 0x',
  );
});

test('a failure has the value and the instruction', () => {
  const script =
    '{ parameter unit ; storage unit ; code { DROP ; PUSH (pair string nat) (Pair "no" 3) ; FAILWITH } }';
  expect(call(script, 'default', 'Unit', 'Unit')).toMatchObject({
    kind: 'failure',
    value: { kind: 'pair', left: { value: 'no' } },
    node: { prim: 'FAILWITH' },
  });
});
