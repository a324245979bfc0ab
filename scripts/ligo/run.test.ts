import type { LigoSyntax } from '@ligo-docs/ligo/syntax';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { reportOf, valuesIn } from '../../tests/helpers/run-program';
import { type Checker, createChecker } from './checker';

let checker: Checker;

// Infinite loops run until the step limit, which takes long on slow machines.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  checker = createChecker();
}, 60_000);

const report = (syntax: LigoSyntax, text: string) => reportOf(checker, syntax, text);
const results = async (syntax: LigoSyntax, text: string) => valuesIn(await report(syntax, text));

describe('the language', () => {
  test.each([
    ['closures', 'let add (a : int) (b : int) = a + b  let inc = add 1  let test = inc 2', ['3']],
    [
      'partial application',
      'let f (a : int) (b : int) (c : int) = a - b - c  let g = f 10 3  let test = g 2',
      ['5'],
    ],
    [
      'recursion',
      'let rec fact (n : int) : int = if n < 2 then 1 else n * fact (n - 1)  let test = fact 20',
      ['2432902008176640000'],
    ],
    [
      'local recursion',
      'let test = let rec f (n : int) : int = if n = 0 then 0 else f (n - 1) in f 5',
      ['0'],
    ],
    ['shadowing', 'let x = 1  let f () = x  let x = 2  let test = (f (), x)', ['(1 , 2)']],
    [
      'records',
      'type r = { a : int; b : nat }  let r : r = { b = 2n; a = 1 }  let test = { r with a = 5 }',
      ['{a = 5 ; b = 2n}'],
    ],
    ['maps keep the first key of a literal', 'let test = Map.literal [(1, "a"); (1, "b")]', ['[1 -> "a"]']],
    ['and the last of a list', 'let test = Map.of_list [(1, "a"); (1, "b")]', ['[1 -> "b"]']],
    ['sets are sorted', 'let test = Set.literal [3; 1; 2; 1]', ['{1 ; 2 ; 3}']],
    [
      'fold_right',
      'let test = List.fold_right (fun (x, s : string * string) -> x ^ s) ["a"; "b"] ""',
      ['"ab"'],
    ],
    ['matching lists', 'let test = match [1; 2; 3] with a :: b :: _ -> a + b | _ -> 0', ['3']],
    ['loops', 'let test = let mut s = 0 in let () = for i = 1 upto 4 do s := s + i done in s', ['10']],
    [
      'generic functions know their types',
      'let back (type a) (x : a) : a option = Bytes.unpack (Bytes.pack x)  let test = (back 5, back "x")',
      ['(Some (5) , Some ("x"))'],
    ],
    [
      'functions in Michelson',
      'let test = [%Michelson ({| { LAMBDA nat nat { PUSH nat 2 ; MUL } ; SWAP ; EXEC } |} : nat -> nat)] 4n',
      ['8n'],
    ],
    [
      'collections in Michelson',
      'let sum = [%Michelson ({| { PUSH nat 0 ; SWAP ; ITER { ADD } } |} : nat set -> nat)]  let test = sum (Set.literal [1n; 2n])',
      ['3n'],
    ],
    ['Michelson', 'let test = [%Michelson ({| { UNPAIR ; ADD } |} : nat * nat -> nat)] (2n, 3n)', ['5n']],
    [
      'modules',
      'module M = struct let x = 1 module N = struct let y = x + 1 end end  let test = M.N.y',
      ['2'],
    ],
  ])('CameLIGO: %s', async (_, program, expected) => {
    expect(await results('cameligo', program)).toEqual(expected);
  });

  test.each([
    [
      'early return',
      'const f = (n: int): int => { if (n > 1) { return 1; } return 0; }; const test = [f(2), f(0)];',
      ['(1 , 0)'],
    ],
    [
      'the last expression of a block',
      'const f = (n: int) => n + 1; const test = do { f(0); f(1); };',
      ['2'],
    ],
    ['do', 'const test = do { let x = 1; x = x + 1; return x; };', ['2']],
    [
      'switch falls through',
      'const f = (n: int): int => { let r = 0; switch (n) { case 1: r = r + 1; case 2: r = r + 10; break; default: r = 99; } return r; }; const test = [f(1), f(2), f(3)];',
      ['(11 , 10 , 99)'],
    ],
    [
      'two cases with the same value both run',
      'const f = (n: int): string => { let r = ""; switch (n) { case 1: r += "a"; break; case 1: r += "b"; break; default: r += "d"; } return r; }; const test = [f(1), f(2)];',
      ['("ab" , "d")'],
    ],
    [
      'a case without statements shares those of the next, or of the default case',
      'const f = (n: int): string => { let r = ""; switch (n) { case 1: case 2: r += "a"; break; r += "never"; case 3: default: r += "d"; } return r; }; const test = [f(1), f(2), f(3), f(4)];',
      ['("a" , "a" , "d" , "d")'],
    ],
    [
      'the break of a switch inside a case ends that case as well',
      'const f = (n: int, m: int): string => { let r = ""; switch (n) { case 1: switch (m) { case 1: r += "a"; break; } r += "b"; default: r += "d"; } return r; }; const test = [f(1, 1), f(1, 2), f(2, 1)];',
      ['("ab" , "b" , "d")'],
    ],
    [
      'unless it is in a block',
      'const f = (n: int): string => { let r = ""; switch (n) { case 1: { switch (n) { case 1: r += "a"; break; } } default: r += "d"; } return r; }; const test = f(1);',
      ['"ad"'],
    ],
    [
      'a lone return in a case has no effect, and does not change the fall-through',
      'const f = (n: int): string => { let r = ""; switch (n) { case 1: r += "a"; case 2: return; case 3: r += "c"; break; default: r += "d"; } return r; }; const test = [f(1), f(2), f(3), f(4)];',
      ['("ac" , "" , "c" , "d")'],
    ],
    [
      'unless it is in the only case',
      'const f = (n: int): unit => { ignore(n); switch (n) { default: return; } failwith("end"); }; const test = f(1);',
      ['()'],
    ],
    [
      'the default case of a lone switch follows the others',
      'const f = (n: int): string => { switch (n) { case 1: break; case 2: return "two"; default: return "other"; } }; const test = [f(1), f(2), f(3)];',
      ['("other" , "two" , "other")'],
    ],
    [
      'so does that of a lone switch in a case',
      'const f = (n: int, m: int): string => { switch (n) { case 1: switch (m) { case 2: break; default: return "inner"; } default: return "outer"; } }; const test = [f(1, 2), f(1, 3), f(2, 2)];',
      ['("inner" , "inner" , "outer")'],
    ],
    [
      'a lone return in a branch has no effect',
      'const f = (n: nat): nat => { let r = 0n; if (n > 1n) { return; } if (n > 2n) return; else r += 1n; r += 5n; return r; }; const test = [f(3n), f(1n)];',
      ['(5n , 6n)'],
    ],
    [
      'it takes effect after another statement, and when another branch returns',
      'const f = (n: int): unit => { if (n == 1) { ignore(n); return; } if (n == 2) return; else if (n == 3) return unit; failwith("end"); }; const test = [f(1), f(2), f(3)];',
      ['(() , () , ())'],
    ],
    [
      'return without a value returns the expression before it',
      'const g = (n: int): int => n + 10; const f = (n: int): int => { if (n == 1) { g(n); return; } return n; }; const test = [f(1), f(2)];',
      ['(11 , 2)'],
    ],
    [
      'return in a loop ends the iteration',
      'const f = (l: list<nat>): nat => { let r = 0n; for (const n of l) { if (n == 2n) { return; } r += n; return; r += 100n; } return r; }; const test = f([1n, 2n, 3n]);',
      ['6n'],
    ],
    [
      'in every kind of loop',
      'const test = do { let r = 0; while (r < 3) { r += 1; return; } for (let i = 0; i < 2; i++) if (i == 5) return unit; else r += 1; return r; };',
      ['5'],
    ],
    [
      'loops over maps',
      'const test = do { let s = 0; for (const [k, v] of Map.literal([[1, 10], [2, 20]])) { s = s + k + v; } return s; };',
      ['33'],
    ],
    ['for', 'const test = do { let s = 0; for (let i = 0; i < 4; i++) { s += i; } return s; };', ['6']],
    ['spreads', 'const l: list<int> = [1, 2]; const test: list<int> = [0, ...l, 3];', ['[0 ; 1 ; 2 ; 3]']],
    ['recursion', 'const f = (n: nat): nat => n == 0n ? 0n : f(abs(n - 1n)); const test = f(9n);', ['0n']],
    [
      'records in variables',
      'type r = { a: int; b: int }; const test = do { let r: r = { a: 1, b: 2 }; r.a = 7; return r; };',
      ['{a = 7 ; b = 2}'],
    ],
    [
      'both operands of && are evaluated',
      'const say = (t: string): bool => { Test.Next.IO.print(t); return false; }; const test = do { const r = say("a") && say("b"); Test.Next.IO.println(""); return r; };',
      ['false'],
    ],
  ])('JsLIGO: %s', async (_, program, expected) => {
    const lines = (await results('jsligo', program)).filter((line) => !line.startsWith('Everything'));
    expect(lines).toEqual(expected);
  });

  test('output comes before the results', async () => {
    const program = 'let test_sum = let () = Test.Next.IO.log (1, Some 2n) in 3';
    expect(await report('cameligo', program)).toBe(
      '(1 , Some (2n))\nEverything at the top-level was executed.\n- test_sum exited with value 3.\n',
    );
  });
});

