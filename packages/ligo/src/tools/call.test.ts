import { describe, expect, test } from 'vitest';
import { analyseText } from '../../tests/helpers/analyse-text';
import { replayCalls } from './call';
import type { ContractCall } from './contract-calls';
import { displayValue } from './display-value';
import { exampleOf } from './example';

const COUNTER = {
  jsligo: `namespace Counter {
  type storage = { count: nat, owner: address };
  @entry const add = (n: nat, s: storage): [list<operation>, storage] => {
    if (n == 13n) return failwith("UNLUCKY");
    return [[], { ...s, count: s.count + n }];
  };
  @view const double = (_: unit, s: storage): nat => s.count * 2n;
}`,
  cameligo: `module Counter = struct
  type storage = { count : nat; owner : address }
  [@entry] let add (n : nat) (s : storage) : operation list * storage =
    if n = 13n then failwith "UNLUCKY" else [], { s with count = s.count + n }
  [@view] let double (_ : unit) (s : storage) : nat = s.count * 2n
end`,
};

const ADDRESS = '"tz1WkCcAuHEYsNAAx2MoQzmckbqa3sZzPxd8"';

describe.each(['jsligo', 'cameligo'] as const)('a contract in %s', (syntax) => {
  const analysis = analyseText(COUNTER[syntax], syntax);
  const info = analysis.typed.contracts.get('Counter');
  if (!info) throw new Error('The program has no contract.');
  const storage = exampleOf(info.storage, syntax);
  const sender = syntax === 'jsligo' ? `(${ADDRESS} as address)` : `(${ADDRESS} : address)`;
  const add = (parameter: string): ContractCall => ({
    kind: 'entry',
    name: 'add',
    parameter,
    sender,
    amount: '0tez',
  });
  const replay = (...calls: ContractCall[]) => replayCalls(analysis, { contract: 'Counter', storage, calls });
  /** The outcome of the last call. */
  const call = async (...calls: ContractCall[]) => {
    const replayed = await replay(...calls);
    if (replayed.kind !== 'replayed') throw new Error(replayed.kind);
    const last = replayed.calls.at(-1);
    if (!last) throw new Error('Nothing was called.');
    return last.outcome;
  };

  test('has examples for its storage and its parameters', () => {
    const sign = syntax === 'jsligo' ? ': ' : ' = ';
    expect(storage).toContain(`count${sign}1n`);
    expect(storage).toContain(ADDRESS);
  });

  test('is called with the storage of the previous call', async () => {
    const outcome = await call(add('2n'), add('3n'));
    if (outcome.kind !== 'called') throw new Error(outcome.kind);
    expect(displayValue(outcome.before, syntax)).toMatch(/count.*3n/);
    expect(displayValue(outcome.after, syntax)).toMatch(/count.*6n/);
    expect(outcome.operations).toEqual([]);
  });

  test('has views', async () => {
    const unit = syntax === 'jsligo' ? '[]' : '()';
    const view = { ...add(unit), kind: 'view', name: 'double' } as const;
    expect(await call(add('4n'), view)).toMatchObject({ kind: 'viewed', value: { value: 10n } });
  });

  test('that fails changes nothing', async () => {
    expect(await call(add('13n'))).toMatchObject({
      kind: 'stopped',
      stopped: { message: expect.stringContaining('UNLUCKY') },
    });
    const outcome = await call(add('13n'), add('1n'));
    if (outcome.kind !== 'called') throw new Error(outcome.kind);
    expect(displayValue(outcome.after, syntax)).toMatch(/count.*2n/);
  });

  test.each([
    ['parameter', add('"x"')],
    ['sender', { ...add('1n'), sender: '1' }],
    ['amount', { ...add('1n'), amount: '"x"' }],
    ['parameter', add('21n +')],
    ['parameter', add('21n)')],
    ['sender', { ...add('1n'), sender: '"nope"' }],
    ['sender', { ...add('1n'), sender: ' ' }],
  ] as const)('says which field is wrong: %s', async (field, wrong) => {
    expect(await call(wrong)).toMatchObject({ kind: 'refused', field });
  });

  test('fails if the parameter does', async () => {
    expect(await call(add('(failwith("NO"))'))).toMatchObject({ kind: 'stopped' });
  });

  test('says that an address needs quotes', async () => {
    const wrong = { ...add('1n'), sender: ADDRESS.replaceAll('"', '') };
    expect(await call(wrong)).toMatchObject({
      kind: 'refused',
      field: 'sender',
      message: 'Write the address in double quotes.',
    });
  });

  test('is replayed call by call, and goes on after a call that is refused or fails', async () => {
    const replayed = await replay(add('2n'), add('"x"'), add('13n'), add('3n'));
    if (replayed.kind !== 'replayed') throw new Error(replayed.kind);
    expect(replayed.calls.map(({ outcome }) => outcome.kind)).toEqual([
      'called',
      'refused',
      'stopped',
      'called',
    ]);
    const counts = [replayed.start, ...replayed.calls.map(({ after }) => after)].map(
      (moment) => /count.*?(\d+)n/.exec(displayValue(moment.storage, syntax))?.[1],
    );
    expect(counts).toEqual(['1', '3', '3', '3', '6']);
  });

  test('is called in a later block: at a level, at a time, but never before the last block', async () => {
    const at = (block: Pick<ContractCall, 'level' | 'time'>) => ({ ...add('1n'), ...block });
    const replayed = await replay(at({ level: '100', time: '2024-01-01T00:00:00Z' }), add('1n'));
    if (replayed.kind !== 'replayed') throw new Error(replayed.kind);
    expect(replayed.calls.map(({ after: { level, time } }) => [level, time])).toEqual([
      [100n, 1_704_067_200n],
      [101n, 1_704_067_208n],
    ]);
    expect(await call(at({ level: '9' }), at({ level: '9' }))).toMatchObject({ field: 'level' });
    expect(await call(at({ level: 'x' }))).toMatchObject({ field: 'level' });
    expect(await call(at({ time: '1970-01-01T00:00:01Z' }))).toMatchObject({ field: 'time' });
    expect(await call(at({ time: 'noon' }))).toMatchObject({ field: 'time' });
  });

  test('says that an entrypoint is gone', async () => {
    expect(await call({ ...add('1n'), name: 'gone' })).toMatchObject({
      kind: 'refused',
      message: 'The contract has no entrypoint gone.',
    });
  });

  test('is refused if the storage has another type', async () => {
    const wrong = await replayCalls(analysis, { contract: 'Counter', storage: '"x"', calls: [] });
    expect(wrong).toMatchObject({ kind: 'refused', field: 'storage' });
  });
});
