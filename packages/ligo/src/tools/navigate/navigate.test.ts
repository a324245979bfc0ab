import { describe, expect, test } from 'vitest';
import type { LigoSyntax } from '../../syntax/source';
import { analyse, createLanguage } from '../analyse';
import { outline } from './outline';
import { definition, references } from './references';
import { rename } from './rename';
import { signatureHelp } from './signature-help';

const language = createLanguage();
const LIBRARY: Readonly<Record<string, string>> = {
  'lib.mligo': 'let two = 2',
  'lib.jsligo': 'export const two = 2;',
};
const readFile = (path: string) => {
  const text = LIBRARY[path];
  return text === undefined ? undefined : { path, text };
};

/** The program, and the offset of `¦` in it. */
function at(marked: string, syntax: LigoSyntax) {
  const offset = marked.indexOf('¦');
  const text = marked.replace('¦', '');
  return { analysis: analyse(language, { file: 'main', text, syntax, readFile }), offset, text };
}

function renamed(marked: string, syntax: LigoSyntax, name: string): string {
  const { analysis, offset, text } = at(marked, syntax);
  const result = rename(analysis, { offset, name, readFile });
  if ('problem' in result) return `! ${result.problem}`;
  return result.edits
    .filter(({ span }) => span.file === 0)
    .sort((one, other) => other.span.from - one.span.from)
    .reduce(
      (edited, { span, text: insert }) => edited.slice(0, span.from) + insert + edited.slice(span.to),
      text,
    );
}

describe('the definition', () => {
  test.each([
    ['jsligo', 'const a = 1; const b = ¦a;', 'a = 1'],
    ['cameligo', 'let a = 1 let b = ¦a', 'a = 1'],
    ['jsligo', 'type t = int; const b: ¦t = 1;', 't = int'],
    ['cameligo', 'module M = struct let a = 1 end let b = M.¦a', 'a = 1'],
  ] as const)('in %s: %s', (syntax, marked, start) => {
    const { analysis, offset, text } = at(marked, syntax);
    const found = definition(analysis, offset);
    expect(found && 'span' in found && text.slice(found.span.from)).toMatch(new RegExp(`^${start}`));
  });

  test.each([
    ['jsligo', 'const a = List.¦length([1]);'],
    ['cameligo', 'let a = List.¦length [1]'],
  ] as const)('in the library, from %s', (syntax, marked) => {
    const { analysis, offset } = at(marked, syntax);
    expect(definition(analysis, offset)).toMatchObject({ entry: { name: 'length' } });
  });

  test.each([
    ['jsligo', '#import "lib.jsligo" "Lib"\nconst a = Lib.¦two;'],
    ['cameligo', '#import "lib.mligo" "Lib"\nlet a = Lib.¦two'],
  ] as const)('in another file, from %s', (syntax, marked) => {
    const { analysis, offset } = at(marked, syntax);
    expect(definition(analysis, offset)).toMatchObject({ span: { file: 1 } });
  });

  test('of nothing is nothing', () => {
    const { analysis, offset } = at('let a = 1 ¦+ 2', 'cameligo');
    expect(definition(analysis, offset)).toBeUndefined();
  });
});

describe('references', () => {
  test.each([
    ['jsligo', 'const ¦a = 1; const b = a + a; const c = b;', 3],
    ['cameligo', 'let a = 1 let f (a : int) : int = a + ¦a', 3],
    ['jsligo', '#import "lib.jsligo" "Lib"\nconst a = Lib.¦two + Lib.two;', 3],
    ['cameligo', 'let a = List.¦length [1] + List.length [2]', 2],
  ] as const)('in %s: %s', (syntax, marked, count) => {
    const { analysis, offset } = at(marked, syntax);
    expect(references(analysis, offset)).toHaveLength(count);
  });
});

describe('renaming', () => {
  test.each([
    ['jsligo', 'const ¦a = 1; const b = a;', 'total', 'const total = 1; const b = total;'],
    ['cameligo', 'let f (¦a : int) : int = a + 1', 'b', 'let f (b : int) : int = b + 1'],
    [
      'jsligo',
      'namespace M { export const a = 1; } const b = ¦M.a;',
      'N',
      'namespace N { export const a = 1; } const b = N.a;',
    ],
  ] as const)('in %s: %s to %s', (syntax, marked, name, result) => {
    expect(renamed(marked, syntax, name)).toBe(result);
  });

  test.each([
    [
      'cameligo',
      'let b = 2 let f (¦a : int) : int = a + b',
      'b',
      '! `a` cannot be called `b`: the program would mean something else.',
    ],
    [
      'jsligo',
      'const ¦a = 1; const b = 2;',
      'b',
      '! `a` cannot be called `b`: the program would mean something else.',
    ],
    ['jsligo', 'const a = List.¦length([1]);', 'size', '! `List.length` is part of the library.'],
    ['cameligo', 'let ¦a = 1', 'A', '! `A` is not a name for this: it starts with a small letter.'],
    ['cameligo', 'let a = 1 ¦+ 2', 'b', '! There is no name here.'],
    [
      'jsligo',
      'type r = { f: int }; const g = (x: r): int => x.¦f;',
      'h',
      '! Fields and constructors are not renamed: they may be part of what others store and call.',
    ],
  ] as const)('is refused in %s: %s to %s', (syntax, marked, name, problem) => {
    expect(renamed(marked, syntax, name)).toBe(problem);
  });
});

test.each([
  [
    'jsligo',
    'namespace M { @entry const go = (_: unit, s: int): [list<operation>, int] => [[], s]; } type t = int; const test_a = 1;',
  ],
  [
    'cameligo',
    'module M = struct [@entry] let go () (s : int) : operation list * int = [], s end type t = int let test_a = 1',
  ],
] as const)('the outline in %s', (syntax, text) => {
  const items = outline(at(`${text}¦`, syntax).analysis);
  expect(items).toMatchObject([
    { name: 'M', kind: 'module', children: [{ name: 'go', kind: 'entrypoint' }] },
    { name: 't', kind: 'type' },
    { name: 'test_a', kind: 'test' },
  ]);
});

describe('signature help', () => {
  test.each([
    ['jsligo', 'const f = (a: int, b: nat): int => a; const x = f(1, ¦2n);', 'f', 1],
    ['cameligo', 'let f (a : int) (_b : nat) : int = a let x = f ¦1 2n', 'f', 0],
    ['cameligo', 'let x = List.map (fun (a : int) -> a) ¦[1]', 'List.map', 1],
  ] as const)('in %s: %s', (syntax, marked, name, active) => {
    const { analysis, offset } = at(marked, syntax);
    expect(signatureHelp(analysis, offset)).toMatchObject({ name, active });
  });

  test('is for arguments only', () => {
    const { analysis, offset } = at('let f (a : int) : int = a let x = ¦f 1', 'cameligo');
    expect(signatureHelp(analysis, offset)).toBeUndefined();
  });
});
