/** What 1.6.0 rejects and later versions accept, and what all of them accept, by rule. */
import { describe, expect, test } from 'vitest';
import { languageOf } from '../../tests/helpers/analyse-text';
import { analyse } from '../tools/analyse';

type Case = readonly ['jsligo' | 'cameligo', string];

const ADDRESS = '"tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb"';
const PAYMENT = `type payment = { kind: "cash", sum: tez } | { kind: "voucher", code: string };`;

const NEWER: Readonly<Record<string, readonly Case[]>> = {
  'a string takes the type of a constant, a field or a parameter': [
    ['jsligo', `const a: address = ${ADDRESS};`],
    ['cameligo', `let a : address = ${ADDRESS}`],
    ['jsligo', `type t = { owner: address }; const a: t = { owner: ${ADDRESS} };`],
    ['cameligo', `let f (a : address) = a let b = f ${ADDRESS}`],
  ],
  'an integer takes the type nat, tez or timestamp': [
    ['jsligo', 'const a: nat = 5;'],
    ['cameligo', 'let a = (5 : nat)'],
    ['cameligo', 'let a : tez = 5'],
    ['jsligo', 'const a: timestamp = 0;'],
    ['jsligo', 'const a: list<nat> = [5, 6];'],
  ],
  'bytes take the type of a chest key': [['jsligo', 'const a: chest_key = 0x00;']],
  'a literal is converted through an alias': [
    ['jsligo', `type member = address; const a = ${ADDRESS} as member;`],
  ],
  'elements of a list take the expected type': [
    ['jsligo', 'const a: list<list<nat>> = [[1n, 2n], [3n]];'],
    ['jsligo', 'const a: list<list<nat>> = [[], [3n]];'],
    ['cameligo', `let a : address list = [${ADDRESS}]`],
  ],
  'any types may be members of a union': [
    ['jsligo', 'type t = int | string;'],
    ['jsligo', 'type t = { a: int } | { b: int };'],
    ['jsligo', 'const f = (x: int | string): int => 1;'],
  ],
  'a union is narrowed by if and by a switch with default': [
    [
      'jsligo',
      `${PAYMENT} const f = (p: payment): tez => { if (p.kind == "cash") { return p.sum; } return 0tez; };`,
    ],
    [
      'jsligo',
      `${PAYMENT} const f = (p: payment): tez => { let s = 0tez; switch (p.kind) { case "cash": s = p.sum; break; default: s = 1tez; } return s; };`,
    ],
  ],
  'a common field of a union can be read': [
    ['jsligo', 'type t = { k: "a", n: int } | { k: "b", n: int }; const f = (x: t): int => x.n;'],
  ],
};

const ALWAYS: readonly Case[] = [
  ['jsligo', `const a = ${ADDRESS} as address;`],
  ['cameligo', `let a = (${ADDRESS} : address)`],
  ['jsligo', 'const a = 5 as nat; const b = 5 as tez; const c = 0 as timestamp;'],
  ['cameligo', 'let a = 5n let b = 5tez let c = (0 : timestamp)'],
  ['jsligo', 'const a: list<list<nat>> = [list([1n, 2n]), list([]), list([3n])];'],
  ['jsligo', 'const a: list<int> = [1, ...[2], 3];'],
  ['cameligo', 'let a = 1 :: [2; 3]'],
  ['jsligo', 'const a: [int, nat] = [1, 2n];'],
  [
    'jsligo',
    `${PAYMENT} const f = (p: payment): tez => { let s = 0tez; switch (p.kind) { case "cash": s = p.sum; break; case "voucher": s = 1tez; break; } return s; };`,
  ],
];

const old = languageOf('1.6.0');
const newest = languageOf('next');

function problemsOf(language: typeof old, [syntax, text]: Case): string[] {
  return analyse(language, { file: 'program', text, syntax }).problems.map(({ code }) => code);
}

describe.each(Object.entries(NEWER))('%s, since 1.7.0', (_, cases) => {
  test.each(cases)('%s: %s', (...program) => {
    expect(problemsOf(newest, program)).toEqual([]);
    expect(problemsOf(old, program)).not.toEqual([]);
  });
});

describe('in every version', () => {
  test.each(ALWAYS)('%s: %s', (...program) => {
    expect(problemsOf(old, program)).toEqual([]);
    expect(problemsOf(newest, program)).toEqual([]);
  });

  test.each<Case>([
    ['jsligo', 'const a: nat = "5";'],
    ['jsligo', 'const a = 5 as string;'],
    ['cameligo', 'let a : string = 5'],
  ])('%s rejects %s', (...program) => {
    expect(problemsOf(old, program)).not.toEqual([]);
    expect(problemsOf(newest, program)).not.toEqual([]);
  });
});
