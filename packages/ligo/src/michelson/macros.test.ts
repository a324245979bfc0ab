import { expect, test } from 'vitest';
import { expandMacros } from './macros';
import { parseMicheline } from './parse';
import { printMicheline } from './print';

const EXPANSIONS: readonly (readonly [string, string])[] = [
  ['DUP', 'DUP'],
  ['FAIL', '{ UNIT ; FAILWITH }'],
  ['CMPEQ', '{ COMPARE ; EQ }'],
  ['IFGE { A } { B }', '{ GE ; IF { A } { B } }'],
  ['IFCMPLT { A } { B }', '{ { COMPARE ; LT } ; IF { A } { B } }'],
  ['IF_SOME { A } { B }', '{ IF_NONE { B } { A } }'],
  ['IF_RIGHT { A } { B }', '{ IF_LEFT { B } { A } }'],
  ['ASSERT', '{ IF {} { UNIT ; FAILWITH } }'],
  ['ASSERT_SOME', '{ IF_NONE { UNIT ; FAILWITH } {} }'],
  ['ASSERT_CMPEQ', '{ { COMPARE ; EQ } ; { IF {} { UNIT ; FAILWITH } } }'],
  ['DIIIP { CMPEQ }', 'DIP 3 { { COMPARE ; EQ } }'],
  ['DUUUP', 'DUP 3'],
  ['CADDR', '{ CAR ; CDR ; CDR }'],
  ['CAR 2', 'GET 5'],
  ['CDR 2', 'GET 4'],
  ['SET_CAR', '{ CDR ; SWAP ; PAIR }'],
  ['SET_CADR', '{ DUP ; DIP { CAR ; { CAR ; PAIR } } ; CDR ; SWAP ; PAIR }'],
  ['MAP_CDR { F }', '{ DUP ; CDR ; { F } ; SWAP ; CAR ; PAIR }'],
  ['MAP_CAR {}', '{ DUP ; CDR ; DIP { CAR ; {} } ; SWAP ; PAIR }'],
  ['PAPAIR', '{ DIP 1 { PAIR } ; PAIR }'],
  ['PPAIPAIR', '{ PAIR ; DIP 1 { PAIR } ; PAIR }'],
  ['UNPPAIPAIR', '{ UNPAIR ; DIP 1 { UNPAIR } ; UNPAIR }'],
  ['UNPAPAIR', '{ UNPAIR ; DIP 1 { UNPAIR } }'],
  ['PUSH (list nat) { 1 }', 'PUSH (list nat) { 1 }'],
  // Not macros: the shape is not a tree of pairs.
  ['PAAIR', 'PAAIR'],
  ['UNPPAIR', 'UNPPAIR'],
];

test.each(EXPANSIONS)('%s', (macro, expanded) => {
  expect(printMicheline(expandMacros(parseMicheline(macro).tree))).toBe(expanded);
});

test('what a macro expands to has its range', () => {
  const { tree } = parseMicheline('CMPEQ');
  expect(expandMacros(tree).span).toEqual(tree.span);
});
