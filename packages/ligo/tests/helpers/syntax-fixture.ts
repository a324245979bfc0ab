/** Test helpers: trees as short text, and programs with marks around reported spans. */
import { expect, test } from 'vitest';
import { parseProgram } from '../../src/syntax/parse-program';
import type { LigoSyntax, ReadFile } from '../../src/syntax/source';

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

/** A tree without spans, as nested lists: `(value (variable x) (literal (int 1)))`. */
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

/** The shapes of a program's declarations. */
export function declared(text: string, syntax: LigoSyntax): string {
  return parseProgram({ file: 'main', text, syntax }).program.declarations.map(shape).join(' ');
}

/** The problems of a program, as `code: the text of the span`. */
export function problemsOf(text: string, syntax: LigoSyntax, readFile?: ReadFile): string[] {
  const { problems, program } = parseProgram({ file: 'main', text, syntax, readFile });
  return problems.map(
    ({ code, span }) => `${code}: ${program.files[span.file]?.text.slice(span.from, span.to) ?? ''}`,
  );
}

/** Programs by problem code; `«…»` marks the span of the problem. */
export type Marked = Readonly<Record<string, readonly string[]>>;

/** Defines tests that each program has exactly the problem it is listed under, at the mark. */
export function refuses(syntax: LigoSyntax, programs: Marked): void {
  for (const [code, texts] of Object.entries(programs)) {
    test.each(texts)(`${syntax}: ${code}: %s`, (text) => {
      const marked = /«([\s\S]*)»/.exec(text)?.[1] ?? '';
      expect(problemsOf(text.replace(/[«»]/g, ''), syntax)).toEqual([`${code}: ${marked}`]);
    });
  }
}

/** Defines tests that these programs have no problems. */
export function accepts(syntax: LigoSyntax, texts: readonly string[]): void {
  test.each(texts)(`${syntax} accepts: %s`, (text) => {
    expect(problemsOf(text, syntax)).toEqual([]);
  });
}
