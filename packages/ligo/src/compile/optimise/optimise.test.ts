/** The optimiser of mini-c: programs before and after, in the printed notation. */
import { describe, expect, test } from 'vitest';
import { namesFrom, parseMini } from '../../../tests/helpers/mini-c';
import { Budget, TooLarge } from '../budget';
import { printMini } from '../mini-c/print';
import { withFreshBinders } from '../mini-c/rename';
import type { MiniExpression } from '../mini-c/tree';
import { optimise } from './optimise';

/** Free variables by name; bound ones are numbered in the order of their binders. */
function printed(e: MiniExpression): string {
  const known = new Map<string, string>();
  return printMini(withFreshBinders(e, namesFrom(20_000))).replace(
    /([a-z]\w*)#(\d+)/g,
    (_, name: string, id: string) => {
      if (Number(id) < 10_000) return name;
      const number = known.get(id) ?? `${name}${known.size + 1}`;
      known.set(id, number);
      return number;
    },
  );
}

const optimised = (text: string): string =>
  printed(optimise(parseMini(text), { names: namesFrom(10_000), budget: new Budget() }));

type Row = readonly [before: string, after: string];

const INLINING: readonly Row[] = [
  ['let x = a in ADD(x , x)', 'ADD(a , a)'],
  ['let x = L(1) in ADD(x , a)', 'ADD(L(1) , a)'],
  ['let x = L(1) in ADD(x , x)', 'let x1 = L(1) in ADD(x1 , x1)'],
  ['let x = L(1)[@inline] in ADD(x , x)', 'ADD(L(1) , L(1))'],
  ['let x = ADD(a , b) in NEG(x)', 'let x1 = ADD(a , b) in NEG(x1)'],
  ['let x = EQ(a , b) in NOT(x)', 'NOT(EQ(a , b))'],
  ['let x = EQ(a , b) in c', 'c'],
  ['let x = ADD(a , b) in c', 'let x1 = ADD(a , b) in c'],
  ['let x = { NOW } in EQ(x , a)', 'let x1 = { NOW } in EQ(x1 , a)'],
  ['let f = fun x -> (NOT(x))[@inline] in AND((f)@(a) , (f)@(b))', 'AND(NOT(a) , NOT(b))'],
];

const MUTABLE: readonly Row[] = [
  ['let mut x = L(1) in ADD(!x , !x)', 'ADD(L(1) , L(1))'],
  ['let mut x = L(1) in let u = x := L(2) in !x', 'let mut x1 = L(1) in let u2 = x1 := L(2) in !x1'],
];

const REDUCTIONS: readonly Row[] = [
  ['(fun x -> (NOT(x)))@(a)', 'NOT(a)'],
  ['CAR(PAIR(a , b))', 'a'],
  ['CDR(PAIR(ADD(a , b) , c))', 'CDR(PAIR(ADD(a , b) , c))'],
  ['((a, b)).(0)', 'a'],
  ['((a, ADD(b , c))).(0)', '((a, ADD(b , c))).(0)'],
  ['(let x = { NOW } in (x, x)).(0)', 'let x1 = { NOW } in x1'],
  ['let (x, y) = (a, b) in ADD(x , y)', 'ADD(a , b)'],
  ['let (x, y) = (ADD(a , b), c) in x', 'let x1 = ADD(a , b) in x1'],
  ['let x = let y = { NOW } in (y, y) in (x, x)', 'let y1 = { NOW } in let x2 = (y1, y1) in (x2, x2)'],
  ['(let f = g in f)@(a)', '(g)@(a)'],
  ['(let x = { NOW } in fun y -> (EQ(x , y)))@(a)', 'let x1 = { NOW } in EQ(x1 , a)'],
];

const PARTS: readonly Row[] = [
  ['PAIR(CAR(a) , CDR(a))', 'a'],
  ['PAIR(CAR(a) , CDR(b))', 'PAIR(CAR(a) , CDR(b))'],
  ['PAIR(CDR(a) , CAR(a))', 'PAIR(CDR(a) , CAR(a))'],
  ['let (x, y) = (f)@(a) in b', 'b'],
];

const UNCURRYING: readonly Row[] = [
  [
    'let f = fun x -> (fun y -> (SUB(x , y))) in ADD(((f)@(a))@(b) , ((f)@(b))@(a))',
    'let f1 = fun gen2 -> (let (x3, y4) = gen2 in SUB(x3 , y4)) in ADD((f1)@((a, b)) , (f1)@((b, a)))',
  ],
  [
    'let f = fun x -> (fun y -> (SUB(x , y))) in ((f)@(a), (f)@(b))',
    'let f1 = fun x2 -> (fun y3 -> (SUB(x2 , y3))) in ((f1)@(a), (f1)@(b))',
  ],
  [
    'let f = fun x -> (fun y -> (SUB(x , y))) in (((f)@(a))@(b), f)',
    'let f1 = fun x2 -> (fun y3 -> (SUB(x2 , y3))) in (((f1)@(a))@(b), f1)',
  ],
];

const SCOPES: readonly Row[] = [
  ['let x = a in fun a -> (x)', 'fun a1 -> (a)'],
  ['let x = y in let y = L(1) in EQ(x , y)', 'EQ(y , L(1))'],
  ['fun x -> (fun x -> (x))', 'fun x1 -> (fun x2 -> (x2))'],
  [
    'let f = fun x -> (let y = { NOW } in EQ(x , y))[@inline] in (f)@((f)@(a))',
    'let y1 = { NOW } in let y2 = { NOW } in EQ(EQ(a , y1) , y2)',
  ],
];

const GROUPS = { INLINING, MUTABLE, REDUCTIONS, PARTS, UNCURRYING, SCOPES };

describe.each(Object.entries(GROUPS))('%s', (_, rows) => {
  test.each(rows)('%s', (before, after) => {
    expect(optimised(before)).toBe(after);
  });
});

test('variables stay if a debugger is to find them', () => {
  const workspace = { names: namesFrom(10_000), budget: new Budget() };
  const e = optimise(parseMini('let x = a in ADD(x , x)'), workspace, { keepVariables: true });
  expect(printed(e)).toBe('let x1 = a in ADD(x1 , x1)');
});

test('functions that double at each step exceed the budget', () => {
  const doubling = Array.from(
    { length: 40 },
    (_, index) => `let f${index + 1} = fun x -> ((f${index})@((f${index})@(x)))[@inline] in `,
  );
  const text = `let f0 = fun x -> (NOT(x))[@inline] in ${doubling.join('')}(f40)@(a)`;
  expect(() => optimised(text)).toThrow(TooLarge);
});
