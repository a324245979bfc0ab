import { describe, expect, test } from 'vitest';
import { problemsOf, shape } from '../../tests/helpers/syntax-fixture';
import { parseProgram } from './parse-program';
import type { ReadFile } from './source';

/** In-memory files by name. */
function files(texts: Readonly<Record<string, string>>): ReadFile {
  return (path) => (texts[path] === undefined ? undefined : { path, text: texts[path] });
}

describe('a program of several files', () => {
  test('replaces a directive with the declarations of the included file', () => {
    const readFile = files({ 'a.mligo': 'let a = 1' });
    const { program } = parseProgram({
      file: 'main.mligo',
      text: '#include "a.mligo"\nlet b = a',
      syntax: 'cameligo',
      readFile,
    });
    expect(program.declarations.map(shape)).toEqual([
      '(value (variable a) (literal (int 1)))',
      '(value (variable b) (variable a))',
    ]);
    expect(program.declarations.map(({ span }) => program.files[span.file]?.path)).toEqual([
      'a.mligo',
      'main.mligo',
    ]);
  });

  test('has a module for an imported file, which may be in the other syntax', () => {
    const readFile = files({ 'a.jsligo': 'export const a = 1;' });
    const { program } = parseProgram({
      file: 'main.mligo',
      text: '#import "a.jsligo" "A"\nlet b = A.a',
      syntax: 'cameligo',
      readFile,
    });
    expect(program.declarations[0]).toMatchObject({ kind: 'module', body: { kind: 'file', file: 1 } });
    expect(program.imported.get(1)?.map(shape)).toEqual(['(value (variable a) (literal (int 1)))']);
  });

  test('passes definitions on from an included file', () => {
    const readFile = files({ 'a.mligo': '#define A' });
    const text = '#include "a.mligo"\n#if A\nlet a = 1\n#else\nlet b = 1\n#endif\n';
    const { program } = parseProgram({ file: 'main.mligo', text, syntax: 'cameligo', readFile });
    expect(program.declarations.map(shape)).toEqual(['(value (variable a) (literal (int 1)))']);
  });

  test('reports a missing file', () => {
    expect(problemsOf('#import "none.mligo" "N"\n', 'cameligo')).toEqual([
      'file-not-found: #import "none.mligo" "N"',
    ]);
  });

  test.each([
    ['File `main.jsligo` includes or imports itself.', '#import "main.jsligo" "Main"'],
    ['File `main.jsligo` includes or imports itself through `a.jsligo`.', '#include "a.jsligo"'],
    ['File `b.jsligo` includes or imports itself through `a.jsligo`.', '#import "b.jsligo" "B"'],
  ])('reports circular files: %s', (message, text) => {
    const readFile = files({
      'a.jsligo': text.includes('b.jsligo') ? '#import "b.jsligo" "B"' : '#import "main.jsligo" "Main"',
      'b.jsligo': '#import "a.jsligo" "A"',
    });
    const { problems } = parseProgram({ file: 'main.jsligo', text, syntax: 'jsligo', readFile });
    expect(problems.map((problem) => problem.message)).toEqual([message]);
  });

  test('reports files that include each other', () => {
    const readFile = files({ 'a.mligo': '#include "b.mligo"', 'b.mligo': '#include "a.mligo"' });
    expect(problemsOf('#include "a.mligo"\n', 'cameligo', readFile)).toEqual([
      'circular-files: #include "a.mligo"',
    ]);
  });

  test('reports problems in the file where they occur', () => {
    const readFile = files({ 'a.mligo': 'let a = = 1' });
    const { problems } = parseProgram({
      file: 'main',
      text: '#include "a.mligo"\n',
      syntax: 'cameligo',
      readFile,
    });
    expect(problems.map(({ span }) => span.file)).toEqual([1]);
  });
});

describe('a program that does not parse', () => {
  test('keeps its valid declarations', () => {
    const broken = `let a = 1\nlet b = = 2\nlet c = 3\n${'let d = 4\n'.repeat(300)}`;
    const { program, problems } = parseProgram({ file: 'main', text: broken, syntax: 'cameligo' });
    expect(problems).toHaveLength(1);
    expect(program.declarations).toHaveLength(302);
  });

  test('has problems in whole sentences', () => {
    const { problems } = parseProgram({ file: 'main', text: 'let b = = 2', syntax: 'cameligo' });
    expect(problems.map(({ message }) => message)).toEqual(['Unexpected `=`.']);
  });

  test('and ends unexpectedly has its problem at the last line', () => {
    const text = 'let a = (1\n';
    const { problems } = parseProgram({ file: 'main', text, syntax: 'cameligo' });
    expect(problems[0]?.span.from).toBe(text.length - 1);
  });
});
