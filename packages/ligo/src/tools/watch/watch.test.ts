import { describe, expect, test } from 'vitest';
import type { LigoSyntax } from '../../syntax/source';
import { type Analysis, analyse, createLanguage } from '../analyse';
import { run } from '../run';
import type { Trace } from './trace';
import { watchedRun } from './watched-run';

const language = createLanguage();

function analysed(text: string, syntax: LigoSyntax): Analysis {
  const analysis = analyse(language, { file: 'main', text, syntax });
  expect(analysis.problems).toEqual([]);
  return analysis;
}

const PROGRAMS: Readonly<Record<LigoSyntax, string>> = {
  jsligo: `const sign = (n: int): int => {
  const zero = 0;
  if (n < zero) return -1;
  return 1;
};

const unused = (n: int): int => n;

const test_sign = sign(5);`,
  cameligo: `let sign (n : int) : int =
  let zero = 0 in
  if n < zero then -1
  else 1

let unused (n : int) : int = n

let test_sign = sign 5`,
};

describe('the coverage of a run', () => {
  test.each<[LigoSyntax, Record<number, string>]>([
    ['jsligo', { 2: 'run', 3: 'partly', 4: 'run', 7: 'not run', 9: 'run' }],
    ['cameligo', { 2: 'run', 3: 'partly', 4: 'run', 6: 'not run', 8: 'run' }],
  ])('has the lines with code, in %s', async (syntax, expected) => {
    const { coverage } = await watchedRun(analysed(PROGRAMS[syntax], syntax));
    const lines = Object.fromEntries(coverage.lines.map(({ line, state }) => [line, state]));
    expect(lines).toMatchObject(expected);
    expect(coverage.run).toBeLessThan(coverage.all);
  });
});

/** `call sign n=5`. */
function written({ steps }: Trace, text: string): string[] {
  return steps.map(({ kind, name, span, depth, variables, value }) => {
    const [code] = text.slice(span.from, span.to).split('\n');
    const values = variables.map((one) => `${one.name}=${one.value}${one.isNew ? '*' : ''}`).join(' ');
    return `${'  '.repeat(depth)}${kind} ${kind === 'step' ? code : name} ${values}${value ? ` -> ${value}` : ''}`.trimEnd();
  });
}

describe('the steps of a run', () => {
  test('in JsLIGO', async () => {
    const { trace } = await watchedRun(analysed(PROGRAMS.jsligo, 'jsligo'));
    expect(written(trace, PROGRAMS.jsligo)).toEqual([
      'call sign n=5*',
      'step zero = 0 n=5',
      'step if (n < zero) return -1 n=5 zero=0*',
      'step return 1 n=5 zero=0',
      'return sign n=5 zero=0 -> 1',
    ]);
  });

  test('in CameLIGO', async () => {
    const { trace } = await watchedRun(analysed(PROGRAMS.cameligo, 'cameligo'));
    expect(written(trace, PROGRAMS.cameligo)).toEqual([
      'call sign n=5*',
      'step zero = 0 n=5',
      'step if n < zero then -1 n=5 zero=0*',
      'step 1 n=5 zero=0',
      'return sign n=5 -> 1',
    ]);
  });

  test('of a long run are its last ones', async () => {
    const text = 'let rec loop (n : int) : int = if n = 0 then 0 else loop (n - 1) let test_loop = loop 5000';
    const { trace } = await watchedRun(analysed(text, 'cameligo'));
    expect(trace.steps).toHaveLength(1000);
    expect(trace.dropped).toBeGreaterThan(10_000);
    expect(trace.steps.at(-1)).toMatchObject({ kind: 'return', value: '0' });
  });

  test('up to a failure', async () => {
    const text =
      'const f = (n: int): int => {\n  const m = n * 2;\n  return failwith(m);\n};\nconst test_f = f(2);';
    const { trace, result } = await watchedRun(analysed(text, 'jsligo'));
    expect(result.tests[0]?.stopped).toBeDefined();
    expect(trace.steps.at(-1)?.variables).toEqual([
      { name: 'n', value: '2', isNew: false },
      { name: 'm', value: '4', isNew: true },
    ]);
  });
});

test.each<LigoSyntax>(['jsligo', 'cameligo'])('a watched run has the same result, in %s', async (syntax) => {
  const module = {
    jsligo: `namespace C {
  @entry const add = (n: int, s: int): [list<operation>, int] => [[], s + n];
}
const test_size = do {
  const orig = Test.Next.Originate.contract(contract_of(C), 0, 0tez);
  Test.Next.Typed_address.transfer_exn(orig.taddr, Add(2), 0tez);
  Test.Next.IO.log([orig.size, Test.Next.Typed_address.get_storage(orig.taddr)]);
};`,
    cameligo: `module C = struct
  [@entry] let add (n : int) (s : int) : operation list * int = [], s + n
end
let test_size =
  let orig = Test.Next.Originate.contract (contract_of C) 0 0tez in
  let _ = Test.Next.Typed_address.transfer_exn orig.taddr (Add 2) 0tez in
  Test.Next.IO.log (orig.size, Test.Next.Typed_address.get_storage orig.taddr)`,
  }[syntax];
  const analysis = analysed(module, syntax);
  const plain = await run(analysis);
  const { result, coverage, trace } = await watchedRun(analysis);
  expect(result.output).toEqual(plain.output);
  expect(result.tests).toEqual(plain.tests);
  expect(coverage.lines.find(({ line }) => line === 2)?.state).toBe('run');
  expect(trace.steps.some(({ name }) => name === 'add')).toBe(true);
});
