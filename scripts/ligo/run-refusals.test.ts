import { run } from '@ligo-docs/ligo';
import { print } from '@ligo-docs/ligo/evaluate';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Checker, createChecker } from './checker';

let checker: Checker;

beforeAll(async () => {
  checker = createChecker();
}, 60_000);

/** The value of `test`, or why it stopped. Any file name loads the given contract text. */
async function outcome(text: string, contract = ''): Promise<string> {
  const check = (file: string, source: string) =>
    checker.check({ file, text: source, syntax: 'cameligo' as const });
  const checked = check('program.mligo', text);
  expect(checked.problems.map(({ message }) => message)).toEqual([]);
  const { values, tests, failures } = await run(checked, { load: (path) => check(path, contract) });
  const value = values.get('test');
  return value ? print(value) : ((tests[0]?.stopped ?? failures[0])?.message ?? '');
}

const VAULT = `
module Vault = struct
  [@entry] let default () (s : nat) : operation list * nat = [], s + 1n
  [@entry] let add (n : nat) (s : nat) : operation list * nat = [], s + n
end
let vault = (Test.Next.originate (contract_of Vault) 0n 0tez).taddr
let at = Test.Next.Typed_address.to_address vault
let is_refused (r : test_exec_result) : bool = match r with Fail (Other _) -> true | _ -> false
let stored () : nat = Test.Next.Typed_address.get_storage vault
let send (call : Vault parameter_of) : test_exec_result = Test.Next.Typed_address.transfer vault call 0tez
`;

describe('a contract with the entrypoint default and others', () => {
  test.each([
    [
      'refuses its whole parameter',
      'let refused = (is_refused (send (Add 2n)), is_refused (send (Default ()))) in (refused, stored ())',
      '((true , true) , 0n)',
    ],
    [
      'also by a contract value',
      'let whole = Test.Next.Typed_address.to_contract vault in is_refused (Test.Next.Contract.transfer whole (Add 2n) 0tez)',
      'true',
    ],
    [
      'takes the arguments of its entrypoints by name',
      'let add : nat contract = Test.Next.Typed_address.get_entrypoint "add" vault in let by_default : unit contract = Test.Next.Typed_address.get_entrypoint "default" vault in let _ = Test.Next.Contract.transfer_exn add 2n 0tez in let _ = Test.Next.Contract.transfer_exn by_default () 0tez in stored ()',
      '3n',
    ],
    [
      'is not found with the type of its whole parameter',
      'let whole : Vault parameter_of contract option = Tezos.Next.get_contract_opt at in let plain : unit contract option = Tezos.Next.get_contract_opt at in (Option.is_none whole, Option.is_some plain)',
      '(true , true)',
    ],
  ])('%s', async (_, body, expected) => {
    expect(await outcome(`${VAULT}let test = ${body}`)).toBe(expected);
  });

  test('takes a whole parameter that happens to be one of default in Michelson', async () => {
    const program = `
module Twin = struct
  type choice = Left_one of nat | Right_one of nat
  [@entry] let default (c : choice) (_ : nat) : operation list * nat =
    [], (match c with Left_one n -> n + 100n | Right_one n -> n)
  [@entry] let other (n : nat) (s : nat) : operation list * nat = [], s + n
end
let test =
  let twin = (Test.Next.originate (contract_of Twin) 0n 0tez).taddr in
  let call : Twin parameter_of = Other 7n in
  let _ = Test.Next.Typed_address.transfer_exn twin call 0tez in
  Test.Next.Typed_address.get_storage twin`;
    expect(await outcome(program)).toBe('107n');
  });
});

test('a contract whose only entrypoint is default takes its whole parameter', async () => {
  const program = `
module Bell = struct
  [@entry] let default (n : nat) (s : nat) : operation list * nat = [], s + n
end
let test =
  let bell = (Test.Next.originate (contract_of Bell) 0n 0tez).taddr in
  let call : Bell parameter_of = Default 3n in
  let _ = Test.Next.Typed_address.transfer_exn bell call 0tez in
  let by_default : nat contract = Test.Next.Typed_address.get_entrypoint "default" bell in
  let _ = Test.Next.Contract.transfer_exn by_default 4n 0tez in
  Test.Next.Typed_address.get_storage bell`;
  expect(await outcome(program)).toBe('7n');
});

