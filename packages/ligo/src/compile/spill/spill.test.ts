import { expect, test } from 'vitest';
import { stepsOf } from '../../../tests/helpers/compiler-steps';

test.each([
  [
    'variants nest to the right',
    'type v = A of int | B | C of nat\nlet it = [ A 1; B; C 2n ]',
    'CONS(LEFT(L(1)) , CONS(RIGHT(LEFT(L(unit))) , CONS(RIGHT(RIGHT(L(+2))) , LIST_EMPTY())))',
  ],
  [
    'a tree layout balances them in the order of labels',
    'type v = [@layout tree] | A of int | B | C of nat\nlet it = C 2n',
    'RIGHT(L(+2))',
  ],
  [
    'an update replaces an item of a tuple',
    'type r = { a : int; b : nat; c : string }\nlet it = fun (r : r) -> { r with b = r.b + 1n }',
    'fun r1 -> (let gen2 = r1 in let gen3 = let gen4 = gen2 in { gen4 with (1) = let gen4 = (gen4).(1) in ADD((r1).(1) , L(+1)) } in gen3)',
  ],
  [
    'tail calls continue a loop',
    'let rec sum (n, t : int * int) : int = if n = 0 then t else sum (n - 1, t + n)\nlet it = sum',
    'let sum1 = fun gen2 -> (for_LOOP_LEFT gen2 of gen2 do ( let match_3 = gen2 in let (gen4, gen5) = match_3 in let match_6 = gen4 in let match_7 = gen5 in let n8 = match_6 in let t9 = match_7 in let match_10 = EQ(n8 , L(0)) in match match_10 with | True -> LOOP_STOP(t9) | False -> LOOP_CONTINUE((SUB(n8 , L(1)), ADD(t9 , n8))) )) in sum1',
  ],
  [
    'other recursive functions name themselves',
    'let rec fact (n : int) : int = if n = 0 then 1 else n * fact (n - 1)\nlet it = fact',
    'let fact1 = rec fact2 . fun n3 -> (let match_4 = EQ(n3 , L(0)) in match match_4 with | True -> L(1) | False -> MUL(n3 , (fact2)@(SUB(n3 , L(1))))) in fact1',
  ],
])('%s', (_, text, expected) => expect(stepsOf(text).miniC).toBe(expected));
