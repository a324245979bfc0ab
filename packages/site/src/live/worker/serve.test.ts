import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Diagnostic } from '../protocol/program';
import { answer, type WorkerReply } from './serve';

const PROGRAM = { syntax: 'jsligo', before: '', text: '', library: '/ligo/none.json' } as const;

const replyTo = (id: number) =>
  new Promise<WorkerReply>((resolve) => answer({ id, task: 'check', input: PROGRAM }, resolve));

describe('a program is', () => {
  const ask = (task: 'format' | 'translate', text: string, before = '') =>
    new Promise<WorkerReply>((resolve) =>
      answer({ id: 1, task, input: { ...PROGRAM, library: '/ligo/some.json', text, before } }, (reply) => {
        if (!('started' in reply)) resolve(reply);
      }),
    );
  beforeEach(() => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ version: '1.9.2', files: {}, deprecated: {} })),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('formatted, and ends as before', async () => {
    expect(await ask('format', 'const  a=1')).toEqual({ id: 1, output: { text: 'const a = 1;' } });
  });

  it('not formatted if it does not parse', async () => {
    expect(await ask('format', 'const = 1')).toMatchObject({
      output: {
        problem: expect.stringMatching(/^A program that does not parse is not formatted. Line 1, column 7: /),
      },
    });
  });

  it('translated without what is before it', async () => {
    expect(await ask('translate', 'const b = a; // b', 'const a = 1; // a')).toMatchObject({
      output: { text: 'let b = a // b', syntax: 'cameligo', html: expect.stringContaining('<span') },
    });
  });

  it('not translated if something has no counterpart, which is named', async () => {
    expect(await ask('translate', 'const a = 1;\ntype t = int | string;')).toEqual({
      id: 1,
      output: {
        problem:
          'Line 2, column 10: CameLIGO has no union types. Declare a variant with a constructor for each type.',
      },
    });
  });
});

describe('about a name, the worker knows', () => {
  const AT = {
    program: {
      ...PROGRAM,
      library: '/ligo/some.json',
      before: 'const a = 1;',
      text: 'const b = a + List.length([a]);',
    },
  };
  const ask = (task: 'definition' | 'references' | 'rename' | 'signature', offset: number) =>
    new Promise<unknown>((resolve) =>
      answer({ id: 1, task, input: { ...AT, offset, name: 'c' } }, (reply) => {
        if ('output' in reply) resolve(reply.output);
      }),
    );
  beforeEach(() => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ version: '1.9.2', files: {}, deprecated: {} })),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('its declaration: here, elsewhere or in the library', async () => {
    expect(await ask('definition', 6)).toMatchObject({ place: { from: 6, to: 7 } });
    expect(await ask('definition', 10)).toEqual({ outside: 'an earlier sample' });
    expect(await ask('definition', 20)).toEqual({ entry: 'List.length' });
  });

  it('its places, also in earlier samples', async () => {
    expect(await ask('references', 10)).toMatchObject({ places: [{ from: 10 }, { from: 27 }], others: 1 });
  });

  it('how it is renamed, unless it is declared elsewhere', async () => {
    expect(await ask('rename', 6)).toMatchObject({ places: [{ from: 6, to: 7 }] });
    expect(await ask('rename', 10)).toEqual({ problem: 'It is also in an earlier sample: rename it there.' });
  });

  it('the function that is called', async () => {
    expect(await ask('signature', 27)).toMatchObject({ name: 'List.length', active: 0 });
  });
});

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['404', () => Promise.resolve(new Response('', { status: 404 }))],
])('explains that the library could not be loaded: %s', async (reason, fetchLibrary) => {
  vi.stubGlobal('fetch', fetchLibrary);
  expect(await replyTo(1)).toEqual({
    id: 1,
    error: `The library could not be loaded (${reason}). Try again later.`,
  });
  vi.unstubAllGlobals();
});

