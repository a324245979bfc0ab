import { analyse, createLanguage } from '@ligo-docs/ligo';
import { describe, expect, it, test } from 'vitest';
import type { Diagnostic } from '../protocol/program';
import { openProgram } from '../worker/programs';
import { compareProblems, withEdits } from './compare';

const OWNER = 'tz1Lo8nf4vTUHs48CLy4S7ECipCiPv453yZ2';

function problemsIn(version: string, syntax: 'jsligo' | 'cameligo', text: string): readonly Diagnostic[] {
  const program = { syntax, before: '', text, library: '' };
  return openProgram(program, { language: createLanguage(version), files: {}, deprecated: new Map() })
    .problems;
}

describe('moving a program to another version', () => {
  test.each([
    ['jsligo', 'const seats: nat = 40;\n', 'const seats: nat = 40n;\n'],
    ['jsligo', 'const price: tez = 3;\n', 'const price: tez = 3tez;\n'],
    ['jsligo', `const owner: address = "${OWNER}";\n`, `const owner: address = "${OWNER}" as address;\n`],
    ['cameligo', 'let seats : nat = 40\n', 'let seats : nat = 40n\n'],
    ['cameligo', `let owner : address = "${OWNER}"\n`, `let owner : address = ("${OWNER}" : address)\n`],
    [
      'jsligo',
      'type s = { n: int };\nconst f = (r: s): s => ({ ...r, n: 1 } as s);\n',
      'type s = { n: int };\nconst f = (r: s): s => (({ ...r, n: 1 }) as s);\n',
    ],
  ] as const)('%s: %s', (syntax, text, expected) => {
    const [before, after] = [problemsIn('1.11.5', syntax, text), problemsIn('1.6.0', syntax, text)];
    const { broken, shared } = compareProblems(before, after);
    expect({ count: broken.length, shared }).toEqual({ count: 1, shared: 0 });
    const edited = withEdits(
      text,
      broken.flatMap(({ fix = [] }) => fix),
    );
    expect(edited).toBe(expected);
    for (const version of ['1.6.0', '1.11.5'])
      expect(analyse(createLanguage(version), { file: 'main', text: edited, syntax }).problems).toEqual([]);
  });

  it('finds the tag of a union that needs its type', () => {
    const text = 'type c = { op: "push", n: int } | { op: "pop" };\nconst x: c = { op: "push", n: 3 };\n';
    const [problem] = problemsIn('1.11.5', 'jsligo', text);
    expect(withEdits(text, problem?.fix ?? [])).toContain('op: "push" as "push", n: 3');
  });

  it('tells mistakes of the program from what breaks', () => {
    const text = 'const a: string = 1;\nconst b: nat = 40;\n';
    const found = compareProblems(problemsIn('1.11.5', 'jsligo', text), problemsIn('1.6.0', 'jsligo', text));
    expect(found).toMatchObject({ shared: 1, broken: [{ place: { line: 2 } }] });
  });
});

describe('edits', () => {
  it('are applied from the start of the text, whatever their order', () => {
    const edits = [
      { from: 4, to: 5, text: 'E' },
      { from: 0, to: 1, text: 'Aa' },
    ];
    expect(withEdits('abcdef', edits)).toBe('AabcdEf');
  });

  it('are left out if they overlap an earlier one', () => {
    const edits = [
      { from: 0, to: 3, text: 'x' },
      { from: 2, to: 4, text: 'y' },
    ];
    expect(withEdits('abcdef', edits)).toBe('xdef');
  });
});
