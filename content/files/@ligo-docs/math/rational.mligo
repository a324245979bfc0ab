(* Exact fractions: a numerator and a denominator without a common divisor. *)

type t = { num : int; den : nat }

[@private]
let rec gcd (a : nat) (b : nat) : nat = if b = 0n then a else gcd b (a mod b)

(* The fraction num / den, reduced. Fails if the denominator is zero. *)
let make (num : int) (den : nat) : t =
  let () = Assert.Error.assert (den > 0n) "ZERO_DENOMINATOR" in
  let divisor = gcd (abs num) den in
  { num = num / int divisor; den = den / divisor }

let of_int (n : int) : t = { num = n; den = 1n }

let zero : t = { num = 0; den = 1n }

let one : t = { num = 1; den = 1n }

let neg (a : t) : t = { a with num = -a.num }

let abs (a : t) : t = { a with num = int (abs a.num) }

let add (a : t) (b : t) : t =
  make (a.num * int b.den + b.num * int a.den) (a.den * b.den)

let sub (a : t) (b : t) : t = add a (neg b)

let mul (a : t) (b : t) : t = make (a.num * b.num) (a.den * b.den)

(* 1 / a. Fails if a is zero. *)
let inverse (a : t) : t =
  let () = Assert.Error.assert (a.num <> 0) "DIVISION_BY_ZERO" in
  make (if a.num > 0 then int a.den else -a.den)
    (Option.value 0n (is_nat (if a.num > 0 then a.num else -a.num)))

let div (a : t) (b : t) : t = mul a (inverse b)

let eq (a : t) (b : t) : bool = a.num = b.num && a.den = b.den

let lt (a : t) (b : t) : bool = a.num * int b.den < b.num * int a.den

let le (a : t) (b : t) : bool = a.num * int b.den <= b.num * int a.den

let min (a : t) (b : t) : t = if lt b a then b else a

let max (a : t) (b : t) : t = if lt a b then b else a

(* The greatest integer that is not greater. *)
let floor (a : t) : int = a.num / a.den

(* The smallest integer that is not smaller. *)
let ceil (a : t) : int = -(-a.num / a.den)

(* The nearest integer; halves are rounded up. *)
let round (a : t) : int = (2 * a.num + int a.den) / (2n * a.den)
