import { describe, expect, it } from 'vitest';
import { languageOf } from '../../tests/helpers/analyse-text';
import { printMicheline } from '../michelson';
import { focusOf } from '../syntax/problem';
import type { LigoSyntax } from '../syntax/source';
import { analyse } from './analyse';
import { compileExpression, type ExpressionRequest } from './compile-expression';

const language = languageOf('next');

const PROGRAM = `type storage = { owner : address; total : nat }
let base = 40n
[@entry] let add (n : nat) (s : storage) : operation list * storage = [], { s with total = s.total + n }
[@entry] let reset () (s : storage) : operation list * storage = [], { s with total = base }`;

function compiled(
  expression: string,
  code = PROGRAM,
  request?: ExpressionRequest,
  syntax: LigoSyntax = 'cameligo',
) {
  const analysis = analyse(language, {
    file: `a.${syntax === 'jsligo' ? 'jsligo' : 'mligo'}`,
    text: code,
    syntax,
  });
  return compileExpression(analysis, { text: expression, syntax }, request);
}

function codeOf(...args: Parameters<typeof compiled>): string {
  const { code, problems } = compiled(...args);
  expect(problems).toEqual([]);
  return code === undefined ? '' : printMicheline(code);
}

const contractOf = (code: string) =>
  analyse(language, { file: 'a.mligo', text: code, syntax: 'cameligo' }).typed.contracts.get('');

describe('compileExpression', () => {
  it('pushes the value in the scope of the program', () => {
    expect(codeOf('base + 2n')).toBe('{ PUSH nat 2 ; PUSH nat 40 ; ADD }');
    expect(printMicheline(compiled('base + 2n').type ?? { kind: 'sequence', items: [] })).toBe('nat');
  });

  it('gives literals of a storage their types', () => {
    const expected = contractOf(PROGRAM)?.storage;
    const owner = 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb';
    const request: ExpressionRequest = { expected, use: { kind: 'storage', module: '' } };
    expect(codeOf(`{ owner = "${owner}"; total = 3n }`, PROGRAM, request)).toBe(
      `{ PUSH nat 3 ; PUSH address "${owner}" ; PAIR }`,
    );
  });

  it('adds the dynamic entry points to a storage', () => {
    const code = `type storage = nat
type whole = { storage : nat; dynamic_entrypoints : dynamic_entrypoints }
[@dyn_entry] let rate (n : nat) (s : storage) : operation list * storage = [], s + n
[@entry] let go () (s : whole) : operation list * whole = [], s`;
    expect(codeOf('7n', code, { use: { kind: 'storage', module: '' } })).toContain('EMPTY_BIG_MAP nat bytes');
  });

  it('puts the parameter of an entry point into its alternative', () => {
    const type = contractOf(PROGRAM)?.parameter;
    if (type?.kind !== 'sum') throw new Error('no variant');
    const use = { kind: 'parameter', type, label: 'Add' } as const;
    expect(codeOf('5n', PROGRAM, { expected: type.fields.get('Add'), use })).toBe(
      '{ PUSH nat 5 ; RIGHT unit }',
    );
  });

  it('reports problems at their place in the expression', () => {
    const { problems, files } = compiled('base + "a"');
    const [problem] = problems;
    expect(problem && files[problem.span.file]?.text.slice(problem.span.from, problem.span.to)).toBe(
      'base + "a"',
    );
  });

  it('reports the pattern of a match at its place in the expression', () => {
    const { problems, files } = compiled('match 1 with m -> m | _ -> 2');
    const [focus] = problems.map(focusOf);
    expect(focus && files[focus.file]?.text.slice(focus.from, focus.to)).toBe('_');
  });

  it.each([
    ['fun x -> x', 'cameligo', 'polymorphic-expression'],
    ['(x: int) => x', 'jsligo', 'not-an-expression'],
    ['1 in', 'cameligo', 'syntax'],
    ['Test.log 1', 'cameligo', 'test-in-contract'],
  ] as const)('refuses %j', (expression, syntax, code) => {
    expect(compiled(expression, '', undefined, syntax).problems.map((problem) => problem.code)).toContain(
      code,
    );
  });
});
