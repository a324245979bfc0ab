#import "@ligo-docs/lists/lists.mligo" "Lists"

let same (a : int list) (b : int list) : unit = Assert.assert (a = b)

let is_even (n : int) : bool = n mod 2n = 0n

let test_reverse =
  let () = same (Lists.reverse [1; 2; 3]) [3; 2; 1] in
  same (Lists.reverse ([] : int list)) []

let test_concat =
  let () = same (Lists.concat [1; 2] [3]) [1; 2; 3] in
  same (Lists.flatten [[1]; []; [2; 3]]) [1; 2; 3]

let test_filter = same (Lists.filter is_even [1; 2; 3; 4]) [2; 4]

let test_conditions =
  let () =
    Assert.assert
      (Lists.exists is_even [1; 2] && not (Lists.exists is_even [1; 3])) in
  let () =
    Assert.assert
      (Lists.for_all is_even [2; 4] && not (Lists.for_all is_even [2; 3])) in
  Assert.assert (Lists.for_all is_even [] && not (Lists.exists is_even []))

let test_find =
  let () = Assert.assert (Lists.find is_even [1; 4; 6] = Some 4) in
  Assert.assert (Lists.find is_even [1] = None)

let test_positions =
  let () =
    Assert.assert
      (Lists.nth 0n [7; 8] = Some 7 && Lists.nth 1n [7; 8] = Some 8) in
  let () = Assert.assert (Lists.nth 2n [7; 8] = None) in
  Assert.assert
    (Lists.last [7; 8] = Some 8 && Lists.last ([] : int list) = None)

let test_parts =
  let () = same (Lists.take 2n [1; 2; 3]) [1; 2] in
  let () = same (Lists.take 9n [1; 2]) [1; 2] in
  let () = same (Lists.drop 2n [1; 2; 3]) [3] in
  same (Lists.drop 9n [1; 2]) []

let test_zip =
  Assert.assert (Lists.zip [1; 2; 3] ["a"; "b"] = [(1, "a"); (2, "b")])

let test_sort =
  let before (a : int) (b : int) : bool = a < b in
  let () = same (Lists.sort before [3; 1; 2; 1]) [1; 1; 2; 3] in
  same (Lists.sort before []) []
