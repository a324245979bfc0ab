/**
 * Fixtures: programs in files, with what is expected in comments behind the code that they are about.
 *
 *     const size /*^ nat *\/ = List.length(["a"]); /*= 1n *\/
 *     const wrong: nat = "x" /*! This expression has type "string", …*\/;
 *
 * `^` is the type of a name, `!` the problem that ends here, with its hint, `=` the value of a declaration, or why it
 * has none. `…` stands for any text. A problem without a mark is an error. In CameLIGO the comments are `(*^ nat *)`.
 *
 * With `UPDATE_FIXTURES=1`, what is found replaces what was expected: check the difference, then commit it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RunResult } from '../../src/chain/run';
import { print } from '../../src/evaluate/values/print';
import type { Declaration } from '../../src/syntax/ast';
import { explain, focusOf, type Problem } from '../../src/syntax/problem';
import { syntaxOfFile } from '../../src/syntax/source';
import { bindersOf } from '../../src/syntax/walk-types';
import type { Analysis } from '../../src/tools/analyse';
import { hover } from '../../src/tools/hover';
import { loadContracts } from '../../src/tools/load-contracts';
import { run } from '../../src/tools/run';
import { failuresOf, reasonOf } from '../../src/tools/run-report';
import { analyseText } from './analyse-text';

const inFile = (problem: Problem): boolean => focusOf(problem).file === 0;

interface Mark {
  readonly kind: '^' | '!' | '=';
  readonly expected: string;
  /** Where the code before the mark ends. */
  readonly end: number;
  readonly line: number;
}

/** Defines a test for each file in a folder; its subfolders are the titles. */
export function testFixtures(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) describe(entry.name, () => testFixtures(path));
    else if (/\.(jsligo|mligo)$/.test(entry.name))
      test(entry.name, async () => {
        const text = readFileSync(path, 'utf8');
        const found = await markedAgain(text, path);
        if (process.env.UPDATE_FIXTURES && !found.startsWith(UNMARKED)) writeFileSync(path, found);
        else expect(found).toBe(text);
      });
  }
}

/** The text with what was found in the place of what was expected, where they differ. */
async function markedAgain(text: string, path: string): Promise<string> {
  const analysis = analyseText(text, syntaxOfFile(path));
  const marks = marksIn(text);
  const isRun = marks.some(({ kind }) => kind === '=');
  const result = isRun && analysis.problems.length === 0 ? await runIn(analysis, path) : undefined;
  const found = marks.map((mark) => foundAt(mark, analysis, result));
  const unmarked = analysis.problems.filter(
    (problem) =>
      inFile(problem) && !marks.some(({ kind, end }) => kind === '!' && end === focusOf(problem).to),
  );
  const elsewhere = unmarked.map(
    (problem) => `${UNMARKED} at ${focusOf(problem).from}-${focusOf(problem).to}: ${problem.message}\n`,
  );
  let index = 0;
  const again = text.replace(MARK, (whole, open, kind, _expected, close) => {
    const mark = marks[index];
    const actual = found[index];
    index += 1;
    return mark && actual !== undefined && !agrees(mark.expected, actual)
      ? `${open}${kind} ${actual} ${close}`
      : whole;
  });
  return elsewhere.join('') + again;
}

const UNMARKED = 'problem without a mark';
const MARK = /(\/\*|\(\*)([\^!=])\s*([\s\S]*?)\s*(\*\/|\*\))/g;

function marksIn(text: string): Mark[] {
  return [...text.matchAll(MARK)].map(({ 2: kind, 3: expected = '', index }) => {
    const before = text.slice(0, index).replace(MARK, (mark) => ' '.repeat(mark.length));
    return {
      kind: kind as Mark['kind'],
      expected,
      end: before.trimEnd().length,
      line: before.split('\n').length,
    };
  });
}

function agrees(expected: string, found: string): boolean {
  const parts = expected.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\s\\S]*')}$`).test(found);
}

function foundAt({ kind, end }: Mark, analysis: Analysis, result: RunResult | undefined): string {
  if (kind === '^') return hover(analysis, end - 1)?.type ?? 'no name';
  if (kind === '!') {
    const found = analysis.problems.filter((problem) => inFile(problem) && focusOf(problem).to === end);
    return found.map(explain).join('\n') || 'no problem';
  }
  const declaration = declaredBefore(end, analysis.program.declarations);
  return declaration && result ? resultOf(declaration, result) : 'not run';
}

type ValueDeclaration = Declaration & { readonly kind: 'value' };

function declaredBefore(end: number, declarations: readonly Declaration[]): ValueDeclaration | undefined {
  return declarations.findLast(
    (one): one is ValueDeclaration => one.kind === 'value' && one.span.file === 0 && one.span.to <= end,
  );
}

/** The values of the names, or why there are none. */
function resultOf({ pattern }: ValueDeclaration, result: RunResult): string {
  const names = bindersOf(pattern).map(({ text }) => text);
  const failures = failuresOf(result);
  const stopped = failures.find(({ name }) => name !== undefined && names.includes(name))?.stopped;
  if (stopped) return reasonOf(stopped);
  const values = names.flatMap((name) => result.values.get(name) ?? []);
  if (values.length > 0) return values.map(print).join(', ').replaceAll('\n', '\\n');
  const first = failures.find(({ name }) => name === undefined)?.stopped;
  return first ? reasonOf(first) : 'no value';
}

/** Contracts that a fixture originates are in its folder. */
function runIn(analysis: Analysis, path: string): Promise<RunResult> {
  const read = (name: string) => readFileSync(join(path, '..', 'files', basename(name)), 'utf8');
  const load = loadContracts(read, ({ text, syntax }) => analyseText(text, syntax));
  return run(analysis, { load });
}
