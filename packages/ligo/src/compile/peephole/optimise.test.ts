/** The peephole optimiser, rule by rule: code before and after. */
import { describe, expect, test } from 'vitest';
import { parseMicheline, printMicheline } from '../../michelson';
import { Budget, TooLarge } from '../budget';
import { optimiseCode, type PeepholeOptions } from './optimise';

function optimised(code: string, options: PeepholeOptions = {}): string {
  return printMicheline(optimiseCode(parseMicheline(`{ ${code} }`).tree, new Budget(), options))
    .slice(1, -1)
    .trim();
}

type Row = readonly [before: string, after: string];

const SEQUENCES: readonly Row[] = [
  ['{ CAR ; { CDR } } ; {}', 'CAR ; CDR'],
  ['IF { { CAR } } { { CDR } }', 'IF { CAR } { CDR }'],
  ['PUSH (list (list int)) { { 1 } ; {} }', 'PUSH (list (list int)) { { 1 } ; {} }'],
];

const DROPS: readonly Row[] = [
  ['DROP 1', 'DROP'],
  ['DROP ; DROP ; DROP 1', 'DROP 3'],
  ['DROP ; DROP 2', 'DROP 3'],
  ['UNIT ; DROP', ''],
  ['DUP ; DROP', ''],
  ['SOME ; DROP', 'DROP'],
  ['COMPARE ; DROP', 'DROP 2'],
  ['UPDATE ; DROP', 'DROP 3'],
  ['UPDATE 3 ; DROP', 'DROP 2'],
  ['PAIR 3 ; DROP', 'DROP 3'],
  ['PAIR 4 ; DROP', 'PAIR 4 ; DROP'],
  ['ADD ; DROP', 'ADD ; DROP'],
  ['EXEC ; DROP', 'EXEC ; DROP'],
  ['IF { UNIT ; FAILWITH } { EXEC } ; DROP', 'IF { UNIT ; FAILWITH } { EXEC ; DROP }'],
  ['IF_LEFT { EXEC } { FAILWITH } ; DROP', 'IF_LEFT { EXEC ; DROP } { FAILWITH }'],
  ['SWAP ; DROP ; DROP', 'DROP 2'],
  ['DIG 3 ; DROP ; DROP ; DROP ; DROP', 'DROP 4'],
  ['DIG 3 ; DROP ; DROP ; DROP', 'DIG 3 ; DROP 3'],
  ['DUP ; CAR ; SWAP ; DROP', 'CAR'],
  ['UNPAIR ; DROP ; DROP', 'DROP'],
  ['GET_AND_UPDATE ; DROP', 'UPDATE'],
];

const DIPS: readonly Row[] = [
  ['DIP {}', ''],
  ['DIP { UNIT }', 'UNIT ; SWAP'],
  ['DIP { SOME }', 'SWAP ; SOME ; SWAP'],
  ['DIP { EXEC } ; DIP { ADD }', 'DIP { EXEC ; ADD }'],
  ['DIP { EXEC } ; DROP', 'DROP ; EXEC'],
  ['UNIT ; DIP { EXEC }', 'EXEC ; UNIT'],
  ['DIP { EXEC } ; CAR', 'CAR ; DIP { EXEC }'],
  ['DIP 2 { EXEC } ; CAR', 'DIP 2 { EXEC } ; CAR'],
];

const PAIRS: readonly Row[] = [
  ['DUP ; CAR ; DIP { CDR }', 'UNPAIR'],
  ['DUP ; CDR ; SWAP ; CAR', 'UNPAIR'],
  ['DUP @a ; CDR ; SWAP ; CAR', 'DUP @a ; CDR ; SWAP ; CAR'],
  ['PAIR ; UNPAIR', ''],
  ['PAIR 3 ; UNPAIR 3', ''],
  ['PAIR 3 ; UNPAIR 4', 'PAIR 3 ; UNPAIR 4'],
  ['UNPAIR ; PAIR', ''],
  ['UNPAIR 5 ; PAIR 5', ''],
  ['PAIR ; CAR', 'SWAP ; DROP'],
  ['PAIR ; CDR', 'DROP'],
  ['PAIR ; DUP ; CDR ; SWAP ; CAR', ''],
  ['PAIR ; DUP ; CAR ; SWAP ; CDR', 'SWAP'],
  ['UNPAIR ; SWAP ; DROP', 'CAR'],
  ['UNPAIR ; DROP', 'CDR'],
  ['PAIR 2', 'PAIR'],
  ['UNPAIR 2', 'UNPAIR'],
  ['GET 0', ''],
  ['GET 1', 'CAR'],
  ['GET 2', 'CDR'],
  ['GET 3', 'GET 3'],
];

