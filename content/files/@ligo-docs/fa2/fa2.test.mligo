#import "@ligo-docs/fa2/fa2.mligo" "FA2"

module Token = struct
  type storage = { balances : FA2.Balances.t; operators : FA2.Operators.t }

  type result = operation list * storage

  [@entry]
  let transfer (transfers : FA2.transfer list) (s : storage) : result =
    [], { s with balances = FA2.transfer_all transfers s.operators s.balances }

  [@entry]
  let balance_of (asked : FA2.balance_of) (s : storage) : result =
    [FA2.answer asked s.balances], s

  [@entry]
  let update_operators (changes : FA2.update list) (s : storage) : result =
    let operators =
      List.fold_left
        (fun ((operators, change) : FA2.Operators.t * FA2.update) ->
          FA2.Operators.update change operators)
        s.operators
        changes in
    [], { s with operators }
end

(* Receives balances. *)
module Wallet = struct
  [@entry]
  let receive (answers : FA2.response list) (_ : nat) : operation list * nat =
    [],
    List.fold_left
      (fun ((sum, { request = _; balance }) : nat * FA2.response) ->
        sum + balance)
      0n
      answers

  [@entry]
  let reset () (_ : nat) : operation list * nat = [], 0n
end

let () = Test.Next.State.reset 5n []

let alice = Test.Next.Account.alice ()

let bob = Test.Next.Account.bob ()

let carol = Test.Next.Account.carol ()

let originate () =
  let storage : Token.storage = {
    balances = Big_map.literal [((alice, 0n), 10n)];
    operators = Big_map.empty
  } in
  Test.Next.Originate.contract (contract_of Token) storage 0tez

let send (amount : nat) : Token parameter_of =
  Transfer [{ from_ = alice; txs = [{ to_ = bob; token_id = 0n; amount }] }]

let fails_with (expected : string) (outcome : test_exec_result) : unit =
  match outcome with
    Fail (Rejected (found, _)) ->
      Assert.assert
        (Test.Next.Compare.eq found (Test.Next.Michelson.eval expected))
  | _ -> Test.Next.failwith ("did not fail with " ^ expected)

let test_owner_transfers =
  let token = originate () in
  let () = Test.Next.State.set_source alice in
  let _ = Test.Next.Typed_address.transfer_exn token.taddr (send 4n) 0tez in
  let { balances; operators = _ } =
    Test.Next.Typed_address.get_storage token.taddr in
  let () = Assert.assert (FA2.Balances.get alice 0n balances = 6n) in
  Assert.assert
    (FA2.Balances.get bob 0n balances = 4n
       && FA2.Balances.get bob 1n balances = 0n)

let test_too_much =
  let token = originate () in
  let () = Test.Next.State.set_source alice in
  fails_with FA2.Errors.insufficient_balance
    (Test.Next.Typed_address.transfer token.taddr (send 11n) 0tez)

let test_operators =
  let token = originate () in
  let () = Test.Next.State.set_source carol in
  let () =
    fails_with FA2.Errors.not_operator
      (Test.Next.Typed_address.transfer token.taddr (send 1n) 0tez) in
  let one : FA2.operator = { owner = alice; operator = carol; token_id = 0n } in
  let add : Token parameter_of = Update_operators [Add_operator one] in
  let () =
    fails_with FA2.Errors.not_owner
      (Test.Next.Typed_address.transfer token.taddr add 0tez) in
  let () = Test.Next.State.set_source alice in
  let _ = Test.Next.Typed_address.transfer_exn token.taddr add 0tez in
  let () = Test.Next.State.set_source carol in
  let _ = Test.Next.Typed_address.transfer_exn token.taddr (send 1n) 0tez in
  let () = Test.Next.State.set_source alice in
  let _ =
    Test.Next.Typed_address.transfer_exn token.taddr
      (Update_operators [Remove_operator one]) 0tez in
  let () = Test.Next.State.set_source carol in
  fails_with FA2.Errors.not_operator
    (Test.Next.Typed_address.transfer token.taddr (send 1n) 0tez)

let test_balance_of =
  let token = originate () in
  let wallet = Test.Next.Originate.contract (contract_of Wallet) 0n 0tez in
  let callback : FA2.response list contract =
    Test.Next.Typed_address.get_entrypoint "receive" wallet.taddr in
  let requests : FA2.request list =
    [{ owner = alice; token_id = 0n }; { owner = bob; token_id = 0n }] in
  let _ =
    Test.Next.Typed_address.transfer_exn token.taddr
      (Balance_of { requests; callback }) 0tez in
  Assert.assert (Test.Next.Typed_address.get_storage wallet.taddr = 10n)
