import { expect, test } from 'vitest';
import { stepsOf } from '../../../tests/helpers/compiler-steps';

test.each([
  [
    'each use of a polymorphic value has its own, the first use last',
    'let twice (type a) (f : a -> a) (x : a) : a = f (f x)\nlet it = twice (fun (x : int) -> x + 1) (twice (fun (x : int) -> x) 3)',
    'let twice1 = (fun f2 -> (fun x3 -> f2(f2(x3)))) in let twice4 = (fun f2 -> (fun x3 -> f2(f2(x3)))) in twice4((fun x5 -> ADD(x5, 1)))(twice1((fun x6 -> x6))(3))',
  ],
  [
    'values of the library come first',
    'let it = List.fold_left (fun (a, x : int * int) -> a + x) 0 [1; 2]',
    'let [@inline] List.fold_left1 = (fun f2 -> (fun init3 -> (fun list4 -> LIST_FOLD_LEFT(f2, init3, list4)))) in List.fold_left1((fun gen5 -> let {0 = a6; 1 = x7} = gen5 in ADD(a6, x7)))(0)(CONS(1, CONS(2, LIST_EMPTY())))',
  ],
  [
    'macros of the library are replaced by their bodies',
    'let it = (Tezos.get_contract_opt (Tezos.get_sender ()) : unit contract option)',
    'let [@inline] Tezos.get_sender1 = (fun gen2 -> let () = gen2 in [{ SENDER }]) in [{ CONTRACT (typeopt $0) } | None(()) | Tezos.get_sender1(())]',
  ],
  [
    'recursive functions take their parameters as a tuple',
    'let rec pow (b : int) (n : nat) : int = if n = 0n then 1 else b * pow b (abs (n - 1))\nlet it = pow 2 8n',
    'let [@inline] abs1 = (fun integer2 -> [{ ABS } | integer2]) in let pow3 = (fun gen4 -> (fun gen5 -> let [@inline] pow6 = (rec pow6 gen7 -> (match gen7 with {0 = b8; 1 = n9} -> (match EQ(n9, 0n) with True(()) -> 1 | False(()) -> MUL(b8, pow6({0 = b8; 1 = abs1(SUB(n9, 1))}))))) in pow6({0 = gen4; 1 = gen5}))) in pow3(2)(8n)',
  ],
  [
    'literals of maps are additions to an empty one',
    'let it = Map.literal [(1, "a"); (2, "b")]',
    'MAP_ADD(1, "a", MAP_ADD(2, "b", MAP_EMPTY()))',
  ],
])('%s', (_, text, expected) => expect(stepsOf(text).monomorphic).toBe(expected));
