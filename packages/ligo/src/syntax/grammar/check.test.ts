import { describe, expect, test } from 'vitest';
import { checkSyntax } from './check';
import type { CheckedLanguage } from './language';

/** The first problem as `line:column message`. */
function first(code: string, language: CheckedLanguage): string {
  const [problem] = checkSyntax(code, language);
  return problem ? `${problem.line}:${problem.column} ${problem.message}` : 'none';
}

describe('checkSyntax says what is wrong', () => {
  test.each<[CheckedLanguage, string, string]>([
    ['jsligo', 'const x = 1', 'none'],
    ['jsligo', 'const x = f(1;\nconst y = 2', '1:14 missing `)` before `;`'],
    ['jsligo', 'const x = 1\nf(x)', '2:1 missing `;` before `f`'],
    ['jsligo', 'function f() {\n  return 1', '2:11 unexpected end of the code: `{` on line 1 is not closed'],
    ['jsligo', 'const x = ', '1:11 unexpected end of the code'],
    ['jsligo', 'const x = ;', '1:11 unexpected `;`'],
    ['jsligo', 'const from = 1', '1:7 `from` is a keyword, not a name'],
    ['jsligo', 'const x = a === b', '1:13 `===` is not JsLIGO: equality is written `==`'],
    ['jsligo', "const x = 'a'", '1:11 strings are written in double quotes'],
    ['jsligo', 'const x = [1, 2][0];', '1:17 missing `;` before `[`'],
    ['jsligo', 'const x: int[] = f()', '1:13 the type of a list is written `list<…>`'],
    ['jsligo', 'var x = 1', '1:1 `var` is not JsLIGO: variables are declared with `let`'],
    ['jsligo', 'const m = new Map()', '1:11 `new` is not JsLIGO'],
    ['jsligo', 'const x = a |> b', '1:13 unexpected `|>`'],
    ['jsligo', 'const f = () => {\n/* { */', '2:8 unexpected end of the code: `{` on line 1 is not closed'],
    ['jsligo', 'const x = "\\t"', '1:11 `\\t` is not an escape: use `\\n`, `\\"` and `\\\\`'],
    ['jsligo', 'const x = "naïve"', '1:14 strings may contain only ASCII characters, not `ï`'],
    ['jsligo', 'const x = "😀"', '1:12 strings may contain only ASCII characters, not `😀`'],
    ['jsligo', 'const x = 12a', '1:13 a space is missing before `a`'],
    ['jsligo', '/* a', '1:1 this comment is never closed by `*/`'],
    ['jsligo', 'x;\n#endif', '2:1 `#endif` without `#if`'],
    [
      'jsligo',
      'export /* c */ const x = 1',
      '1:8 comments are not allowed here: the compiler would read this one as an attribute',
    ],
    ['cameligo', 'let x = 1', 'none'],
    ['cameligo', 'let x = let y = 1 + 2\nlet z = 3', '2:1 missing `in` before `let`'],
    ['cameligo', 'let x = let y = 1 in', '1:21 unexpected end of the code'],
    ['cameligo', 'let f x =\n  let y = 1\n  y', '3:4 unexpected end of the code: `in` is missing'],
    ['cameligo', 'let x = begin 1', '1:16 unexpected end of the code: `end` is missing'],
    ['cameligo', 'let x = (1, 2 let y = 3', '1:15 missing `)` before `let`'],
    ['cameligo', 'let x = a == b', '1:11 `==` is not CameLIGO: equality is written `=`'],
    ['cameligo', 'let x = if a b else c', '1:16 unexpected `else`'],
    ['cameligo', 'let end = 1', '1:5 `end` is a keyword, not a name'],
    ['cameligo', 'let x = 00n', '1:9 write zero as `0`'],
    ['cameligo', 'const x = 1', '1:1 `const` is not CameLIGO: values are declared with `let`'],
    ['cameligo', '@entry let x = 1', '1:1 attributes are written in brackets: `[@entry]`'],
    ['cameligo', 'let f = g Some x -> x', '1:18 unexpected `->`'],
    ['michelson', '{ DUP ; JUMP }', '1:9 `JUMP` is not a word of Michelson'],
    ['michelson', '{ DUP', '1:6 unexpected end of the code: `{` on line 1 is not closed'],
  ])('%s: %s', (language, code, expected) => {
    expect(first(code, language)).toBe(expected);
  });

  test.each<[CheckedLanguage, string, string]>([
    ['jsligo', 'const m = new // a map\n Map()', '1:11 `new` is not JsLIGO'],
    [
      'cameligo',
      'let f x = match x with Some y as z -> y',
      '1:31 `as` is not CameLIGO: match the parts of the value again',
    ],
  ])('%s: %s, about the keyword before the error', (language, code, expected) => {
    expect(first(code, language)).toBe(expected);
  });

  test.each<[string, CheckedLanguage, string, string]>([
    ['a name of a property of objects', 'jsligo', 'const x = constructor y;', '1:23 missing `=>` before `y`'],
    ['the end of a name', 'jsligo', 'const y = is_new 2;', '1:18 missing `=>` before `2`'],
    ['the end of a name', 'cameligo', 'let f known_as = known_as )', '1:27 unexpected `)`'],
    ['a type parameter', 'cameligo', "let f (x : 'as )) = x", '1:17 unexpected `)`'],
    ['a field', 'jsligo', 'const m = o.new x', '1:17 missing `;` before `x`'],
    ['a word in a line comment', 'cameligo', 'let x = 1 // the same as\n)', '2:1 unexpected `)`'],
    ['a word in a block comment', 'jsligo', 'let x = 1 /* brand\nnew */ )', '2:8 unexpected `)`'],
  ])('but does not read %s as a foreign keyword (%s)', (_, language, code, expected) => {
    expect(first(code, language)).toBe(expected);
  });

  test.each<[CheckedLanguage, string, string]>([
    [
      'cameligo',
      'let f (n : int) = for i = 1 to n do () done',
      '1:29 `to` is not CameLIGO: it is written `upto`',
    ],
    [
      'cameligo',
      'let rec f (n : int) : int = g n\nand g (n : int) : int = f n',
      '2:1 `and` is not CameLIGO: functions cannot be mutually recursive',
    ],
    ['cameligo', 'let a = 1 and b : int = 2', '1:11 `and` is not CameLIGO: declare one after the other'],
    [
      'jsligo',
      'const a = [1, 2, 3].map(f);',
      '1:20 values have no methods: use functions such as `List.map`',
    ],
    ['jsligo', 'const a = "a".length;', '1:14 values have no methods: use functions such as `String.length`'],
    ['cameligo', 'let a = [1; 2].map f', '1:15 values have no methods: use functions such as `List.map`'],
  ])('%s: %s, a construct of another language', (language, code, expected) => {
    expect(first(code, language)).toBe(expected);
  });

  test.each<[string, string, string]>([
    ['the name `to`', 'let f to = for i = 1 upto to n do () done do', '1:43 unexpected `do`'],
    ['the name `and`', 'let f and a = a let b = = 1', '1:25 unexpected `=`'],
  ])('but does not read %s as a keyword of OCaml', (_, code, expected) => {
    expect(first(code, 'cameligo')).toBe(expected);
  });

  test.each<[string, CheckedLanguage, string, string]>([
    ['a value after a type', 'jsligo', 'const x: list<int> [];', '1:20 missing `=` before `[`'],
    ['an argument', 'jsligo', 'const x = f([] []);', '1:16 missing `,` before `[`'],
  ])('but does not read %s as the type of an array', (_, language, code, expected) => {
    expect(first(code, language)).toBe(expected);
  });

  test('but does not read an operator as an attribute', () => {
    expect(first('let x = 1 @ @foo', 'cameligo')).toMatch(/^1:11 `@` is not CameLIGO: `List.fold_right /);
  });

  test.each([
    ['let f x =\n  let y = 1 // last', '2:20 unexpected end of the code: `in` is missing'],
    ['let x = begin 1 // last', '1:24 unexpected end of the code: `end` is missing'],
  ])('cameligo: %j, which ends in a line comment', (code, expected) => {
    expect(first(code, 'cameligo')).toBe(expected);
  });

  test('with offsets, lines and columns', () => {
    expect(checkSyntax('const a = 1;\n  const b = @;', 'jsligo')).toEqual([
      { offset: 25, length: 1, line: 2, column: 13, message: 'unexpected `@`' },
    ]);
  });

  test('about every literal, in order', () => {
    const problems = checkSyntax('let a = 00 let b = "\\q" let c = 0x1', 'cameligo');
    expect(problems.map(({ column }) => column)).toEqual([9, 20, 33]);
  });
});
