/**
 * The page "How this site runs LIGO" lists how our evaluator and chain differ from the compiler and Tezos. Each line of
 * its table has a test here that shows the difference; a line without a test fails, and so does a test without a line.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runProgram } from '../src/chain/run';
import { FEE } from '../src/chain/state';
import { compile, measure } from '../src/compile';
import { extras } from '../src/evaluate/load-extras';
import { print } from '../src/evaluate/values/print';
import { prepareScript } from '../src/michelson';
import { run } from '../src/tools/run';
import { failuresOf, reasonOf } from '../src/tools/run-report';
import { analyseText } from './helpers/analyse-text';
import { compareCall, type Verdict } from './helpers/differential';

const PAGE = new URL('../../../content/docs/testing/in-the-browser.md', import.meta.url);

/** The first cells of the lines of the table. */
function listedDifferences(): string[] {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split(
    '## How does it differ from the compiler and from Tezos?',
  );
  const [table = ''] = section.split('\n\n').filter((block) => block.startsWith('| |'));
  return table
    .split('\n')
    .slice(2)
    .map((line) => line.split('|')[1]?.trim() ?? '');
}

const CONTRACT = `
module Log = struct
  type storage = { entries : nat list; left : nat }
  [@entry] let add (n : nat) (s : storage) : operation list * storage = [], { s with entries = n :: s.entries }
  [@entry] let repeat (n : nat) (s : storage) : operation list * storage =
    if n = 0n then [], s
    else
      let self : nat contract = Tezos.Next.self "%repeat" in
      [Tezos.Next.Operation.transaction (abs (n - 1n)) 0tez self], s
end
let start : Log.storage = { entries = []; left = 0n }
let log () = Test.Next.originate (contract_of Log) start 0tez
`;

const analysed = (text: string) => {
  const analysis = analyseText(text, 'cameligo');
  expect(analysis.problems.map(({ message }) => message)).toEqual([]);
  return analysis;
};

/** The printed values of a program, by name, and why declarations failed. */
async function evaluated(text: string): Promise<Record<string, string | undefined>> {
  const result = await run(analysed(text));
  const failures = failuresOf(result).map(({ name, stopped }) => [name, reasonOf(stopped)] as const);
  return Object.fromEntries([
    ...[...result.values].map(([name, value]) => [name, print(value)] as const),
    ...failures,
  ]);
}

/** How the calls of a program compare with the compiled contract in a module. */
function compared(text: string, module: string): Verdict[] {
  const analysis = analysed(text);
  const { script } = compile(analysis.typed, { module });
  const prepared = script && prepareScript(script).script;
  const verdicts: Verdict[] = [];
  runProgram(analysis, {
    extras,
    observe: (call) => verdicts.push(compareCall(call, prepared ? [prepared] : [])),
  });
  return verdicts;
}