const SHUFFLES: readonly Row[] = [
  ['SWAP ; SWAP', ''],
  ['DUP ; SWAP', 'DUP'],
  ['SWAP ; ADD', 'ADD'],
  ['SWAP ; SUB', 'SWAP ; SUB'],
  ['DIG 0', ''],
  ['DUG 1', 'SWAP'],
  ['DIG 3 ; DUG 3', ''],
  ['DUG 3 ; DIG 3', ''],
  ['DIG 2 ; DIG 2', 'DUG 2'],
  ['DUG 3 ; DUG 3 ; DUG 3', 'DIG 3'],
  ['DUP 1', 'DUP'],
  ['DIG 2 ; DUP ; DUG 3', 'DUP 3'],
  ['SWAP ; DUP ; DUG 2', 'DUP 2'],
  ['DIG 2 ; DUP ; DUG 4', 'DIG 2 ; DUP ; DUG 4'],
];

const LITERALS: readonly Row[] = [
  ['PUSH unit Unit', 'UNIT'],
  ['PUSH int 1 ; NEG', 'PUSH int -1'],
  ['PUSH nat 1 ; NEG', 'PUSH int -1'],
  ['PUSH nat 1 ; INT ; NEG', 'PUSH int -1'],
  ['LAMBDA unit unit { FAILWITH } ; SWAP ; EXEC', 'FAILWITH'],
  ['PUSH (lambda unit unit) { CAR } ; SWAP ; EXEC', 'CAR'],
  ['PUSH (lambda unit unit) {}', 'LAMBDA unit unit {}'],
  ['PUSH (lambda unit unit) (constant "expr")', 'PUSH (lambda unit unit) (constant "expr")'],
  ['NIL (pair (int %a) (nat %b))', 'NIL (pair int nat)'],
  ['CONTRACT %a (or (int %a) (nat %b))', 'CONTRACT %a (or (int %a) (nat %b))'],
];

const BRANCHES: readonly Row[] = [
  ['IF { CAR ; SOME } { CDR ; SOME }', 'IF { CAR } { CDR } ; SOME'],
  ['IF { CAR } { CAR }', 'IF { CAR } { CAR }'],
  ['IF { EXEC ; DIG 2 } { DIG 2 }', 'IF { EXEC } {} ; DIG 2'],
  ['IF { EXEC ; DIG 2 } { DIG 3 }', 'IF { EXEC ; DIG 2 } { DIG 3 }'],
  ['IF { IF { EXEC ; UNIT } { UNIT } } { UNIT }', 'IF { IF { EXEC } {} } {} ; UNIT'],
  ['IF_NONE { NIL int } { NIL nat }', 'IF_NONE {} {} ; NIL int'],
  ['FAILWITH ; DROP ; UNIT', 'FAILWITH'],
  ['IF_LEFT { FAILWITH ; DROP } { FAILWITH ; DROP } ; DROP', 'IF_LEFT { FAILWITH } { FAILWITH }'],
  ['ITER { FAILWITH } ; UNIT', 'ITER { FAILWITH } ; UNIT'],
];

const GROUPS = { SEQUENCES, DROPS, DIPS, PAIRS, SHUFFLES, LITERALS, BRANCHES };

describe.each(Object.entries(GROUPS))('%s', (_, rows) => {
  test.each(rows)('%s', (before, after) => {
    expect(optimised(before)).toBe(after);
  });
});

test('branches keep their ends if asked to', () => {
  const code = 'IF { CAR ; SOME } { CDR ; SOME }';
  expect(optimised(code, { keepBranches: true })).toBe(code);
});

test('an instruction keeps the narrowest source range of those it replaces', () => {
  const { tree } = parseMicheline('{ DUP ; CDR ; SWAP ; CAR }');
  const code = optimiseCode(tree, new Budget());
  expect(code).toMatchObject({ items: [{ prim: 'UNPAIR', span: { from: 2, to: 5 } }] });
});

test('a program beyond the budget is refused', () => {
  const { tree } = parseMicheline(`{ ${'UNIT ; DROP ; '.repeat(200)} }`);
  expect(() => optimiseCode(tree, new Budget(100))).toThrow(TooLarge);
});
