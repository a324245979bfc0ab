import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseText } from '../../tests/helpers/analyse-text';
import { int, mutez, UNIT } from '../evaluate/values/make';
import { print } from '../evaluate/values/print';
import type { Value } from '../evaluate/values/value';
import { type Call, type ContractState, OpenContract } from './call';

const PROGRAM = `
module Safe = struct
  type storage = { total : int; log : (nat, int) big_map; payers : address set }
  [@entry] let add (n : int) (s : storage) : operation list * storage =
    if n = 13 then failwith "UNLUCKY" else
    let key = abs (Option.value 0 (Big_map.find_opt 0n s.log)) in
    [], { total = s.total + n; log = Big_map.add key n s.log; payers = Set.add (Tezos.get_sender ()) s.payers }
  [@entry] let pay (a : int) (s : storage) : operation list * storage =
    let target : unit contract = Tezos.get_contract (Tezos.get_sender ()) in
    [Tezos.Next.Operation.transaction () (abs a * 1mutez) target], s
  [@view] let total () (s : storage) : int = s.total
end
let empty : Safe.storage = { total = 0; log = Big_map.empty; payers = Set.empty }
`;

const analysis = () => analyseText(PROGRAM, 'cameligo');
const ADDRESSES = ['tz1WkCcAuHEYsNAAx2MoQzmckbqa3sZzPxd8', 'tz1d12tPkrBbngwuzL3gTdFaJnbyh6hXi4uN'];

function open(): { contract: OpenContract; start: ContractState } {
  const checked = analysis();
  expect(checked.problems).toEqual([]);
  const contract = new OpenContract(checked, ['Safe']);
  const storage = checked.program.declarations.at(-1);
  if (storage?.kind !== 'value') throw new Error('The program declares no storage.');
  return { contract, start: contract.originate(contract.evaluate(storage.value, checked.typed)) };
}

const calls: fc.Arbitrary<Call> = fc
  .record({
    kind: fc.constantFrom('entry', 'entry', 'view'),
    name: fc.constantFrom('add', 'pay'),
    parameter: fc.integer({ min: 0, max: 30 }).map((n): Value => int(BigInt(n))),
    sender: fc.constantFrom(...ADDRESSES).map((value): Value => ({ kind: 'address', value })),
    amount: fc.integer({ min: 0, max: 5 }).map((n): Value => mutez(BigInt(n))),
  })
  .map((call) => (call.kind === 'view' ? { ...call, name: 'total', parameter: UNIT } : call));

/** Everything about a state that a call could change, as text. */
function written({ chain, address }: ContractState): string {
  const { state, counter, bigMaps } = chain;
  const storage = state.contracts.get(address)?.storage;
  return JSON.stringify(
    [storage && print(storage), counter, bigMaps, state.level, state.now, [...state.balances], state.source],
    (_, value) => (typeof value === 'bigint' ? `${value}n` : value),
  );
}

describe('a call is a step from one state to the next', () => {
  test('that never changes earlier states, and has the same result when repeated from them', () => {
    const { contract, start } = open();
    fc.assert(
      fc.property(fc.array(calls, { maxLength: 8 }), (sequence) => {
        const states = [start];
        const results: string[] = [];
        const before: string[] = [written(start)];
        for (const one of sequence) {
          const { result, next } = contract.call(states.at(-1) ?? start, one);
          states.push(next);
          results.push(result.kind);
          before.push(written(next));
        }
        expect(states.map(written)).toEqual(before);
        // Backwards, so that each call starts from a state that is not the newest.
        for (const [index, one] of [...sequence.entries()].reverse()) {
          const { result, next } = contract.call(states[index] ?? start, one);
          expect(result.kind).toBe(results[index]);
          expect(written(next)).toBe(before[index + 1]);
        }
        expect(states.map(written)).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });

  test('and branches do not know of each other', () => {
    const { contract, start } = open();
    const sender: Value = { kind: 'address', value: ADDRESSES[0] ?? '' };
    const add = (state: ContractState, n: bigint) =>
      contract.call(state, { kind: 'entry', name: 'add', parameter: int(n), sender, amount: mutez(0n) });
    const total = (state: ContractState) =>
      contract.call(state, { kind: 'view', name: 'total', parameter: UNIT, sender, amount: mutez(0n) })
        .result;
    const first = add(start, 5n).next;
    const [left, right] = [add(first, 1n).next, add(first, 100n).next];
    expect([start, first, left, right].map(total)).toMatchObject(
      [0n, 5n, 6n, 105n].map((value) => ({ kind: 'viewed', value: int(value) })),
    );
  });

  test('that changes nothing if it fails', () => {
    const { contract, start } = open();
    const sender: Value = { kind: 'address', value: ADDRESSES[0] ?? '' };
    const failing: Call = { kind: 'entry', name: 'add', parameter: int(13n), sender, amount: mutez(0n) };
    const { result, next } = contract.call(start, failing);
    expect(result).toMatchObject({
      kind: 'stopped',
      isCalled: true,
      stopped: { message: expect.stringContaining('UNLUCKY') },
    });
    expect(next).toBe(start);
  });
});
