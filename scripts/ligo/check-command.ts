import { contractProblems } from '@ligo-docs/ligo';
import { explain, focusOf } from '@ligo-docs/ligo/syntax';
import { type Checked, type Checker, placesIn } from './checker';

interface Output {
  readonly log: (line: string) => void;
  readonly json: boolean;
}

/** Checks files and compiles their contracts, prints their problems, and returns the exit code. */
export function checkFiles(files: readonly string[], checker: Checker, { log, json }: Output): number {
  let wrong = 0;
  for (const file of files) {
    const checked = withContracts(checker.checkFile(file));
    if (checked.problems.length > 0) wrong += 1;
    if (json) log(JSON.stringify(reportOf(file, checked)));
    else for (const line of linesOf(checked)) log(line);
  }
  if (!json) log(`${files.length} ${files.length === 1 ? 'file' : 'files'}, ${wrong} with problems`);
  return wrong === 0 ? 0 : 1;
}

/** Contracts of programs without other problems must compile. */
function withContracts(checked: Checked): Checked {
  if (checked.problems.length > 0) return checked;
  return { ...checked, problems: contractProblems(checked.typed) };
}

interface TypesOutput {
  readonly log: (line: string) => void;
  /** Receives the problems of a file, which are not part of the JSON. */
  readonly warn: (line: string) => void;
}

/** Prints the types of values, types, uses and binders of files, one line of JSON each. */
export function listTypes(files: readonly string[], checker: Checker, { log, warn }: TypesOutput): number {
  let wrong = 0;
  for (const file of files) {
    const checked = checker.checkFile(file);
    if (checked.problems.length > 0) wrong += 1;
    for (const line of linesOf(checked)) warn(line);
    log(JSON.stringify({ program: file, ...checked.listing() }));
  }
  return wrong === 0 ? 0 : 1;
}

function reportOf(file: string, { problems, files }: Checked) {
  const placeOf = placesIn(files);
  return {
    file,
    ok: problems.length === 0,
    problems: problems.map((problem) => {
      const { file: place, ...range } = placeOf(problem.span);
      const { file: _, ...focus } = placeOf(focusOf(problem));
      const fix = problem.fix?.map(({ span, text }) => {
        const { file: __, ...edited } = placeOf(span);
        return { ...edited, text };
      });
      return {
        ...range,
        message: explain(problem),
        ...(problem.focus && { focus }),
        ...(place !== file && { file: place }),
        ...(fix && { fix }),
      };
    }),
  };
}

/** In the format of compilers, with the source line and a marker below what is wrong. */
export function linesOf({ problems, files }: Pick<Checked, 'problems' | 'files'>): string[] {
  const placeOf = placesIn(files);
  return problems.flatMap((problem) => {
    const { file, line, column } = placeOf(problem.span);
    const focus = focusOf(problem);
    const shown = placeOf(focus);
    const { text, before } = lineAround(files[focus.file]?.text ?? '', focus.from);
    const margin = shown.line === line ? '    ' : `    ${shown.line} | `;
    const end = shown.endLine === shown.line ? shown.endColumn : shown.column + 1;
    const width = Math.max(1, Math.min(end - shown.column, text.length - before));
    return [
      `${file}:${line}:${column + 1}: ${problem.message}`,
      ...(problem.hint ? [`    ${problem.hint}`] : []),
      ...(text === ''
        ? []
        : [`${margin}${text}`, `${' '.repeat(margin.length + before)}${'^'.repeat(width)}`]),
    ];
  });
}

/** Of longer lines, only the part around a problem is shown. */
const MAX_LINE = 200;
const MAX_BEFORE = 80;

/** The line of an offset, and how many code points of it are before the offset. */
function lineAround(text: string, offset: number): { readonly text: string; readonly before: number } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', offset);
  const end = next < 0 ? text.length : next;
  if (end - start <= MAX_LINE)
    return { text: text.slice(start, end), before: codePoints(text.slice(start, offset)) };
  const from = Math.max(start, offset - MAX_BEFORE);
  const shown = text.slice(from, Math.min(end, from + MAX_LINE));
  return {
    text: `${from > start ? '…' : ''}${shown}${from + MAX_LINE < end ? '…' : ''}`,
    before: codePoints(text.slice(from, offset)) + (from > start ? 1 : 0),
  };
}

const codePoints = (text: string): number => [...text].length;