describe('limits', () => {
  test('100,000 calls in tail position and 10,000 nested ones do not overflow the JavaScript stack', async () => {
    const program = `
let rec count (n : int) (m : int) : int = if n = 0 then m else count (n - 1) (m + 1)
let rec depth (n : int) : int = if n = 0 then 0 else 1 + depth (n - 1)
let test = (count 100000 0, depth 10000)`;
    expect(await results('cameligo', program)).toEqual(['(100000 , 10000)']);
  });

  test.each([
    ['an endless loop', 'let test = let mut n = 0 in while true do n := n + 1 done', 'steps'],
    ['endless recursion', 'let rec f (n : int) : int = 1 + f n  let test = f 1', 'nested'],
    ['a text without end', 'let rec f (s : string) : string = f (s ^ s)  let test = f "x"', 'too large'],
    ['a number without end', 'let rec f (n : int) : int = f (n * n)  let test = f 3', 'too large'],
  ])('%s is stopped', async (_, program, message) => {
    expect(await report('cameligo', program)).toContain(message);
  });
});

describe('failures', () => {
  test('report the position and the call stack', async () => {
    const program = `let check (n : nat) : nat =
  if n > 3n then failwith "too big" else n
let twice (n : nat) : nat = check n + 1n
let test_big = twice 9n + 1n`;
    expect(await report('cameligo', program)).toBe(
      [
        'program.cameligo:2:18: test_big: failed with "too big"',
        '    called from program.cameligo:3:29 (twice)',
        '    called from program.cameligo:4:16 (test_big)',
        '',
      ].join('\n'),
    );
  });

  test('of one test do not prevent the others from running', async () => {
    const text = await report(
      'cameligo',
      'let test_a : unit = Test.Next.failwith 1  let test_b : unit = Test.Next.failwith 2',
    );
    expect(text).toContain('test_a: failed with 1');
    expect(text).toContain('test_b: failed with 2');
  });
});
