import { describe, expect, test } from 'vitest';
import { type Samples, specify } from '../../../tests/helpers/grammar-samples';
import { kindOfWord } from './michelson-words';

const good: Samples = {
  scripts: ['parameter (or (int %add) (unit %reset)); storage int; code { CAR; NIL operation; PAIR };'],
  views: ['view "total" unit nat { CDR }'],
  instructions: ['{ PUSH nat 1 ; DIP 2 { DROP } ; IF_LEFT { ADD } { FAILWITH } }', 'DUP @top %field :type'],
  macros: [
    '{ CMPEQ ; ASSERT_CMPLT ; IFCMPGE {} {} ; CADDR ; SET_CAR ; DIIP { FAIL } ; PAPPAIIR ; UNPAPAIR ; DUUUP }',
  ],
  types: ['pair (list %l nat) (big_map address (set string))', '(lambda unit (option operation))'],
  data: ['Pair 1 (Some -2) { Elt "a" 0x00 ; Elt "b" 0x } True', '{}', '""', '"a \\"b\\"\\n"', '-12', '0xFF'],
  'several types or pieces of code on separate lines': [
    '(pair int nat)\n(pair nat int)',
    '{ DUP }\n{ DROP }',
  ],
  comments: ['# a line\n{ /* a block */ UNIT }'],
  'LIGO’s additions to embedded code': ['{ EMPTY_BIG_MAP (typeopt $0) (typeopt $1) }'],
};

const bad: Samples = {
  'unknown words': ['{ JUMP }', 'money', '{ push nat 1 }'],
  'brackets that do not match': ['{ DUP', '(pair int', '{ DUP )', 'DUP }'],
  'wrong literals': ['0x1', '"a', '"\\q"', '"a\nb"'],
  'instructions without a separator': ['{ (DUP) (DUP) DUP ( ) }'],
  'unclosed comments': ['/* on and on'],
};

specify('michelson', good, bad);

describe('words of Michelson', () => {
  test.each([
    ['PUSH', 'instruction'],
    ['UNPAPPAIIR', 'instruction'],
    ['IF_SOME', 'instruction'],
    ['big_map', 'type'],
    ['Elt', 'constructor'],
    ['parameter', 'section'],
    ['PAPER', undefined],
    ['CAAR', 'instruction'],
    ['CXR', undefined],
  ])('%s is of kind %s', (word, kind) => {
    expect(kindOfWord(word)).toBe(kind);
  });
});
