(* What the module List of the library does not have. All functions keep the order unless they say otherwise. *)

let reverse (type a) (l : a list) : a list =
  List.fold_left (fun ((done_, x) : a list * a) -> x :: done_) [] l

let concat (type a) (first : a list) (second : a list) : a list =
  List.fold_right (fun ((x, rest) : a * a list) -> x :: rest) first second

let flatten (type a) (lists : a list list) : a list =
  List.fold_right (fun ((l, rest) : a list * a list) -> concat l rest) lists []

let filter (type a) (keep : a -> bool) (l : a list) : a list =
  List.fold_right
    (fun ((x, rest) : a * a list) -> if keep x then x :: rest else rest)
    l
    []

let exists (type a) (holds : a -> bool) (l : a list) : bool =
  List.fold_left (fun ((found, x) : bool * a) -> found || holds x) false l

let for_all (type a) (holds : a -> bool) (l : a list) : bool =
  List.fold_left (fun ((all, x) : bool * a) -> all && holds x) true l

(* The first element for which the function holds. *)
let rec find (type a) (holds : a -> bool) (l : a list) : a option =
  match l with
    [] -> None
  | x :: rest -> if holds x then Some x else find holds rest

(* The element at a position, counted from zero. *)
let rec nth (type a) (position : nat) (l : a list) : a option =
  match l with
    [] -> None
  | x :: rest ->
      if position = 0n then Some x else nth (abs (position - 1n)) rest

let last (type a) (l : a list) : a option =
  List.fold_left (fun ((_previous, x) : a option * a) -> Some x) None l

(* At most so many elements from the front. *)
let take (type a) (count : nat) (l : a list) : a list =
  let taken, _left =
    List.fold_left
      (fun ((taken, left), x : (a list * nat) * a) ->
        match is_nat (left - 1n) with
          Some fewer -> x :: taken, fewer
        | None -> taken, 0n)
      (([] : a list), count)
      l in
  reverse taken

(* What is left without so many elements at the front. *)
let rec drop (type a) (count : nat) (l : a list) : a list =
  match l with
    [] -> []
  | _ :: rest -> if count = 0n then l else drop (abs (count - 1n)) rest

(* Pairs of the elements at the same positions, as many as the shorter list has. *)
let zip (type a b) (first : a list) (second : b list) : (a * b) list =
  let pairs, _rest =
    List.fold_left
      (fun ((pairs, rest), x : ((a * b) list * b list) * a) ->
        match rest with
          [] -> pairs, rest
        | y :: others -> (x, y) :: pairs, others)
      (([] : (a * b) list), second)
      first in
  reverse pairs

[@private]
let rec insert
  (type a)
  (before : a -> a -> bool)
  (x : a)
  (passed : a list)
  (l : a list)
  : a list =
  match l with
    [] -> concat (reverse passed) [x]
  | y :: rest ->
      if before x y then concat (reverse passed) (x :: l)
      else insert before x (y :: passed) rest

(* Sorted by insertion, so its cost grows with the square of the length: for short lists only. *)
let sort (type a) (before : a -> a -> bool) (l : a list) : a list =
  List.fold_left
    (fun ((sorted, x) : a list * a) -> insert before x [] sorted)
    []
    l
