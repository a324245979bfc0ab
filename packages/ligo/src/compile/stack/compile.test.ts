/** From mini-c to Michelson, before the peephole optimiser. */
import { describe, expect, test } from 'vitest';
import { parseMini } from '../../../tests/helpers/mini-c';
import { childrenOf, type Micheline, type MichelinePrim, printMicheline } from '../../michelson';
import { Budget } from '../budget';
import { baseType } from '../mini-c/type';
import { compileExpression, compileFunction } from './compile';

/** The code for a body with the parameter `p`, of type nat. */
function compiled(body: string): string {
  const e = parseMini(`fun (p : nat) -> (${body})`);
  if (e.kind !== 'closure') throw new Error('not a function');
  const parameter = { variable: e.parameter, type: baseType('nat') };
  const code = compileFunction(parameter, e.body, new Budget());
  return printMicheline(code).slice(1, -1).trim();
}

type Row = readonly [body: string, code: string];

const VALUES: readonly Row[] = [
  ['p', 'DIG 0 ; DIP {}'],
  ['L(1)', 'DROP ; PUSH int 1 ; DIP {}'],
  ['L(0xab)', 'DROP ; PUSH bytes 0xab ; DIP {}'],
  ['L(@"KT1")', 'DROP ; PUSH address "KT1" ; DIP {}'],
  ['TRUE()', 'DROP ; PUSH bool True ; DIP {}'],
  ['SUB(L(1) , p)', 'DIG 0 ; PUSH int 1 ; SUB ; DIP {}'],
  ['ADD(p , p)', 'DUP 1 ; DIG 1 ; ADD ; DIP {}'],
  [
    'DIV(p , L(2))',
    'PUSH int 2 ; DIG 1 ; EDIV ; IF_NONE { PUSH string "DIV by 0" ; FAILWITH } {} ; CAR ; DIP {}',
  ],
  ['MAP_ADD(p , p , p)', 'DUP 1 ; DUP 2 ; DIG 2 ; DIP { SOME } ; UPDATE ; DIP {}'],
];

const TUPLES: readonly Row[] = [
  ['(L(1), p, L(2))', 'PUSH int 2 ; DIG 1 ; PUSH int 1 ; PAIR 3 ; DIP {}'],
  ['(p).(0)', 'DIG 0 ; GET 1 ; DIP {}'],
  ['{ p with (0) = L(1) }', 'DIG 0 ; PUSH int 1 ; UPDATE 1 ; DIP {}'],
  ['let (x, y) = p in SUB(x , y)', 'DIG 0 ; UNPAIR 2 ; DIG 1 ; DIG 1 ; SUB ; DIP {} ; DIP {}'],
  ['let (x, y) = p in y', 'DIG 0 ; GET 2 ; DIG 0 ; DIP {} ; DIP {}'],
  [
    'let (x, y, z) = p in (x, z)',
    'DIG 0 ; UNPAIR 3 ; DIG 1 ; DROP 1 ; DIG 1 ; DIG 1 ; PAIR 2 ; DIP {} ; DIP {}',
  ],
];

const LETS: readonly Row[] = [
  ['let x = NEG(p) in MUL(x , x)', 'DIG 0 ; NEG ; DUP 1 ; DIG 1 ; MUL ; DIP {} ; DIP {}'],
  ['let x = NEG(p) in p', 'DUP 1 ; NEG ; DROP 1 ; DIG 0 ; DIP {} ; DIP {}'],
  [
    'let mut x = L(0) in let u = x := p in !x',
    'PUSH int 0 ; DROP 1 ; DIG 0 ; DUG 0 ; DIG 0 ; DIP {} ; DIP {} ; DIP {}',
  ],
];

const BRANCHES: readonly Row[] = [
  [
    'match EQ(p , p) with | True -> p | False -> L(1)',
    'DUP 1 ; DUP 2 ; COMPARE ; EQ ; IF { DIG 0 } { DIG 0 ; DROP 1 ; PUSH int 1 } ; DIP {}',
  ],
  ['match p with | None -> L(1) | Some x -> x', 'DIG 0 ; IF_NONE { PUSH int 1 } { DIG 0 ; DIP {} } ; DIP {}'],
  [
    'match p with | Left x -> L(1) | Right y -> y',
    'DIG 0 ; IF_LEFT { DIG 0 ; DROP 1 ; PUSH int 1 ; DIP {} } { DIG 0 ; DIP {} } ; DIP {}',
  ],
  [
    'p ?? L(0) : (h :: t) -> h',
    'DIG 0 ; IF_CONS { DIG 1 ; DROP 1 ; DIG 0 ; DIP {} } { PUSH int 0 } ; DIP {}',
  ],
];

