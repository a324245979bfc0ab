#import "@ligo-docs/math/rational.mligo" "Rational"

let third = Rational.make 1 3n

let half = Rational.make 1 2n

let same (a : Rational.t) (b : Rational.t) : unit =
  Assert.assert (Rational.eq a b)

let test_reduced = same (Rational.make (-4) 6n) { num = -2; den = 3n }

let test_sum = same (Rational.add third half) (Rational.make 5 6n)

let test_difference = same (Rational.sub third half) (Rational.make (-1) 6n)

let test_product = same (Rational.mul third half) (Rational.make 1 6n)

let test_quotient =
  same (Rational.div (Rational.neg third) half) (Rational.make (-2) 3n)

let test_inverse_of_a_negative =
  same (Rational.inverse (Rational.make (-2) 3n)) (Rational.make (-3) 2n)

let test_identities =
  let () = same (Rational.add third Rational.zero) third in
  let () = same (Rational.mul third Rational.one) third in
  same (Rational.abs (Rational.neg third)) third

let test_order =
  let () =
    Assert.assert (Rational.lt third half && not (Rational.lt half half)) in
  let () =
    Assert.assert (Rational.le half half && not (Rational.le half third)) in
  let () = same (Rational.min third half) third in
  same (Rational.max third half) half

let test_rounding =
  let minus = Rational.make (-7) 2n in
  let () =
    Assert.assert (Rational.floor minus = -4 && Rational.ceil minus = -3) in
  let () =
    Assert.assert (Rational.round minus = -3 && Rational.round third = 0) in
  Assert.assert
    (Rational.floor (Rational.of_int 5) = 5
       && Rational.ceil (Rational.of_int 5) = 5)
