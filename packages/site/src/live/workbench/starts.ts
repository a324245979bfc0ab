/** Starts of new contracts: small, tested, and meant to be changed. */
import type { Example } from './state/examples';

interface Start extends Example {
  readonly title: string;
  readonly about: string;
}

const CONTRACT: Start = {
  name: 'contract',
  title: 'A new contract',
  about: 'A storage, an entrypoint, a view and a test.',
  programs: {
    jsligo: `namespace Counter {
  export type storage = int;

  @entry
  const add = (amount: int, total: storage): [list<operation>, storage] =>
    [[], total + amount];

  @view
  const current = (_: unit, total: storage): int => total;
}

const test_add = (() => {
  const counter = Test.Next.originate(contract_of(Counter), 40, 0tez);
  Test.Next.Typed_address.transfer_exn(counter.taddr, Add(2), 0tez);
  Assert.assert(Test.Next.Typed_address.get_storage(counter.taddr) == 42);
})();
`,
    cameligo: `module Counter = struct
  type storage = int

  [@entry]
  let add (amount : int) (total : storage) : operation list * storage =
    [], total + amount

  [@view]
  let current (_ : unit) (total : storage) : int = total
end

let test_add =
  let counter = Test.Next.originate (contract_of Counter) 40 0tez in
  let _ = Test.Next.Typed_address.transfer_exn counter.taddr (Add 2) 0tez in
  Assert.assert (Test.Next.Typed_address.get_storage counter.taddr = 42)
`,
  },
};

const TOKEN: Start = {
  name: 'token',
  title: 'A token',
  about: 'Balances in a big map, transfers by their owners, and a fixed supply.',
  programs: {
    jsligo: `namespace Token {
  export type storage = big_map<address, nat>;
  type transfer_parameter = { to: address, value: nat };

  const balance_of = (owner: address, balances: storage): nat =>
    Option.value(0n, Big_map.find_opt(owner, balances));

  @entry
  const transfer = ({ to, value }: transfer_parameter, balances: storage): [list<operation>, storage] => {
    const owner = Tezos.Next.get_sender();
    const rest = Option.value_with_error("NOT_ENOUGH", is_nat(balance_of(owner, balances) - value));
    const paid = Big_map.add(owner, rest, balances);
    return [[], Big_map.add(to, balance_of(to, paid) + value, paid)];
  };

  @view
  const get_balance = (owner: address, balances: storage): nat => balance_of(owner, balances);
}

const test_transfer = (() => {
  Test.Next.State.reset(3n, []);
  const [alice, bob] = [Test.Next.Account.alice(), Test.Next.Account.bob()];
  const token = Test.Next.originate(contract_of(Token), Big_map.literal([[alice, 10n]]), 0tez);
  Test.Next.State.set_source(alice);
  Test.Next.Typed_address.transfer_exn(token.taddr, Transfer({ to: bob, value: 4n }), 0tez);
  const balances = Test.Next.Typed_address.get_storage(token.taddr);
  Assert.assert(Big_map.find_opt(alice, balances) == Some(6n));
  Assert.assert(Big_map.find_opt(bob, balances) == Some(4n));
})();
`,
    cameligo: `module Token = struct
  type storage = (address, nat) big_map
  type transfer_parameter = { to : address; value : nat }

  let balance_of (owner : address) (balances : storage) : nat =
    Option.value 0n (Big_map.find_opt owner balances)

  [@entry]
  let transfer ({ to; value } : transfer_parameter) (balances : storage) : operation list * storage =
    let owner = Tezos.Next.get_sender () in
    let rest = Option.value_with_error "NOT_ENOUGH" (is_nat (balance_of owner balances - value)) in
    let paid = Big_map.add owner rest balances in
    [], Big_map.add to (balance_of to paid + value) paid

  [@view]
  let get_balance (owner : address) (balances : storage) : nat = balance_of owner balances
end

let test_transfer =
  let () = Test.Next.State.reset 3n [] in
  let alice = Test.Next.Account.alice () in
  let bob = Test.Next.Account.bob () in
  let token = Test.Next.originate (contract_of Token) (Big_map.literal [(alice, 10n)]) 0tez in
  let () = Test.Next.State.set_source alice in
  let _ = Test.Next.Typed_address.transfer_exn token.taddr (Transfer { to = bob; value = 4n }) 0tez in
  let balances = Test.Next.Typed_address.get_storage token.taddr in
  let () = Assert.assert (Big_map.find_opt alice balances = Some 6n) in
  Assert.assert (Big_map.find_opt bob balances = Some 4n)
`,
  },
};