const LOOPS: readonly Row[] = [
  [
    'for_ITER x of p do ( L(unit) )',
    'DIG 0 ; ITER { DIG 0 ; DROP 1 ; PUSH unit Unit ; DROP 1 } ; UNIT ; DIP {}',
  ],
  ['for_MAP x of p do ( NEG(x) )', 'DIG 0 ; MAP { DIG 0 ; NEG ; DIP {} } ; DIP {}'],
  [
    'fold p on L(0) with x do ( (x).(0) )',
    'PUSH int 0 ; DIG 1 ; ITER { SWAP ; PAIR 2 ; DIG 0 ; GET 1 ; DIP {} } ; DIP {}',
  ],
  [
    'fold_right p on L(0) with x do ( (x).(0) )',
    'PUSH int 0 ; DIG 1 ; NIL unit ; SWAP ; ITER { CONS } ; ITER { PAIR 2 ; DIG 0 ; GET 1 ; DIP {} } ; DIP {}',
  ],
  [
    'let mut x = L(0) in let u = while LT(!x , p) do x := ADD(!x , p) done in !x',
    'PUSH int 0 ; PUSH bool True ; LOOP { DUP 2 ; DUP 2 ; COMPARE ; LT ; DUP 1 ; IF { DUP 3 ; DIG 2 ; ADD ; DUG 1 } {} } ; DIG 1 ; DROP 1 ; DIG 0 ; DIP {} ; DIP {} ; DIP {}',
  ],
];

const FUNCTIONS: readonly Row[] = [
  ['(fun x -> (x))@(p)', 'DIG 0 ; LAMBDA unit unit { DIG 0 ; DIP {} } ; SWAP ; EXEC ; DIP {}'],
  [
    'fun x -> (ADD(x , p))',
    'LAMBDA (pair nat unit) unit { UNPAIR ; DIG 1 ; DIG 1 ; DIG 1 ; ADD ; DIP {} } ; DIG 1 ; DUP ; DUG 2 ; APPLY ; DIG 1 ; DROP 1 ; DIP {}',
  ],
  [
    'rec f . fun x -> ((f)@(x))',
    'DROP ; LAMBDA_REC unit unit { DIG 0 ; DIG 1 ; SWAP ; EXEC ; DIP {} } ; DIP {}',
  ],
];

const GROUPS = { VALUES, TUPLES, LETS, BRANCHES, LOOPS, FUNCTIONS };

describe.each(Object.entries(GROUPS))('%s', (_, rows) => {
  test.each(rows)('%s', (body, code) => {
    expect(compiled(body)).toBe(code);
  });
});

test('an expression is compiled on an empty stack', () => {
  const code = compileExpression(parseMini('(L(1), L("a"))'), new Budget());
  expect(printMicheline(code)).toBe('{ PUSH string "a" ; PUSH int 1 ; PAIR 2 }');
});

test('instructions keep the source range of their expression', () => {
  const e = parseMini('NEG(L(1))');
  const span = { file: 0, from: 3, to: 9 };
  const code = compileExpression({ ...e, span }, new Budget());
  expect(code).toMatchObject({
    items: [
      { prim: 'PUSH', span },
      { prim: 'NEG', span },
    ],
  });
});

test('what a branch drops first comes from the branch', () => {
  const e = parseMini('match L(1) with | None -> L(2) | Some x -> L(3)');
  const span = { file: 0, from: 0, to: 40 };
  const code = compileExpression({ ...e, span }, new Budget());
  const drops = instructionsOf(code).filter(({ prim }) => prim === 'DROP');
  expect(drops).toEqual([expect.objectContaining({ span })]);
});

function instructionsOf(node: Micheline): readonly MichelinePrim[] {
  const inner = childrenOf(node).flatMap(instructionsOf);
  return node.kind === 'prim' ? [node, ...inner] : inner;
}