const DIFFERENCES: Readonly<Record<string, () => Promise<void> | void>> = {
  Code: async () => {
    const { failures } = await run(analysed('let half (n : int) : int = n / 0\nlet result = half 4'));
    // A failure has places in the source.
    expect(failures[0]?.calls.map(({ name, span }) => [name, span.from])).toEqual([
      ['half', 27],
      ['result', 46],
    ]);
  },

  Gas: async () => {
    const { small, large, bound } = await evaluated(`${CONTRACT}
let gas (n : nat) = Test.Next.Typed_address.transfer_exn (log ()).taddr (Add n) 0tez
let small = gas 1n
let large = gas 1000000000000n
let bound = gas 1n < 2000n`);
    // Numbers cost the same whatever their size, and a call less than on Tezos.
    expect([large, bound]).toEqual([small, 'true']);
  },

  'Gas of a transfer in a test': async () => {
    const { more } = await evaluated(`${CONTRACT}
let gas (n : nat) = Test.Next.Typed_address.transfer_exn (log ()).taddr (Repeat n) 0tez
let more = gas 5n > 5n * gas 0n`);
    expect(more).toBe('true');
  },

  'Size of a contract': async () => {
    const text = `${CONTRACT}let size = (log ()).size`;
    const { script } = compile(analysed(text).typed, { module: 'Log' });
    const { size } = await evaluated(text);
    expect(Number(size)).toBeGreaterThan(0);
    expect(Number(size)).not.toBe(script && measure(script));
  },

  'Cost of storage': async () => {
    const { paid } = await evaluated(`${CONTRACT}
let source = Test.Next.Account.address 1n
let paid =
  let log = log () in
  let before = Test.Next.Address.get_balance source in
  let _ = Test.Next.Typed_address.transfer_exn log.taddr (Add 1000000000000n) 0tez in
  before - Test.Next.Address.get_balance source`);
    // The fee of the operation, and nothing for the bytes.
    expect(paid).toBe(`Some (${FEE}mutez)`);
  },

  'Addresses and keys in tests': async () => {
    const text = `let contract = ${'(Test.Next.originate (contract_of Log) start 0tez).taddr'}
let account = Test.Next.Account.new ()`;
    const first = await evaluated(`${CONTRACT}${text}`);
    expect(await evaluated(`${CONTRACT}${text}`)).toEqual(first);
  },

  'Random values in properties': async () => {
    const text = 'let sample = (Test.random () : int list)';
    const first = await evaluated(text);
    expect(first.sample).toMatch(/^\[/);
    expect(await evaluated(text)).toEqual(first);
  },

  Timelocks: async () => {
    const { shown } = await evaluated(`
let chest, key = Test.Next.Timelock.create 0xcafe 1000000000n
let shown = Bytes.length (Bytes.pack chest) > 0n && Tezos.Next.open_chest key chest 1000000000n = Some 0xcafe`);
    // Opening a real chest would take years.
    expect(shown).toBe('true');
  },

  'Packed functions': async () => {
    const packing = (code: string) => `
module Packer = struct
  [@entry] let pack (n : int) (_ : bytes) : operation list * bytes = [], Bytes.pack ${code}
end
let packer = (Test.Next.originate (contract_of Packer) 0x 0tez).taddr
let _ = Test.Next.Typed_address.transfer_exn packer (Pack 5) 0tez`;
    const kinds = (code: string) => compared(packing(code), 'Packer').map(({ kind }) => kind);
    expect(kinds('(fun (x : int) -> x + 5)')).toEqual(['same']);
    expect(kinds('(fun (x : int) -> x + n)')).toEqual(['different']);
  },

  'Saving a mutant to a file': async () => {
    const { saved } = await evaluated(`
let double (n : nat) : nat = n + n
let saved = match Test.Next.Mutation.func double (fun (f : nat -> nat) -> f 1n) with
  | Some (_, mutant) -> Test.Next.Mutation.save "." mutant
  | None -> Some "no mutant"`);
    expect(saved).toBe('None (())');
  },

  'A test that fails': async () => {
    const { tests } = await run(analysed('let test_one : int = failwith "no"\nlet test_two = 2'));
    expect(tests.map(({ name, stopped }) => [name, stopped === undefined])).toEqual([
      ['test_one', false],
      ['test_two', true],
    ]);
  },

  'Signatures of `tz4` accounts': async () => {
    const { test_check } = await evaluated(`
let key : key = "BLpk1nRV5SBB2QCxsiem5Neoywcizr3mkdp167HL1iKFgFvzPhKo4RSy7J8JBh2BgGgVYjNsRGwU"
let signature : signature = "BLsig9qJ4rSsxhoPfDN4zbwuApEgRvFZZtDfTYrDPBJmfe3JEYH4BuvAUB1LRRABuNK2LdtK3Vqg2gYbD1RgoGUMRtzTAzjY5gZCD3XGDWgVuEj3ujnVHxg57wUCn8FBQvbhsnMe4Qrp4H"
let test_check = Crypto.check key signature 0x00`);
    expect(test_check).not.toBe('true');
  },

  'Embedded Michelson': async () => {
    const { added, test_view } = await evaluated(`${CONTRACT}
let added = [%Michelson ({| { UNPAIR ; ADD } |} : int * int -> int)] (1, 2)
let at = Test.Next.Typed_address.to_address (log ()).taddr
let test_view = [%Michelson ({| { UNIT ; VIEW "any" nat } |} : address -> nat option)] at`);
    expect([added, test_view]).toEqual([
      '3',
      'Embedded Michelson cannot call views here: call them from LIGO.',
    ]);
  },
};

test('every line of the page has a test', () => {
  expect(Object.keys(DIFFERENCES).sort()).toEqual(listedDifferences().sort());
});

test.each(Object.keys(DIFFERENCES))('%s', async (name) => {
  await DIFFERENCES[name]?.();
});