it.each([
  [
    'what the chain refuses',
    '[@entry] let f () (_ : operation list) : operation list * operation list = [], []',
    'operation',
  ],
  [
    'nothing in a contract that compiles',
    '[@entry] let f () (_ : int) : operation list * int = [], 1',
    undefined,
  ],
  [
    'nothing in a program with other problems',
    '[@entry] let f () (_ : int) : operation list * int = [], "a"',
    undefined,
  ],
])('reports %s', async (_, text, place) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ version: 'next', files: {}, deprecated: {} })),
  );
  const program = { ...PROGRAM, syntax: 'cameligo', text, library: '/ligo/next.json' } as const;
  const reply = await new Promise<WorkerReply>((resolve) =>
    answer(
      { id: 1, task: 'contracts', input: program },
      (message) => 'started' in message || resolve(message),
    ),
  );
  const [problem, ...more] = 'output' in reply ? (reply.output as readonly Diagnostic[]) : [];
  expect(problem && text.slice(problem.place?.from, problem.place?.to)).toBe(place);
  expect(more).toEqual([]);
  vi.unstubAllGlobals();
});

describe('the tools of the editor', () => {
  const program = (text: string, before = '') => ({ ...PROGRAM, library: '/ligo/tools.json', before, text });
  const outputOf = (start: (reply: (message: WorkerReply) => void) => void) =>
    new Promise<unknown>((resolve) =>
      start((reply) => {
        if (!('started' in reply)) resolve('output' in reply ? reply.output : reply);
      }),
    );
  beforeEach(() => {
    const library = { version: '1.9.2', files: {}, deprecated: { 'List.head_opt': 'List.head' } };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(library)));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('offer quick fixes with places in the text', async () => {
    const input = { program: program('const b = totl;', 'const total = 1;'), offset: 12 };
    expect(await outputOf((reply) => answer({ id: 1, task: 'fixes', input }, reply))).toEqual([
      { title: 'Change it to `total`', edits: [{ from: 10, to: 14, text: 'total' }] },
    ]);
  });

  it('list what the text declares, with modules and types', async () => {
    const input = program('namespace M {\n  export type t = int;\n}\nconst test_b = a;', 'const a = 1;');
    expect(await outputOf((reply) => answer({ id: 4, task: 'check', input }, reply))).toMatchObject({
      problems: [],
      outline: [
        {
          kind: 'module',
          name: 'M',
          place: { line: 1 },
          children: [{ kind: 'type', name: 't', place: { line: 2 } }],
        },
        { kind: 'test', name: 'test_b', declaration: 'test_b: int', place: { line: 4 }, children: [] },
      ],
    });
  });

  it('name tests, unused names and deprecated ones', async () => {
    const input = program(
      'const f = (l: list<int>, m: int) => List.head_opt(l);\nconst test_f = 1;',
      'const a = 1;',
    );
    expect(await outputOf((reply) => answer({ id: 2, task: 'marks', input }, reply))).toMatchObject({
      lenses: [{ kind: 'test', name: 'test_f', place: { line: 2 } }],
      names: expect.arrayContaining([expect.objectContaining({ kind: 'function', isLibrary: true })]),
      advice: [
        { code: 'unused', message: '`m` is not used.', place: { line: 1 } },
        { code: 'deprecated', message: '`List.head_opt` is deprecated: use `List.head`.' },
      ],
    });
  });

  it('step through a run, and know the lines that it reaches', async () => {
    const input = program('const f = (n: int): int => n + a;\nconst test_f = f(2);', 'const a = 1;');
    expect(await outputOf((reply) => answer({ id: 3, task: 'watch', input }, reply))).toMatchObject({
      lines: [
        { line: 1, state: 'run' },
        { line: 2, state: 'run' },
      ],
      steps: [
        { kind: 'call', name: 'f', place: { line: 1 }, variables: [{ name: 'n', value: '2', isNew: true }] },
        { kind: 'step', place: { line: 1 } },
        { kind: 'return', value: '3' },
      ],
      dropped: 0,
    });
  });

  it('do not run a program with problems', async () => {
    const input = program('const a: int = "";');
    expect(await outputOf((reply) => answer({ id: 4, task: 'watch', input }, reply))).toBeUndefined();
  });
});
