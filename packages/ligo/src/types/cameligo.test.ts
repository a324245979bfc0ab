import { expect, test } from 'vitest';
import { examine } from '../../tests/helpers/type-fixture';

/** Programs by title, with the expectations in comments; see `packages/ligo/tests/helpers/type-fixture.ts`. */
const CASES: Readonly<Record<string, string>> = {
  'functions are curried and generalised': `
let compose f g x = g (f x)
(*  ^? forall 'a 'b. ('a -> 'b) -> (forall 'c. ('b -> 'c) -> 'a -> 'c) *)
let add (x : int) (y : int) : int = x + y
let increment = add 1
(*  ^? int -> int *)
`,
  'type parameters are introduced by name': `
let swap (type a b) (x, y : a * b) : b * a = (y, x)
(*  ^? forall 'a 'b. 'a * 'b -> 'b * 'a *)
let pair = swap (1, "a")
(*  ^? string * int *)
`,
  'the result type of an overloaded function depends on its arguments': `
let q = ediv 7n 2n
(*  ^? (nat * nat) option *)
let r = ediv 7 2
(*  ^? (int * nat) option *)
`,
  'recursive functions state their types': `
let rec sum (l : int list) : int = match l with [] -> 0 | x :: rest -> x + sum rest
let rec wrong l = match l with [] -> 0 | x :: rest -> x + wrong rest
(*                ^! missing-annotation *)
`,
  'layouts are part of types': `
type a = { x : int; y : nat }
type b = { y : nat; x : int }
let make () : a = { x = 1; y = 2n }
let wrong (v : a) : b = v
(*                      ^! layout-mismatch *)
`,
  'constructors are looked up, or follow the expected type': `
type shape = Circle of nat | Square of nat
let s = Circle 1n
(*  ^? shape *)
let t = Triangle
(*      ^! unknown-constructor *)
let u : shape = Some 1n
(*              ^! foreign-constructor *)
`,
  'mutable variables are not captured': `
let count (l : int list) : int =
  let mut n = 0 in
  let () = for x in l do n := n + x done in
  n
let wrong (x : int) : int -> int =
  let mut n = x in
  fun y -> n + y
(*         ^! captured-mutable *)
`,
  'a signature hides what it does not list': `
module type S = sig type t val make : unit -> t end
module M : S = struct type t = nat let make () : t = 1n let hidden = 2 end
let a = M.make ()
let b = M.hidden
(*      ^! unknown-variable *)
`,
  'embedded Michelson has its annotated type': `
let twice (n : nat) : nat = [%Michelson ({| { PUSH nat 2; MUL } |} : nat -> nat)] n
let untyped = [%Michelson {| { DROP } |}]
(*            ^! code-without-type *)
`,
  'underspecified types are reported': `
let l : int list = []
let forgotten () : int = let empty = [] in 0
(*                                   ^! underspecified-type *)
`,
  'lists are checked from their end': `
let a = [1; 2; 3n]
(*  ^? nat list *)
let b = [1n; 2]
(*       ^! type-mismatch *)
`,
};

test.each(Object.entries(CASES))('CameLIGO: %s', (_name, program) => {
  const { expected, found } = examine(program, 'cameligo');
  expect(found).toEqual(expected);
});
