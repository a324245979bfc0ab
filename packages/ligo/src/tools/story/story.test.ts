import { describe, expect, test } from 'vitest';
import { analyseText } from '../../../tests/helpers/analyse-text';
import { type StoryStep, tellRun } from './story';

const PROGRAM = `
module Target = struct
  type storage = int
  [@entry] let add (n : int) (s : storage) : operation list * storage =
    let () = Assert.Error.assert (n < 100) "TOO_MUCH" in
    [], s + n
end

module Forward = struct
  type storage = { target : address; calls : nat }
  [@entry] let twice (n : int) (s : storage) : operation list * storage =
    let target : int contract = Tezos.get_contract_with_error s.target "NO_CONTRACT" in
    let sender : unit contract = Tezos.get_contract_with_error (Tezos.get_sender ()) "NO_CONTRACT" in
    [ Tezos.Next.Operation.transaction n 0tez target;
      Tezos.Next.Operation.transaction () 1tez sender;
      Tezos.Next.Operation.transaction (n * 10) 0tez target ],
    { s with calls = s.calls + 1n }
end

let test_calls =
  let () = Test.Next.State.set_source (Test.Next.Account.alice ()) in
  let target = Test.Next.originate (contract_of Target) 0 0tez in
  let forward =
    Test.Next.originate (contract_of Forward)
      { target = Test.Next.Typed_address.to_address target.taddr; calls = 0n } 5tez in
  let _ = Test.Next.Typed_address.transfer_exn forward.taddr (Twice 2) 2tez in
  let _ = Test.Next.Typed_address.transfer forward.taddr (Twice 20) 0tez in
  ()
`;

const told = async () => {
  const analysis = analyseText(PROGRAM, 'cameligo');
  expect(analysis.problems.map(({ message }) => message)).toEqual([]);
  const run = await tellRun(analysis);
  expect(run.result.failures.concat(run.result.tests.flatMap(({ stopped }) => stopped ?? []))).toEqual([]);
  return run;
};

describe('a run', () => {
  test('is told by actor and step, in the order of execution', async () => {
    const { story } = await told();
    expect(story.actors.map(({ name }) => name)).toEqual(['alice', 'Forward', 'Target']);
    const name = (index: number) => story.actors[index]?.name;
    const line = ({ from, to, what, amount, depth }: StoryStep) =>
      `${'  '.repeat(depth)}${name(from)} -> ${name(to)} ${what} ${amount}`;
    expect(story.steps.map(line)).toEqual([
      'alice -> Forward twice(2) 2000000',
      '  Forward -> Target add(2) 0',
      '  Forward -> alice  1000000',
      '  Forward -> Target add(20) 0',
      'alice -> Forward twice(20) 0',
      '  Forward -> Target add(20) 0',
      '  Forward -> alice  1000000',
      '  Forward -> Target add(200) 0',
    ]);
  });

  test('has the storage before and after each call, with names for addresses', async () => {
    const { story } = await told();
    expect(story.steps.map(({ storage }) => storage && [storage.before, storage.after])).toEqual([
      ['{ target = Target; calls = 0n }', '{ target = Target; calls = 1n }'],
      ['0', '2'],
      undefined,
      ['2', '22'],
      ['{ target = Target; calls = 1n }', '{ target = Target; calls = 2n }'],
      ['22', '42'],
      undefined,
      ['42', '42'],
    ]);
  });

  test('undoes all of a transaction in which something fails', async () => {
    const { story } = await told();
    expect(story.steps.map(({ isUndone }) => isUndone)).toEqual([
      ...Array(4).fill(false),
      ...Array(4).fill(true),
    ]);
    expect(story.steps.at(-1)?.failure).toBe('failed with "TOO_MUCH"');
  });
});
