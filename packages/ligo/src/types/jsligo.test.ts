import { expect, test } from 'vitest';
import { examine } from '../../tests/helpers/type-fixture';

/** Programs by title, with the expectations in comments; see `packages/ligo/tests/helpers/type-fixture.ts`. */
const CASES: Readonly<Record<string, string>> = {
  'literals adapt to the expected type': `
const a: nat = 5;
const b: tez = 1;
const c = 5;
//    ^? int
const d: address = "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb";
const e: nat = "5";
//             ^! type-mismatch
`,
  'brackets are a list, a tuple or the unit': `
const pair = [1, "a"];
//    ^? [int, string]
const one = [1];
//    ^? list<int>
const many: list<int> = [1, 2, 3];
const none: list<nat> = [];
const joined: list<int> = [0, ...many, 4];
const wrong = [0, ...many];
//            ^! spread-in-tuple
`,
  'operators are overloaded': `
const a = 1 + 2;
//    ^? int
const b = 1n + 2n;
//    ^? nat
const c = 1n - 2n;
//    ^? int
const d = 3tez - 1tez;
//    ^? option<tez>
const e = "a" + "b";
//    ^? string
const f = 1tez + 1;
//        ^! type-mismatch
`,
  'a function without annotations is generalised': `
const twice = (f, x) => f(f(x));
//    ^? <a>(f: (_: a) => a, x: a) => a
const four = twice((x) => x + 1, 2);
//           ^? (f: (_: int) => int, x: int) => int
const id = <T>(x: T): T => x;
const text = id("a");
//    ^? string
`,
  'early returns end a function': `
const sign = (x: int): string => {
  if (x < 0) return "negative";
  if (x == 0) { return "zero" };
  return "positive";
};
const wrong = (x: int): string => {
  if (x < 0) { return 1 };
//                    ^! type-mismatch
  return "positive";
};
`,
  'loops assign to variables of the function, not to those around it': `
const sum = (l: list<int>): int => {
  let total = 0;
  for (const x of l) { total += x; };
  return total;
};
const captured = (l: list<int>): list<int> => {
  let total = 0;
  return List.map((x: int) => x + total, l);
//                                ^! captured-mutable
};
const constant = (x: int): int => {
  x = 1;
//^! not-mutable
  return x;
};
`,
  'a switch discriminates the members of a union': `
type event = | { kind: "bid", amount: tez } | { kind: "close", winner: address };
const amount = (e: event): tez => {
  switch (e.kind) {
    case "bid": return e.amount;
//                     ^? { kind: "bid", amount: tez }
    case "close": return 0tez;
  };
};
const wrong = (e: event): tez => e.amount;
//                               ^! unknown-field
`,
  'matches are exhaustive and have no unused cases': `
type colour = ["Red"] | ["Green"] | ["Blue", nat];
const a = (c: colour): nat =>
  match(c) { when(Red): 0n; when(Green): 1n; when(Blue(n)): n };
const b = (c: colour): nat => match(c) { when(Red): 0n; when(Green): 1n };
//                            ^! missing-cases
const c = (c: colour): nat => match(c) { when(_x): 0n; when(Green): 1n };
//                                                          ^! unused-case
`,
  'misspelt names come with a hint': `
const a = List.lenght([1]);
//        ^! unknown-variable
const b = Lst.length([1]);
//        ^! unknown-module
`,
  'records are updated, read and checked by their fields': `
type point = { x: int, y: int };
const p: point = { x: 1, y: 2 };
const q = { ...p, x: 3 };
//    ^? point
const r = p.z;
//        ^! unknown-field
const s: point = { x: 1 };
//               ^! record-fields
`,
  'entrypoints agree on the storage': `
namespace C {
  @entry
  const add = (n: nat, s: nat): [list<operation>, nat] => [[], s + n];
  @entry
  const clear = (_u: unit, _s: nat): [list<operation>, nat] => [[], 0n];
  @view
  const get = (_u: unit, s: nat): nat => s;
}
const main = contract_of(C);
type parameter = parameter_of C;
const p: parameter = Add(1n);
namespace D {
  @entry
  const one = (n: nat, s: nat): nat => s + n;
//      ^! not-an-entry-point
}
`,
  'a namespace implements its interfaces': `
interface Counter { type t; const start: t; const limit?: nat; }
namespace A implements Counter { export type t = nat; export const start: t = 0n; }
  namespace B implements Counter { export type t = nat; }
//^! missing-value
`,
  'one mistake does not hide the types of the rest': `
const broken = unheard_of(1);
//             ^! unknown-variable
const fine = List.length([1n]);
//    ^? nat
const depends = broken + 1;
const tail = [fine, "x"];
//    ^? [nat, string]
`,
};

test.each(Object.entries(CASES))('JsLIGO: %s', (_name, program) => {
  const { expected, found } = examine(program, 'jsligo');
  expect(found).toEqual(expected);
});