test('a single entrypoint has no name', async () => {
  const program = `
module Bell = struct
  [@entry] let ring (n : nat) (s : nat) : operation list * nat = [], s + n
end
let test =
  let bell = (Test.Next.originate (contract_of Bell) 0n 0tez).taddr in
  let at = Test.Next.Typed_address.to_address bell in
  let named : nat contract option = Tezos.Next.get_entrypoint_opt "%ring" at in
  let plain : nat contract option = Tezos.Next.get_contract_opt at in
  (Option.is_none named, Option.is_some plain)`;
  expect(await outcome(program)).toBe('(true , true)');
});

test('a constructor Default of a single parameter is the entrypoint default', async () => {
  const program = `
module Till = struct
  type action = Default | Add of nat
  [@entry] let main (a : action) (s : nat) : operation list * nat =
    [], (match a with Default -> s + 1n | Add n -> s + n)
end
let test =
  let till = (Test.Next.originate (contract_of Till) 0n 0tez).taddr in
  let call : Till parameter_of = Main (Add 5n) in
  let refused = match Test.Next.Typed_address.transfer till call 0tez with Fail _ -> true | Success _ -> false in
  let plain : unit contract = Tezos.Next.get_contract (Test.Next.Typed_address.to_address till) in
  let _ = Test.Next.Contract.transfer_exn plain () 0tez in
  (refused, Test.Next.Typed_address.get_storage till)`;
  expect(await outcome(program)).toBe('(true , 1n)');
});

describe('strings on chain', () => {
  test.each([
    ['printable ASCII', '7e20', 'Some ("~ ")'],
    ['a line feed', '0a41', 'Some ("\nA")'],
    ['a tab', '0941', 'None (())'],
    ['DEL', '417f', 'None (())'],
    ['an accent', 'c3a9', 'None (())'],
    ['what is not even UTF-8', 'e941', 'None (())'],
  ])('%s', async (_, digits, expected) => {
    const program = `let test : string option = Bytes.unpack 0x050100000002${digits}`;
    expect(await outcome(program)).toBe(expected);
  });

  test('a byte order mark is a character', async () => {
    const program = 'let test : string option = Bytes.unpack 0x050100000004efbbbf41';
    expect(await outcome(program)).toBe('None (())');
  });

  test('other characters are refused in parameters and storages', async () => {
    const program = `
module Sign = struct
  [@entry] let write (text : string) (_ : string) : operation list * string = [], text
end
let test =
  let sign = (Test.Next.originate (contract_of Sign) "" 0tez).taddr in
  let call : Sign parameter_of = Write {|caf\u00e9|} in
  match Test.Next.Typed_address.transfer sign call 0tez with Fail (Other _) -> true | _ -> false`;
    expect(await outcome(program)).toBe('true');
    expect(await outcome(program.replace('""', '{|caf\u00e9|}'))).toContain('printable ASCII');
  });
});

describe('the storage of a contract from a file', () => {
  const contract = '[@entry] let add (n : nat) (s : nat) : operation list * nat = [], s + n';
  const originate = (type: string, storage: string): string => `
let test =
  let found : (nat, ${type}) Test.Next.Originate.origination_result =
    Test.Next.Originate.from_file "contract.mligo" ${storage} 0tez in
  (Test.Next.Address.get_storage (Test.Next.Typed_address.to_address found.taddr) : nat)`;

  test.each([
    ['of the right type', 'nat', '5n', '5n'],
    ['that is the same in Michelson', 'int', '5', '5n'],
    ['of another type is refused', 'string', '"five"', 'The contract was not originated'],
    ['with a wrong value is refused', 'int', '(-5)', 'The contract was not originated'],
  ])('%s', async (_, type, storage, expected) => {
    expect(await outcome(originate(type, storage), contract)).toContain(expected);
  });
});