const AUCTION: Start = {
  name: 'auction',
  title: 'An auction',
  about: 'Bids until a deadline; those who were outbid withdraw their money.',
  programs: {
    jsligo: `namespace Auction {
  export type storage = {
    closes: timestamp,
    best: tez,
    leader: option<address>,
    refunds: big_map<address, tez>
  };
  type result = [list<operation>, storage];

  const owed = (who: address, s: storage): tez =>
    Option.value(0tez, Big_map.find_opt(who, s.refunds));

  @entry
  const bid = (_: unit, s: storage): result => {
    Assert.Error.assert(Tezos.Next.get_now() < s.closes, "CLOSED");
    Assert.Error.assert(Tezos.Next.get_amount() > s.best, "TOO_LOW");
    const refunds = match(s.leader) {
      when (Some(old)): Big_map.add(old, owed(old, s) + s.best, s.refunds);
      when (None()): s.refunds
    };
    return [[], { ...s, refunds, best: Tezos.Next.get_amount(), leader: Some(Tezos.Next.get_sender()) }];
  };

  @entry
  const withdraw = (_: unit, s: storage): result => {
    const who = Tezos.Next.get_sender();
    const sum = owed(who, s);
    Assert.Error.assert(sum > 0tez, "NOTHING_TO_WITHDRAW");
    const target: contract<unit> = Tezos.Next.get_contract_with_error(who, "NOT_PAYABLE");
    return [
      [Tezos.Next.Operation.transaction(unit, sum, target)],
      { ...s, refunds: Big_map.remove(who, s.refunds) }
    ];
  };
}

const start: Auction.storage = {
  closes: ("2030-01-01T00:00:00Z" as timestamp),
  best: 0tez,
  leader: None(),
  refunds: Big_map.empty
};

const test_bids = (() => {
  Test.Next.State.reset(3n, []);
  const auction = Test.Next.originate(contract_of(Auction), start, 0tez);
  Test.Next.State.set_source(Test.Next.Account.bob());
  Test.Next.Typed_address.transfer_exn(auction.taddr, Bid(), 5tez);
  Test.Next.State.set_source(Test.Next.Account.carol());
  Test.Next.Typed_address.transfer_exn(auction.taddr, Bid(), 6tez);
  const s = Test.Next.Typed_address.get_storage(auction.taddr);
  Assert.assert(s.leader == Some(Test.Next.Account.carol()));
  Assert.assert(Big_map.find_opt(Test.Next.Account.bob(), s.refunds) == Some(5tez));
})();
`,
    cameligo: `module Auction = struct
  type storage = {
    closes : timestamp;
    best : tez;
    leader : address option;
    refunds : (address, tez) big_map
  }
  type result = operation list * storage

  let owed (who : address) (s : storage) : tez =
    Option.value 0tez (Big_map.find_opt who s.refunds)

  [@entry]
  let bid (_ : unit) (s : storage) : result =
    let () = Assert.Error.assert (Tezos.Next.get_now () < s.closes) "CLOSED" in
    let () = Assert.Error.assert (Tezos.Next.get_amount () > s.best) "TOO_LOW" in
    let refunds =
      match s.leader with
        Some old -> Big_map.add old (owed old s + s.best) s.refunds
      | None -> s.refunds in
    [], { s with refunds = refunds; best = Tezos.Next.get_amount (); leader = Some (Tezos.Next.get_sender ()) }

  [@entry]
  let withdraw (_ : unit) (s : storage) : result =
    let who = Tezos.Next.get_sender () in
    let sum = owed who s in
    let () = Assert.Error.assert (sum > 0tez) "NOTHING_TO_WITHDRAW" in
    let target : unit contract = Tezos.Next.get_contract_with_error who "NOT_PAYABLE" in
    [Tezos.Next.Operation.transaction () sum target],
    { s with refunds = Big_map.remove who s.refunds }
end

let start : Auction.storage = {
  closes = ("2030-01-01T00:00:00Z" : timestamp);
  best = 0tez;
  leader = None;
  refunds = Big_map.empty
}

let test_bids =
  let () = Test.Next.State.reset 3n [] in
  let auction = Test.Next.originate (contract_of Auction) start 0tez in
  let () = Test.Next.State.set_source (Test.Next.Account.bob ()) in
  let _ = Test.Next.Typed_address.transfer_exn auction.taddr (Bid ()) 5tez in
  let () = Test.Next.State.set_source (Test.Next.Account.carol ()) in
  let _ = Test.Next.Typed_address.transfer_exn auction.taddr (Bid ()) 6tez in
  let s = Test.Next.Typed_address.get_storage auction.taddr in
  let () = Assert.assert (s.leader = Some (Test.Next.Account.carol ())) in
  Assert.assert (Big_map.find_opt (Test.Next.Account.bob ()) s.refunds = Some 5tez)
`,
  },
};

export const STARTS: readonly Start[] = [CONTRACT, TOKEN, AUCTION];
