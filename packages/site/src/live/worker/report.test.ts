import type { ContractCalls } from '@ligo-docs/ligo';
import { describe, expect, it, test } from 'vitest';
import type { Syntax } from '../../model/syntax';
import type { LineNote } from '../protocol/program';
import { type OpenProgram, openPrograms } from './programs';
import { reportRun, reportSession } from './report';

const { open } = openPrograms(async () => ({
  modules: { '': [{ signature: "val failwith : 'a 'b.'a -> 'b" }] },
  files: {
    'lib.jsligo': 'const x: nat = "no";',
    'stop.jsligo': '// Stops\nexport const stop = (x: int): int =>\n  failwith(["already", x]);',
    'stopped.jsligo': 'const a = (failwith("at once") as int);',
  },
}));

/** What came of the last call. */
async function reportCall(program: OpenProgram, calls: ContractCalls) {
  const report = await reportSession(program, calls);
  if (report.kind !== 'replayed') return report;
  return report.calls.at(-1);
}

const BOB = 'tz1WkCcAuHEYsNAAx2MoQzmckbqa3sZzPxd8';
const SENDER_BOB = `("${BOB}" as address)`;
const SENDER = '"tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb"';

const opened = (text: string, syntax: Syntax = 'jsligo', before = '') =>
  open({ syntax, text, before, library: '' });

async function valuesOf(syntax: Syntax, text: string): Promise<string[]> {
  const program = await opened(text, syntax);
  expect(program.problems).toEqual([]);
  const { values } = await reportRun(program);
  return values.map(({ name, value }) => `${name} = ${value}`);
}

test.each([
  ['jsligo', 'a constant', 'const a = 1;', ['a = 1']],
  ['jsligo', 'a tuple', 'const [a, b] = [1, 2n];', ['a = 1', 'b = 2n']],
  ['jsligo', 'a record', 'const { x, y } = { x: 1, y: "b" };', ['x = 1', 'y = "b"']],
  ['jsligo', 'a nested pattern', 'const [a, [b, _c]] = [1, [2, 3]];', ['a = 1', 'b = 2', '_c = 3']],
  ['cameligo', 'a tuple', 'let (a, b) = (1, 2n)', ['a = 1', 'b = 2n']],
  ['cameligo', 'a typed tuple', 'let (a, b : int * nat) = (1, 2n)', ['a = 1', 'b = 2n']],
  ['cameligo', 'a record', 'let { x; y } = { x = 1; y = "b" }', ['x = 1', 'y = "b"']],
] as const)('a run in %s shows the values of %s', async (syntax, _case, text, values) => {
  expect(await valuesOf(syntax, text)).toEqual(values);
});

