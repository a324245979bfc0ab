import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { evidenceFacts } from '../../../tests/helpers/evidence';
import { readFromFolders, textAt } from '../src/node';
import { createLanguage } from '../src/tools/analyse';
import { answerCommand, shellWords } from '../src/tools/command/answer';
import { FLAGS_OF } from '../src/tools/command/flags';
import { isCompileCommand, runCompileCommand } from '../src/tools/command/run-command';

const folder = mkdtempSync(join(tmpdir(), 'compile-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const counter = file(
  'counter.mligo',
  `module C = struct
  [@entry] let add (n : int) (s : int) : operation list * int = [], s + n
  [@entry] let reset () (_ : int) : operation list * int = [], 0
end`,
);
const single = file(
  'single.mligo',
  '[@entry] let add (n : int) (s : int) : operation list * int = [], s + n',
);
const two = file(
  'two.jsligo',
  `const zero = 0n;
namespace A { @entry const go = (_: unit, s: nat): [list<operation>, nat] => [[], s]; }
namespace B { @entry const go = (_: unit, s: [address, nat]): [list<operation>, [address, nat]] => [[], s]; }`,
);
const queue = file(
  'queue.mligo',
  '[@entry] let go () (s : operation list) : operation list * operation list = s, s',
);
const broken = file('broken.mligo', 'let a = 1\nlet b : nat = "x"');
const flagged = file('flagged.mligo', '#if ANSWER\nlet answer = 42\n#endif');
const view = file('view.mligo', 'let longer (text : string) (s : nat) : bool = String.length text > s');
file(
  'exported.jsligo',
  'export namespace A { @entry const go = (_: unit, s: nat): [list<operation>, nat] => [[], s]; }',
);
const nested = file(
  'nested.jsligo',
  `#import "exported.jsligo" "Files"
namespace Inner { export namespace C { @entry const go = (_: nat, s: int): [list<operation>, int] => [[], s]; } }
import Renamed = Inner.C;`,
);
mkdirSync(join(folder, 'library'));
file('library/zero.mligo', 'let zero = 0n');
const usesLibrary = file(
  'uses-library.mligo',
  '#import "zero.mligo" "Zero"\n[@entry] let go () (_ : nat) : operation list * nat = [], Zero.zero',
);
const royalty = file('royalty.mligo', 'let royalty (price, rate : nat * nat) : nat = price * rate / 10_000n');

function runCommand(...args: string[]) {
  const lines: string[] = [];
  const warnings: string[] = [];
  const code = runCompileCommand(args, {
    log: (line) => lines.push(line),
    warn: (line) => warnings.push(line),
    read: textAt,
    readFrom: readFromFolders,
    write: writeFileSync,
    languageOf: createLanguage,
  });
  return { code, printed: lines.join('\n'), warned: warnings.join('\n') };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const SINGLE = '{ parameter int ; storage int ; code { UNPAIR ; ADD ; NIL operation ; PAIR } }';

describe('compile contract', () => {
  test('prints the code', () => {
    const { code, printed } = runCommand('compile', 'contract', single);
    expect(code).toBe(0);
    expect(oneLine(printed)).toBe(SINGLE);
  });

  test('prints JSON and bytes', () => {
    const { printed } = runCommand('compile', 'contract', '--michelson-format', 'json', single);
    expect(JSON.parse(printed)[0]).toEqual({ prim: 'parameter', args: [{ prim: 'int' }] });
    expect(runCommand('compile', 'contract', '--michelson-format', 'hex', single).printed).toMatch(
      /^02[\da-f]+$/,
    );
  });

  test('puts the text into an object', () => {
    const { printed } = runCommand('compile', 'contract', '--display-format', 'json', single);
    expect(oneLine(JSON.parse(printed).text_code)).toBe(SINGLE);
  });

  test('writes a file', () => {
    const target = join(folder, 'single.tz');
    expect(runCommand('compile', 'contract', '-o', target, single)).toEqual({
      code: 0,
      printed: '',
      warned: '',
    });
    expect(oneLine(readFileSync(target, 'utf8'))).toBe(SINGLE);
  });

  test('says where instructions come from, and what is on the stack', () => {
    const args = [
      'compile',
      'contract',
      '--michelson-comments',
      'location',
      '--michelson-comments',
      'env',
      counter,
    ];
    const lines = runCommand(...args).printed.split('\n');
    const line = lines.find((one) => one.includes('ADD'));
    expect(line).toContain('counter.mligo", line 3, characters 15-20 */ /* _, _ */');
    expect(runCommand('compile', 'contract', counter).printed).toBe(
      lines.map((one) => one.replace(/( \/\* .*? \*\/)+$/, '')).join('\n'),
    );
  });

  test('warns about names that nothing uses, which --no-warn hides and --werror refuses', () => {
    const path = file('idle.mligo', '[@entry] let add (n : int) (s : int) : operation list * int = [], s');
    const plain = runCommand('compile', 'contract', path);
    expect(plain.code).toBe(0);
    expect(plain.warned).toContain('idle.mligo:1:19: Warning: unused variable "n".');
    expect(plain.warned).toContain('Hint: replace it by "_n" to prevent this warning.');
    expect(runCommand('compile', 'contract', '--no-warn', path)).toEqual({ ...plain, warned: '' });
    const refused = runCommand('compile', 'contract', '--werror', path);
    expect(refused).toMatchObject({ code: 1, printed: '' });
    expect(refused.warned).toContain('unused variable "n"');
    expect(runCommand('compile', 'contract', '--werror', '--no-warn', path).code).toBe(1);
    expect(runCommand('compile', 'contract', '--werror', single)).toMatchObject({ code: 0, warned: '' });
    const read = () => textAt(path);
    expect(
      answerCommand('ligo compile contract idle.mligo', {
        read,
        readFrom: readFromFolders,
        languageOf: createLanguage,
      }),
    ).toEqual({
      code: 0,
      text: plain.printed,
    });
  });

  test('does not ask the chain about unregistered constants, and checks with registered ones', () => {
    const { printed: constant } = runCommand('compile', 'constant', 'cameligo', 'fun (x : int) -> x + 1');
    const [, hash = ''] = /Constant hash:\n(\S+)/.exec(constant) ?? [];
    const text = `[@entry] let go () (s : int) : operation list * int = [], (Tezos.Next.constant "${hash}" : int -> int) s`;
    const path = file('with-constant.mligo', text);
    const list = file('constants.json', '["{ PUSH int 1 ; ADD }"]');
    const wrong = file('other.json', '{}');
    const plain = runCommand('compile', 'contract', path);
    expect(plain.printed).toContain(hash);
    expect(runCommand('compile', 'contract', '--constants', '{ PUSH int 1 ; ADD }', path)).toEqual(plain);
    expect(runCommand('compile', 'contract', '--file-constants', list, path)).toEqual(plain);
    expect(runCommand('compile', 'contract', '--file-constants', wrong, path).warned).toContain(
      'Cannot parse global constants file',
    );
    expect(runCommand('compile', 'contract', '--constants', '{ ADD', path).warned).toContain('not Michelson');
  });
});

describe('compile parameter', () => {
  test.each([
    [['Add 5'], '(Right 5)'],
    [['-e', 'add', '5'], '(Right 5)'],
    [['--entry-point', 'reset', '()'], '(Left Unit)'],
    [['-m', 'C', '-e', 'add', '-5'], '(Right -5)'],
    [
      ['--michelson-format', 'json', 'Reset ()'],
      '{\n  "prim": "Left",\n  "args": [\n    {\n      "prim": "Unit"\n    }\n  ]\n}',
    ],
  ])('%j', (args, expected) => {
    const [expression = '', ...flags] = args.toReversed();
    expect(runCommand('compile', 'parameter', ...flags.reverse(), counter, expression)).toEqual({
      code: 0,
      printed: expected,
      warned: '',
    });
  });

  test('knows the circumstances of the call', () => {
    const path = file(
      'when.mligo',
      '[@entry] let go (_ : timestamp * tez) (s : unit) : operation list * unit = [], s',
    );
    const expression = 'Tezos.get_now (), Tezos.get_amount ()';
    const args = ['compile', 'parameter', '-e', 'go', '--now', '2025-01-31T12:00:00Z', '--amount', '1.5'];
    expect(runCommand(...args, path, expression).printed).toBe('(Pair "2025-01-31T12:00:00Z" 1500000)');
  });

  test.each([
    [['-e', 'stop', counter, '5'], 'no entrypoint "stop": it has add, reset'],
    [[counter, 'Add "x"'], 'expression:1:'],
    [['-m', 'D', counter, '5'], '"D" is not a contract'],
    [[broken, '5'], 'broken.mligo:2:15'],
    [[queue, 'Go ()'], 'queue.mligo:1:25'],
    [['-e', 'add', '--amount', 'much', counter, '5'], '--amount is an amount in tez'],
    [['-e', 'add', counter, '(failwith "no" : int)'], 'failed with "no"'],
    [[counter], 'then write the parameter'],
  ])('%j is refused', (args, message) => {
    const { code, printed, warned } = runCommand('compile', 'parameter', ...args);
    expect({ code, printed }).toEqual({ code: 1, printed: '' });
    expect(warned).toContain(message);
  });
});

describe('compile storage', () => {
  test.each([
    [['-m', 'Files.A', nested, '3n'], '3'],
    [['-m', 'Inner.C', nested, '3'], '3'],
    [['-m', 'Renamed', nested, '3'], '3'],
    [['--library', `other,${join(folder, 'library')}`, usesLibrary, '7n'], '7'],
    [[counter, '40 + 2'], '42'],
    [['-m', 'A', two, '(zero)'], '0'],
    [
      ['-m', 'B', two, '["tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb", 3n]'],
      '(Pair "tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb" 3)',
    ],
  ])('%j', (args, expected) => {
    expect(runCommand('compile', 'storage', ...args)).toEqual({ code: 0, printed: expected, warned: '' });
  });

  test.each([
    [[two, '1n'], 'The file is not a contract'],
    [['-m', 'A', two, '"x"'], 'expression:1:1'],
    [['-e', 'go', '--function-body', two, '1n'], 'does not take --function-body'],
    [[join(folder, 'none.mligo'), '1'], 'There is no file'],
  ])('%j is refused', (args, message) => {
    const { code, warned } = runCommand('compile', 'storage', ...args);
    expect(code).toBe(1);
    expect(warned).toContain(message);
  });
});

describe('compile expression', () => {
  test.each([
    [['jsligo', '[1n + 2n, "a"]'], '(Pair 3 "a")'],
    [['cameligo', 'C.add 1 2', '--init-file', counter], '(Pair {} 3)'],
    [['auto', 'royalty (200n, 500n)', '--init-file', royalty], '10'],
    [['cameligo', 'answer', '-D', 'OTHER', '-D', 'ANSWER', '--init-file', flagged], '42'],
    [['cameligo', '1 + 2', '--without-run'], '{ PUSH int 2 ; PUSH int 1 ; ADD }'],
    // Functions take all of their arguments at once, as views do.
    [['cameligo', 'longer', '--function-body', '--init-file', view], '{ UNPAIR ; SIZE ; COMPARE ; GT }'],
    [
      ['cameligo', 'royalty', '--function-body', '--init-file', royalty],
      '{ UNPAIR ; PUSH nat 10000 ; DUG 2 ; MUL ; EDIV ; IF_NONE { PUSH string "DIV by 0" ; FAILWITH } {} ; CAR }',
    ],
  ])('%j', (args, expected) => {
    const { code, printed } = runCommand('compile', 'expression', ...args);
    expect({ code, printed: oneLine(printed) }).toEqual({ code: 0, printed: expected });
  });

  test.each([
    [['cameligo', '1 + "a"'], 'expression:1:1'],
    [['cameligo', '(failwith "no" : int)'], 'failed with "no"'],
    [['ocaml', '1'], 'There is no syntax "ocaml"'],
    [['jsligo'], 'then the expression'],
    [['jsligo', '1', '--no-stdlib'], '--no-stdlib is not supported here'],
    [['cameligo', 'answer', '--init-file', flagged], 'expression:1:1'],
    [['jsligo', '1', '--michelson-format', 'xml'], 'There is no format "xml"'],
  ])('%j is refused', (args, message) => {
    const { code, warned } = runCommand('compile', 'expression', ...args);
    expect(code).toBe(1);
    expect(warned).toContain(message);
  });
});

test('compile constant prints the code and the hash', () => {
  const expression = 'fun (x : int) -> if x > 3 then x * 2 else x * String.length "fja" + 1';
  const { printed } = runCommand('compile', 'constant', 'cameligo', expression);
  expect(printed).toContain('"{ PUSH int 3 ;\\n  DUP 2 ;\\n  COMPARE ;\\n  GT ;');
  expect(printed).toMatch(/exprtr7GE1A1cR39zNGRGF44aGfAX23tC7szWrnLzs9fkUhasLEcQT$/);
  expect(runCommand('compile', 'constant', 'cameligo', '1 + "a"').code).toBe(1);
});

test('info measure-contract prints the size in bytes', () => {
  expect(runCommand('info', 'measure-contract', single).printed).toMatch(/^\d+ bytes$/);
  expect(runCommand('info', 'measure-contract', '--format', 'json', single).printed).toMatch(/^\d+$/);
  expect(runCommand('info', 'measure-contract', queue).warned).toContain('queue.mligo:1:25');
});

test('-help lists the flags of a command', () => {
  const { code, printed } = runCommand('compile', 'storage', '-help');
  expect(code).toBe(0);
  expect(printed).toContain('compile storage [-m MODULE] FILE EXPRESSION');
  expect(printed).toContain('--module MODULE, -m');
  expect(printed).not.toContain('--function-body');
});

describe('print', () => {
  test.each([
    [['ast-aggregated', '--self-pass'], 'let $main'],
    [['ast-aggregated'], 'let $main'],
    [['ast-expanded'], 'match'],
    [['mini-c'], 'fun'],
    [['mini-c', '--optimize', 'add'], 'let (gen'],
    [['michelson'], 'DIP'],
  ])('%j prints what the step makes', ([step = '', ...flags], part) => {
    const { code, printed } = runCommand('print', step, ...flags, counter);
    expect(code).toBe(0);
    expect(printed).toContain(part);
  });

  test('refuses what does not compile', () => expect(runCommand('print', 'mini-c', broken).code).toBe(1));
});

test.each([
  [['compile', 'contract', 'a'], true],
  [['compile', 'storage', 'a'], true],
  [['info', 'measure-contract', 'a'], true],
  [['print', 'mini-c', 'a'], true],
  [['check', 'a'], false],
  [['compile'], false],
])('%j: %j', (args, expected) => expect(isCompileCommand(args)).toBe(expected));

interface RecordedCommand {
  readonly command: string;
  readonly flags: readonly { readonly flag: string; readonly aliases?: readonly string[] }[];
}

test.each(
  evidenceFacts<readonly RecordedCommand[]>('command-line').filter(({ command }) => command in FLAGS_OF),
)('$command takes the flags of LIGO, or says that it does not support them', ({ command, flags }) => {
  const refused = flags.filter(({ flag, aliases = [] }) => {
    const names = [flag, ...aliases].filter((name) => !['-help', '-?'].includes(name));
    return names.some((name) => {
      const { warned } = runCommand(...command.split(' '), name);
      return /Unknown option|does not take/.test(warned);
    });
  });
  expect(refused).toEqual([]);
});

test('compile contract refuses entry points of the command line, as LIGO does', () => {
  expect(runCommand('compile', 'contract', '-e', 'main', single).warned).toContain(
    '[@entry]\n  let main = ...',
  );
  expect(runCommand('compile', 'contract').code).toBe(1);
  expect(runCommand('compile', 'contract', '-m', 'D', counter)).toMatchObject({ code: 1, printed: '' });
});

describe('compile type', () => {
  const prices = file('prices.mligo', 'type price = int type quote = { item : string; price : price }');
  test.each([
    [['quote', '--init-file', prices], '(pair (string %item) (int %price))'],
    [['price list', '--init-file', prices], '(list int)'],
    [['big_map<address, nat>', '-s', 'jsligo'], '(big_map address nat)'],
  ])('%j', (args, expected) => {
    expect(runCommand('compile', 'type', ...args)).toEqual({ code: 0, printed: expected, warned: '' });
  });

  test.each([
    [['nat list'], 'There is no syntax "auto"'],
    [['qote', '--init-file', prices], 'prices.mligo:2:'],
    [[], 'Write the type.'],
  ])('%j is refused', (args, message) => {
    const { code, warned } = runCommand('compile', 'type', ...args);
    expect(code).toBe(1);
    expect(warned).toContain(message);
  });
});

describe('a line of a shell', () => {
  test.each([
    [
      `ligo compile storage a.mligo '{ a = "x" }' -o "b c"`,
      ['ligo', 'compile', 'storage', 'a.mligo', '{ a = "x" }', '-o', 'b c'],
    ],
    ['a "b \\"c\\""', ['a', 'b "c"']],
    ["--name='x y'", ['--name=x y']],
    ['a | b', undefined],
    ['a > b', undefined],
    ['echo $HOME', undefined],
    ["unclosed 'quote", undefined],
  ])('%s', (line, words) => expect(shellWords(line)).toEqual(words));

  const terminal = { read: textAt, readFrom: readFromFolders, languageOf: createLanguage };
  test('is answered', () => {
    expect(answerCommand(`ligo compile parameter ${single} 'Add 5' -o five.tz`, terminal)).toEqual({
      code: 0,
      text: '5',
    });
    expect(answerCommand('ligo compile expression cameligo "1 + 2"', terminal)?.text).toBe('3');
    expect(answerCommand(`ligo compile contract ${broken}`, terminal)?.code).toBe(1);
  });
  test.each(['ls', 'ligo run test a.mligo', `ligo compile contract ${single} | wc -c`])('%s is not', (line) =>
    expect(answerCommand(line, terminal)).toBeUndefined(),
  );
});
