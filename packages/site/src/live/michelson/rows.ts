/** The lines of a script, cut at its instructions. */
import type { CompiledContract, CompiledSection } from '../protocol/compiled';

export interface Segment {
  readonly text: string;
  /** The index of the instruction whose text this is. */
  readonly instruction?: number;
}

export interface Row {
  /** Counted from 0. */
  readonly line: number;
  readonly segments: readonly Segment[];
}

/** A section that can be folded to its first line. */
export interface Fold extends CompiledSection {
  readonly firstLine: number;
  readonly lastLine: number;
}

/** Blanks, braces and semicolons behind an instruction do not belong to it. */
const REST = /[\s;{}]*$/;

export function rowsOf({ text, instructions }: CompiledContract): readonly Row[] {
  let next = 0;
  let start = 0;
  return text.split('\n').map((content, line) => {
    const end = start + content.length;
    const segments: Segment[] = [];
    let at = start;
    for (let found = instructions[next]; found && found.from < end; found = instructions[next]) {
      if (found.from > at) segments.push({ text: text.slice(at, found.from) });
      const limit = Math.min(found.to, end, instructions[next + 1]?.from ?? end);
      const own = text.slice(found.from, limit).replace(REST, '');
      segments.push({ text: own, instruction: next });
      at = found.from + own.length;
      next += 1;
    }
    if (at < end) segments.push({ text: text.slice(at, end) });
    start = end + 1;
    return { line, segments };
  });
}

/** The entry points and views, which can be folded. */
export function foldsOf({ text, sections }: CompiledContract): readonly Fold[] {
  let line = 0;
  let at = 0;
  /** Counts on from the last offset: sections are in the order of the text. */
  const lineAt = (offset: number): number => {
    for (let end = text.indexOf('\n', at); end >= 0 && end < offset; end = text.indexOf('\n', at)) {
      line += 1;
      at = end + 1;
    }
    return line;
  };
  return sections
    .filter(({ kind }) => kind === 'entrypoint' || kind === 'view')
    .map((section) => ({ ...section, firstLine: lineAt(section.from), lastLine: lineAt(section.to) }));
}

/** The rows that remain when sections are folded; the first line of a folded one ends with an ellipsis. */
export function visibleRows(rows: readonly Row[], folded: readonly Fold[]): readonly Row[] {
  if (folded.length === 0) return rows;
  return rows.flatMap((row) => {
    if (folded.some(({ firstLine, lastLine }) => row.line > firstLine && row.line <= lastLine)) return [];
    const isFolded = folded.some(({ firstLine, lastLine }) => row.line === firstLine && lastLine > firstLine);
    return isFolded ? [{ ...row, segments: [...row.segments, { text: ' …' }] }] : [row];
  });
}

/** The instructions that come from a line of the source. */
export function instructionsFrom(
  { instructions }: CompiledContract,
  line: number | undefined,
): ReadonlySet<number> {
  const found = new Set<number>();
  if (line === undefined) return found;
  for (const [index, { place }] of instructions.entries()) if (place?.line === line) found.add(index);
  return found;
}
