(* The types of FA2 (TZIP-12), and what every token needs: balances and operators. *)

type token_id = nat

type destination =
  [@layout comb] { to_ : address; token_id : token_id; amount : nat }

type transfer = [@layout comb] { from_ : address; txs : destination list }

type request = [@layout comb] { owner : address; token_id : token_id }

type response = [@layout comb] { request : request; balance : nat }

type balance_of =
  [@layout comb] { requests : request list; callback : response list contract }

type operator =
  [@layout comb] { owner : address; operator : address; token_id : token_id }

type update =
  [@layout comb]
  | Add_operator of operator
  | Remove_operator of operator

(* What a contract must have to be a token. *)
module type TOKEN = sig
  type storage

  [@entry]
  val transfer : transfer list -> storage -> operation list * storage

  [@entry]
  val balance_of : balance_of -> storage -> operation list * storage

  [@entry]
  val update_operators : update list -> storage -> operation list * storage
end

(* The errors that the standard names. *)
module Errors = struct
  let undefined_token = "FA2_TOKEN_UNDEFINED"
  let insufficient_balance = "FA2_INSUFFICIENT_BALANCE"
  let not_operator = "FA2_NOT_OPERATOR"
  let not_owner = "FA2_NOT_OWNER"
end

(* How much of a token each account has; accounts without any have no entry. *)
module Balances = struct
  type t = (address * token_id, nat) big_map

  let get (owner : address) (id : token_id) (balances : t) : nat =
    Option.value 0n (Big_map.find_opt (owner, id) balances)

  [@private]
  let set (owner : address) (id : token_id) (amount : nat) (balances : t) : t =
    Big_map.update (owner, id) (if amount = 0n then None else Some amount)
      balances

  let add (owner : address) (id : token_id) (amount : nat) (balances : t) : t =
    set owner id (get owner id balances + amount) balances

  let remove
    (owner : address)
    (id : token_id)
    (amount : nat)
    (balances : t)
    : t =
    match is_nat (get owner id balances - amount) with
      Some rest -> set owner id rest balances
    | None -> failwith Errors.insufficient_balance

  let move
    (from_ : address)
    (to_ : address)
    (id : token_id)
    (amount : nat)
    (balances : t)
    : t =
    add to_ id amount (remove from_ id amount balances)
end

(* Who may transfer the tokens of whom. *)
module Operators = struct
  type t = (address * (address * token_id), unit) big_map

  (* Whether the sender may transfer the tokens of an owner. *)
  let assert_allowed (owner : address) (id : token_id) (operators : t) : unit =
    let sender = Tezos.Next.get_sender () in
    let is_allowed =
      sender = owner || Big_map.mem (owner, (sender, id)) operators in
    Assert.Error.assert is_allowed Errors.not_operator

  (* Only the owner of tokens changes their operators. *)
  let update (change : update) (operators : t) : t =
    let of_sender (owner : address) : unit =
      Assert.Error.assert (Tezos.Next.get_sender () = owner) Errors.not_owner in
    match change with
      Add_operator one ->
        let () = of_sender one.owner in
        Big_map.add (one.owner, (one.operator, one.token_id)) () operators
    | Remove_operator one ->
        let () = of_sender one.owner in
        Big_map.remove (one.owner, (one.operator, one.token_id)) operators
end

(* All transfers of a list, in order. *)
let transfer_all
  (transfers : transfer list)
  (operators : Operators.t)
  (balances : Balances.t)
  : Balances.t =
  List.fold_left
    (fun (balances, { from_; txs } : Balances.t * transfer) ->
      List.fold_left
        (fun (balances, { to_; token_id; amount } : Balances.t * destination) ->
          let () = Operators.assert_allowed from_ token_id operators in
          Balances.move from_ to_ token_id amount balances)
        balances
        txs)
    balances
    transfers

(* The operation that answers a request for balances. *)
let answer
  ({ requests; callback } : balance_of)
  (balances : Balances.t)
  : operation =
  let response_to (request : request) : response = {
    request;
    balance = Balances.get request.owner request.token_id balances
  } in
  Tezos.Next.Operation.transaction (List.map response_to requests) 0tez callback
