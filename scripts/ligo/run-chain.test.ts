import type { LigoSyntax } from '@ligo-docs/ligo/syntax';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { reportOf, valuesIn } from '../../tests/helpers/run-program';
import { type Checker, createChecker } from './checker';

let checker: Checker;

// Infinite loops run until the step limit, which takes long on slow machines.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  checker = createChecker();
}, 60_000);

const report = (syntax: LigoSyntax, text: string) => reportOf(checker, syntax, text);
const results = async (syntax: LigoSyntax, text: string) => valuesIn(await report(syntax, text));

const COUNTER = `
module Counter = struct
  type storage = { count : nat; last : address option }
  [@entry] let add (n : nat) (s : storage) : operation list * storage =
    let () = Assert.Error.assert (n < 10n) "TOO_MUCH" in
    [], { count = s.count + n; last = Some (Tezos.get_sender ()) }
  [@entry] let reset () (_s : storage) : operation list * storage = [], { count = 0n; last = None }
  [@view] let double (factor : nat) (s : storage) : nat = s.count * factor
end
let start : Counter.storage = { count = 1n; last = None }
let originate () = (Test.Next.originate (contract_of Counter) start 5tez).taddr
`;

describe('the chain', () => {
  const inTest = (body: string): string => `${COUNTER}let test = ${body}`;
  test.each([
    [
      'a call changes the storage',
      'let t = originate () in let _ = Test.Next.Typed_address.transfer_exn t (Add 3n) 0tez in (Test.Next.Typed_address.get_storage t).count',
      '4n',
    ],
    [
      'and the balance',
      'let t = originate () in let _ = Test.Next.Typed_address.transfer_exn t (Add 3n) 2tez in Test.Next.Typed_address.get_balance t',
      '7000000mutez',
    ],
    [
      'a refused call changes nothing',
      'let t = originate () in let _ = Test.Next.Typed_address.transfer t (Add 30n) 2tez in (Test.Next.Typed_address.get_balance t, (Test.Next.Typed_address.get_storage t).count)',
      '(5000000mutez , 1n)',
    ],
    [
      'its reason can be read',
      'let t = originate () in match Test.Next.Typed_address.transfer t (Add 30n) 0tez with Fail (Rejected (m, _)) -> (Test.Next.Michelson.decompile m : string) | _ -> "no"',
      '"TOO_MUCH"',
    ],
    [
      'a view reads the storage',
      'let t = originate () in (Tezos.Next.View.call "double" 4n (Test.Next.Typed_address.to_address t) : nat option)',
      'Some (4n)',
    ],
    [
      'a view that does not exist gives None',
      'let t = originate () in (Tezos.Next.View.call "triple" 4n (Test.Next.Typed_address.to_address t) : nat option)',
      'None (())',
    ],
    [
      'the source can be chosen',
      'let t = originate () in let a = Test.Next.Account.alice () in let () = Test.Next.State.set_source a in let _ = Test.Next.Typed_address.transfer_exn t (Add 1n) 0tez in (Test.Next.Typed_address.get_storage t).last = Some a',
      'true',
    ],
    [
      'saved states come back',
      'let t = originate () in let () = Test.Next.State.save () in let _ = Test.Next.Typed_address.transfer_exn t (Add 1n) 0tez in let () = Test.Next.State.restore () in (Test.Next.Typed_address.get_storage t).count',
      '1n',
    ],
    [
      'an entrypoint by name',
      'let t = originate () in let c : nat contract = Test.Next.Typed_address.get_entrypoint "add" t in let _ = Test.Next.Contract.transfer_exn c 2n 0tez in (Test.Next.Typed_address.get_storage t).count',
      '3n',
    ],
    [
      'spending more than there is',
      'let t = originate () in match Test.Next.Typed_address.transfer t (Add 1n) 100000000tez with Fail (Balance_too_low e) -> e.spend_request | _ -> 0tez',
      '100000000000000mutez',
    ],
    [
      'a mutation test finds what the tester misses',
      'let f (n : nat) : nat = n + 2n in Option.is_some (Test.Next.Mutation.func f (fun (g : nat -> nat) -> Test.Next.Assert.assert (g 2n = 4n)))',
      'true',
    ],
    [
      'and finds nothing with a good tester',
      'let f (n : nat) : nat = n + 2n in Option.is_none (Test.Next.Mutation.func f (fun (g : nat -> nat) -> Test.Next.Assert.assert (g 2n = 4n && g 5n = 7n && g 3n = 5n)))',
      'true',
    ],
    [
      'a property that holds',
      'match Test.Next.PBT.run (Test.Next.PBT.make_test (Test.Next.PBT.gen_small : nat pbt_gen) (fun (n : nat) -> n + 1n > n)) 50n with Success -> true | Fail _ -> false',
      'true',
    ],
    [
      'a property that does not',
      'match Test.Next.PBT.run (Test.Next.PBT.make_test (Test.Next.PBT.gen : nat pbt_gen) (fun (n : nat) -> n < 50n)) 500n with Success -> true | Fail _ -> false',
      'false',
    ],
    [
      'signatures',
      'let a = Test.Next.Account.new () in Crypto.check a.pk (Test.Next.Crypto.sign a.sk 0x01) 0x01',
      'true',
    ],
    [
      'signatures of other data',
      'let a = Test.Next.Account.new () in Crypto.check a.pk (Test.Next.Crypto.sign a.sk 0x01) 0x02',
      'false',
    ],
  ])('%s', async (_, body, expected) => {
    expect(await results('cameligo', inTest(body))).toEqual([expected]);
  });

  test('operations are executed depth first, in order of emission', async () => {
    const program = `
module Log = struct
  [@entry] let note (name : string) (s : string) : operation list * string = [], s ^ name
end
module Relay = struct
  type storage = address
  [@entry] let go (names : string list) (log : storage) : operation list * storage =
    let c : string contract = Tezos.get_contract log in
    List.map (fun (n : string) -> Tezos.Next.Operation.transaction n 0tez c) names, log
end
module Boss = struct
  type storage = address * address
  [@entry] let start () (s : storage) : operation list * storage =
    let log : string contract = Tezos.get_contract s.0 in
    let relay : string list contract = Tezos.get_contract s.1 in
    [ Tezos.Next.Operation.transaction ["a"; "b"] 0tez relay; Tezos.Next.Operation.transaction "c" 0tez log ], s
end
let test =
  let log = (Test.Next.originate (contract_of Log) "" 0tez).taddr in
  let at = Test.Next.Typed_address.to_address log in
  let relay = (Test.Next.originate (contract_of Relay) at 0tez).taddr in
  let boss = (Test.Next.originate (contract_of Boss) (at, Test.Next.Typed_address.to_address relay) 0tez).taddr in
  let _ = Test.Next.Typed_address.transfer_exn boss (Start ()) 0tez in
  Test.Next.Typed_address.get_storage log`;
    expect(await results('cameligo', program)).toEqual(['"abc"']);
  });
});
