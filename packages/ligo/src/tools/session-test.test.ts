import { describe, expect, test } from 'vitest';
import { analyseText, languageOf } from '../../tests/helpers/analyse-text';
import { analyse } from './analyse';
import { replayCalls } from './call';
import type { ContractCall } from './contract-calls';
import { run } from './run';
import { sessionTest } from './session-test';

const COUNTER = {
  jsligo: `namespace Counter {
  export type storage = { count: int, by: option<address> };
  @entry const add = (n: int, s: storage): [list<operation>, storage] => {
    if (n > 100) return failwith("TOO_MUCH");
    return [[], { count: s.count + n, by: Some(Tezos.get_sender()) }];
  };
  @entry const reset = (_: unit, s: storage): [list<operation>, storage] => [[], { ...s, count: 0 }];
  @view const current = (_: unit, s: storage): int => s.count;
}
const none: Counter.storage = { count: 0, by: None() };
`,
  cameligo: `module Counter = struct
  type storage = { count : int; by : address option }
  [@entry] let add (n : int) (s : storage) : operation list * storage =
    if n > 100 then failwith "TOO_MUCH" else [], { count = s.count + n; by = Some (Tezos.get_sender ()) }
  [@entry] let reset (_ : unit) (s : storage) : operation list * storage = [], { s with count = 0 }
  [@view] let current (_ : unit) (s : storage) : int = s.count
end
let none : Counter.storage = { count = 0; by = None }
`,
};

const BOB = '"tz1WkCcAuHEYsNAAx2MoQzmckbqa3sZzPxd8"';

describe.each(['jsligo', 'cameligo'] as const)('calls in %s', (syntax) => {
  const js = syntax === 'jsligo';
  const call = (name: string, parameter: string, kind: ContractCall['kind'] = 'entry'): ContractCall => ({
    kind,
    name,
    parameter,
    sender: js ? `(${BOB} as address)` : `(${BOB} : address)`,
    amount: '5mutez',
  });
  const unit = js ? '[]' : '()';
  const CALLS = [
    call('add', '5'),
    call('add', '-3'),
    call('add', '101'),
    call('add', '"x"'),
    call('current', unit, 'view'),
  ];
  const made = async (text: string, contract: string, storage: string, calls: readonly ContractCall[]) => {
    const analysis = analyseText(text, syntax);
    expect(analysis.problems).toEqual([]);
    const request = { contract, storage, calls };
    const replay = await replayCalls(analysis, request);
    if (replay.kind !== 'replayed') throw new Error(replay.kind);
    return sessionTest(analysis, request, replay);
  };

  test('become a test that passes, and fails when the program does something else', async () => {
    const { name, text, isSeparate } = await made(COUNTER[syntax], 'Counter', 'none', CALLS);
    expect(isSeparate).toBe(false);
    const outcomeOf = async (program: string) => {
      const analysis = analyseText(`${program}\n${text}`, syntax);
      expect(analysis.problems).toEqual([]);
      return (await run(analysis)).tests.find((one) => one.name === name)?.stopped?.message;
    };
    expect(await outcomeOf(COUNTER[syntax])).toBeUndefined();
    expect(await outcomeOf(COUNTER[syntax].replace('s.count + n', 's.count + n + 1'))).toBeDefined();
    expect(await outcomeOf(COUNTER[syntax].replace('n > 100', 'n > 1000'))).toBeDefined();
  });

  test('get another name if there is such a test already', async () => {
    const first = await made(COUNTER[syntax], 'Counter', 'none', CALLS);
    const second = await made(`${COUNTER[syntax]}\n${first.text}`, 'Counter', 'none', [call('reset', unit)]);
    expect([first.name, second.name]).toEqual(['test_counter_calls', 'test_counter_calls_2']);
  });

  test('of the contract of a file become a test that imports the file', async () => {
    const program = js
      ? `export type storage = map<string, int>;
@entry export const put = (n: int, s: storage): [list<operation>, storage] => [[], Map.add("n", n, s)];`
      : `type storage = (string, int) map
[@entry] let put (n : int) (s : storage) : operation list * storage = [], Map.add "n" n s`;
    const { name, text, isSeparate } = await made(program, '', 'Map.empty', [call('put', '5')]);
    expect(isSeparate).toBe(true);
    const path = `fixture.${syntax}`;
    const analysis = analyse(languageOf('next'), {
      file: `test.${syntax}`,
      text,
      syntax,
      readFile: (file) => (file === path ? { path, text: program } : undefined),
    });
    expect(analysis.problems).toEqual([]);
    const result = (await run(analysis)).tests.find((one) => one.name === name);
    expect(result && !result.stopped).toBe(true);
  });
});