describe('the notes of a run', () => {
  const shown = (notes: readonly LineNote[]) =>
    notes.map(({ line, kind, text }) => `${line} ${kind} ${text}`);
  const BEFORE = 'const a = 1;';
  const FAILING = 'const fail = (x: string): int => {\n  failwith(x);\n};\n';

  it('are values and results of tests at their lines, and failures where they occurred', async () => {
    const text = `${FAILING}const b = a;\nconst test_b = b;\nconst test_c = fail("X");`;
    const { notes, tests } = await reportRun(await opened(text, 'jsligo', BEFORE));
    expect(shown(notes)).toEqual(['4 value = 1', '5 passed passed: 1', '2 failed failed with "X"']);
    expect(tests[1]?.failure?.report).toBe('failed with "X" (line 2)');
  });

  it('name values if a declaration binds several', async () => {
    const { notes } = await reportRun(await opened('\nconst [a, b] = ["a!", "b!"];'));
    expect(shown(notes)).toEqual(['2 value a = "a!", b = "b!"']);
  });

  it('are truncated and have no line breaks', async () => {
    const { notes } = await reportRun(await opened(`const a = ["${'long '.repeat(30)}", 1, 2, 3];`));
    expect(notes[0]?.text).toMatch(/^= \[ "long .*…$/);
    expect(notes[0]?.text).toHaveLength(80);
  });

  it('include failures outside of tests, which have a report', async () => {
    const { notes, failures } = await reportRun(await opened(`${FAILING}const c = fail("Y");`));
    expect(shown(notes)).toEqual(['2 failed failed with "Y"']);
    expect(failures.map(({ report }) => report)).toEqual(['failed with "Y" (line 2)']);
  });
});

describe('a failure', () => {
  const reports = async (text: string) => {
    const program = await opened(text);
    expect(program.problems).toEqual([]);
    const { failures, tests } = await reportRun(program);
    return [...failures, ...tests.flatMap(({ failure }) => failure ?? [])].map(({ report }) => report);
  };

  it('in an imported file names this file and the line of the call, with values in the reader’s syntax', async () => {
    expect(await reports('#import "stop.jsligo" "Stop"\nconst test_stop = Stop.stop(1);')).toEqual([
      'failed with ["already", 1] (line 3 of stop.jsligo, called on line 2)',
    ]);
  });

  it('of a declaration of an imported file has only a line there', async () => {
    expect(await reports('#import "stopped.jsligo" "Stopped"\nconst b = 1;')).toEqual([
      'failed with "at once" (line 1 of stopped.jsligo)',
    ]);
  });
});

describe('a problem', () => {
  const reports = async (text: string, before = '') =>
    (await opened(text, 'jsligo', before)).problems.map(({ report }) => report);

  it('is reported with its line and column in the text, and advice', async () => {
    const [report] = await reports('const b = 1;\nconst c = [...a, 2];', 'const a = [1, 2];');
    expect(report).toMatch(/^Line 2, column 1\d: .* Annotate the list with its type\.$/);
  });

  it('in another file is reported with its name and position there, and has no place in the text', async () => {
    const { problems } = await opened('#import "lib.jsligo" "Lib"\nconst a = 1;');
    expect(problems[0]?.report).toMatch(/^lib\.jsligo:1:16: /);
    expect(problems[0]?.place).toBeUndefined();
  });

  it('is that a file is missing, also if objects have a property of its name', async () => {
    const [report] = await reports('#include "constructor"\nconst a = 1;');
    expect(report).toMatch(/^Line 1, column \d+: .*constructor/);
  });
});

it('a call whose sender is no address is refused at this field', async () => {
  const text = '@entry\nconst set = (x: int, _s: int): [list<operation>, int] => [[], x];';
  const call = { kind: 'entry', name: 'set', parameter: '1', amount: '0tez' } as const;
  const calls = [{ ...call, sender: '("tz1xx" as address)' }];
  const report = await reportCall(await opened(text), { contract: '', storage: '0', calls });
  expect(report).toEqual({ kind: 'refused', field: 'sender', message: '"tz1xx" is not a valid address.' });
});

it('a function of the parameter that fails is a failure of the call, not of the field', async () => {
  const text = `type f = (n: int) => int;
@entry const apply = (g: f, s: int): [list<operation>, int] => [[], g(s)];`;
  const call = { kind: 'entry', name: 'apply', sender: SENDER, amount: '0tez' } as const;
  const parameter = '(_: int): int => failwith(["none", 1])';
  const program = await opened(text);
  const report = await reportCall(program, { contract: '', storage: '0', calls: [{ ...call, parameter }] });
  const message = expect.stringMatching(/^The contract KT1\w+ failed with \["none", 1\] \(line 2\)$/);
  expect(report).toEqual({ kind: 'stopped', message });
});

it('a call that fails is reported with its line', async () => {
  const text = `@entry\nconst stop = (x: string, _s: int): [list<operation>, int] => {\n  failwith(x);\n};`;
  const call = { kind: 'entry', name: 'stop', parameter: '"Z"', sender: '', amount: '0tez' } as const;
  const sender = '("tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" as address)';
  const report = await reportCall(await opened(text), {
    contract: '',
    storage: '0',
    calls: [{ ...call, sender }],
  });
  expect(report).toEqual({ kind: 'stopped', message: expect.stringMatching(/failed with "Z" \(line 3\)$/) });
});

it('a call that replaces a function in the storage changes it', async () => {
  const text = `type f = (n: int) => int;
const initial: f = n => n + 1;
@entry const set = (g: f, _s: f): [list<operation>, f] => [[], g];
@entry const keep = (_: unit, s: f): [list<operation>, f] => [[], s];`;
  const program = await opened(text);
  const after = async (name: string, parameter: string) => {
    const call = { kind: 'entry', name, parameter, sender: SENDER, amount: '0tez' } as const;
    return reportSession(program, { contract: '', storage: 'initial', calls: [call] });
  };
  const moments = [{ storage: '<function>' }, { storage: '<function>' }];
  expect(await after('set', '(n: int): int => n + 2')).toMatchObject({ moments, calls: [{ changed: true }] });
  expect(await after('keep', '[]')).toMatchObject({ moments, calls: [{ changed: false }] });
});

it('a call is followed by its operations as a tree, and by the balances of the accounts', async () => {
  const text = `type result = [list<operation>, int];
@entry const go = (n: int, s: int): result => [
  [Tezos.Next.Operation.transaction(n - 1, 0tez, (Tezos.self("%next") as contract<int>)),
   Tezos.Next.Operation.emit("%last", s)], n];
@entry const next = (n: int, _s: int): result => [
  n > 0 ? [Tezos.Next.Operation.transaction(n - 1, 0tez, (Tezos.self("%next") as contract<int>))] : [], n];`;
  const program = await opened(text);
  expect(program.problems).toEqual([]);
  const call = { kind: 'entry', name: 'go', parameter: '2', sender: SENDER_BOB, amount: '2tez' } as const;
  const report = await reportSession(program, { contract: '', storage: '0', calls: [call] });
  if (report.kind !== 'replayed') throw new Error(report.kind);
  const [called] = report.calls;
  if (called?.kind !== 'called') throw new Error(called?.kind);
  expect(called.operations.map(({ depth }) => depth)).toEqual([0, 1]);
  expect(called.operations[1]?.text).toMatch(/^transaction: 0mutez to KT1\w+, next\(0\)$/);
  expect(called.events).toEqual(['last: 0']);
  expect(report.moments.map(({ balance }) => balance)).toEqual(['0', '2000000']);
  expect(report.moments.map(({ balances }) => balances[BOB])).toEqual(['1000000000', '998000000']);
});

it('a test has its duration, what it printed, and the values of the assertion that failed', async () => {
  const text = `const test_a = do {
  Test.Next.IO.println("one");
  return assert(1 + 1 == 3);
};
const test_b = do { Test.Next.IO.println("two"); return 1; };
const test_c = do { const _ = 1 == 2; return assert(false); };`;
  const { tests } = await reportRun(await opened(text));
  expect(tests.map(({ output }) => output)).toEqual(['one\n', 'two\n', '']);
  expect(tests.map(({ ms }) => typeof ms)).toEqual(['number', 'number', 'number']);
  expect(tests.map(({ failure }) => failure?.values)).toEqual([
    { left: '2', right: '3' },
    undefined,
    undefined,
  ]);
  expect(tests[0]?.failure?.place?.line).toBe(3);
});
