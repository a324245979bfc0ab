import { expect, test } from 'vitest';
import { parseMicheline, printMicheline } from '../../michelson';
import { Budget } from '../budget';
import { optimiseScript } from './typed';

/** The code of a script with those types. */
function optimised(parameter: string, storage: string, code: string): string {
  const script = `{ parameter (${parameter}) ; storage (${storage}) ; code { ${code} } }`;
  const printed = printMicheline(optimiseScript(parseMicheline(script).tree, new Budget()));
  return printed.slice(printed.indexOf('code { ') + 'code { '.length, -' } }'.length);
}

const END = 'NIL operation ; PAIR';

test.each([
  [
    'bool',
    'pair int int',
    `UNPAIR ; IF { UNPAIR ; ADD } { UNPAIR ; SWAP ; ADD } ; DUP ; PAIR ; ${END}`,
    `UNPAIR ; IF { UNPAIR } { UNPAIR ; SWAP } ; ADD ; DUP ; PAIR ; ${END}`,
  ],
  // The operands are a pair of numbers in one branch, a pair of a number and a text in the other.
  [
    'bool',
    'int',
    `UNPAIR ; IF { DUP ; PAIR ; CAR } { PUSH string "" ; SWAP ; PAIR ; CAR } ; ${END}`,
    `UNPAIR ; IF { DUP ; PAIR ; CAR } { PUSH string "" ; SWAP ; PAIR ; CAR } ; ${END}`,
  ],
  // An instruction that moved makes room for another one.
  [
    'bool',
    'int',
    `UNPAIR ; IF { PUSH int 1 ; ADD ; NEG } { PUSH int 2 ; ADD ; NEG } ; ${END}`,
    `UNPAIR ; IF { PUSH int 1 } { PUSH int 2 } ; ADD ; NEG ; ${END}`,
  ],
])('%s, %s: %s', (parameter, storage, before, after) => {
  expect(optimised(parameter, storage, before)).toBe(after);
});

test('a script that does not type-check stays as it is', () => {
  const code = 'IF { CAR } { CAR }';
  expect(optimised('unit', 'unit', code)).toBe(code);
});
