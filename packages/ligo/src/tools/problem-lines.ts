/** Problems as commands print them. */
import { explain, focusOf, type Problem } from '../syntax/problem';
import type { SourceFile, Span } from '../syntax/source';
import { positionsIn } from './positions';

/** A problem's position: lines are 1-based, columns 0-based in code points, the end is exclusive. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Finds positions in files, whose lines are indexed once. */
export function placesIn(files: readonly SourceFile[]): (span: Span) => Place {
  const indexes = files.map(({ text }) => memoizeOne(() => positionsIn(text)));
  return (span) => {
    const positionOf = indexes[span.file]?.() ?? positionsIn('');
    const [start, end] = [positionOf(span.from), positionOf(span.to)];
    const file = files[span.file]?.path ?? '';
    return { file, ...start, endLine: end.line, endColumn: end.column };
  };
}

function memoizeOne<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Problems of a program, and its files. */
export interface Reported {
  readonly problems: readonly Problem[];
  readonly files: readonly SourceFile[];
}

/** The address of a page about a message, if there is one. */
export type PageAbout = (message: string) => string | undefined;

/** In the format of compilers, with the source line and a marker below what is wrong, and where to read more. */
export function linesOf({ problems, files }: Reported, pageAbout: PageAbout = () => undefined): string[] {
  const placeOf = placesIn(files);
  return problems.flatMap((problem) => {
    const { file, line, column } = placeOf(problem.span);
    const focus = focusOf(problem);
    const shown = placeOf(focus);
    const { text, before } = lineAround(files[focus.file]?.text ?? '', focus.from);
    const margin = shown.line === line ? '    ' : `    ${shown.line} | `;
    const end = shown.endLine === shown.line ? shown.endColumn : shown.column + 1;
    const page = pageAbout(explain(problem));
    const width = Math.max(1, Math.min(end - shown.column, text.length - before));
    return [
      `${file}:${line}:${column + 1}: ${problem.message}`,
      ...(problem.hint ? [`    ${problem.hint}`] : []),
      ...(text === ''
        ? []
        : [`${margin}${text}`, `${' '.repeat(margin.length + before)}${'^'.repeat(width)}`]),
      ...(page === undefined ? [] : [`    See ${page}`]),
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
