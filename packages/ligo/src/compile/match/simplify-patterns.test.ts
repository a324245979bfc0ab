import { expect, test } from 'vitest';
import { stepsOf } from '../../../tests/helpers/compiler-steps';

test.each([
  [
    'tests the first column with a constructor, and copies bodies into branches',
    'type v = A of int | B\nlet it = fun (x, y : v * v) -> match x, y with A n, B -> n | _ -> 0',
    '(fun gen1 -> let match_2 = gen1 in (match match_2 with {0 = match_3; 1 = match_4} -> let x5 = match_3 in let y6 = match_4 in let match_7 = {0 = x5; 1 = y6} in (match match_7 with {0 = match_8; 1 = match_9} -> (match match_8 with A(match_10) -> (match match_9 with A(match_11) -> let gen12 = match_7 in 0 | B(match_13) -> let n14 = match_10 in n14) | B(match_15) -> let gen12 = match_7 in 0))))',
  ],
  [
    'takes lists apart',
    'let it = fun (l : int list) -> match l with [] -> 0 | x :: y :: _ -> x + y | x :: _ -> x',
    '(fun l1 -> let match_2 = l1 in (match match_2 with Cons(match_3) -> (match match_3 with {0 = match_4; 1 = match_5} -> (match match_5 with Cons(match_6) -> (match match_6 with {0 = match_7; 1 = match_8} -> let x9 = match_4 in let y10 = match_7 in let gen11 = match_8 in ADD(x9, y10)) | Nil(match_12) -> let x13 = match_4 in let gen14 = match_5 in x13)) | Nil(match_15) -> 0))',
  ],
  [
    'names all parts of nested records',
    'type r = { a : int; b : nat * string }\nlet it = fun (r : r) -> let { a; b = (n, _) } = r in a + n',
    '(fun r1 -> let match_2 = r1 in (match match_2 with {a = match_3; b = match_4} -> (match match_4 with {0 = match_5; 1 = match_6} -> let a7 = match_3 in let n8 = match_5 in let gen9 = match_6 in ADD(a7, n8))))',
  ],
])('%s', (_, text, expected) => expect(stepsOf(text).simple).toBe(expected));
