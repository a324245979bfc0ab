/** Helpers of tests: trees as short text, and programs with marks around the places that are wrong. */
import { expect, test } from 'vitest';
import { parseProgram } from '../../../src/ligo/syntax/parse-program';
import type { LigoSyntax, ReadFile } from '../../../src/ligo/syntax/source';

const quiet = new Set([
  'span',
  'operatorSpan',
  'attributes',
  'exported',
  'punned',
  'verbatim',
  'prefix',
  'ignoresOthers',
]);

/** A tree without places, as nested lists: `(value (variable x) (literal (int 1)))`. */
export function shape(node: unknown): string {
  if (Array.isArray(node)) return `[${node.map(shape).join(' ')}]`;
  if (typeof node !== 'object' || node === null) return String(node);
  if ('text' in node && typeof node.text === 'string') return node.text;
  const parts = Object.entries(node).filter(([key, value]) => isTold(key, value));
  return `(${parts.map(([key, value]) => (value === true ? key : shape(value))).join(' ')})`;
}

function isTold(key: string, value: unknown): boolean {
  return !quiet.has(key) && value !== false && !(Array.isArray(value) && value.length === 0);
}

/** The shapes of what a program declares. */
export function declared(text: string, syntax: LigoSyntax): string {
  return parseProgram({ file: 'main', text, syntax }).program.declarations.map(shape).join(' ');
}

/** What is wrong with a program, as `code: the text that is marked`. */
export function problemsOf(text: string, syntax: LigoSyntax, readFile?: ReadFile): string[] {
  const { problems, program } = parseProgram({ file: 'main', text, syntax, readFile });
  return problems.map(
    ({ code, span }) => `${code}: ${program.files[span.file]?.text.slice(span.from, span.to) ?? ''}`,
  );
}

/** Programs by the problem that they have; `«…»` marks its place, and stands nowhere in good ones. */
export type Marked = Readonly<Record<string, readonly string[]>>;

/** Says that each program has exactly the problem under whose code it stands, at the mark. */
export function refuses(syntax: LigoSyntax, programs: Marked): void {
  for (const [code, texts] of Object.entries(programs)) {
    test.each(texts)(`${syntax}: ${code}: %s`, (text) => {
      const marked = /«([\s\S]*)»/.exec(text)?.[1] ?? '';
      expect(problemsOf(text.replace(/[«»]/g, ''), syntax)).toEqual([`${code}: ${marked}`]);
    });
  }
}

/** Says that nothing is wrong with these programs. */
export function accepts(syntax: LigoSyntax, texts: readonly string[]): void {
  test.each(texts)(`${syntax} has nothing against: %s`, (text) => {
    expect(problemsOf(text, syntax)).toEqual([]);
  });
}
