/** A place where code is wrong, as the checks find it. */
export interface Finding {
  offset: number;
  length: number;
  message: string;
}

/** A finding with its place told for people. */
export interface SyntaxProblem extends Finding {
  /** Counted from 1. */
  line: number;
  /** In characters, counted from 1. */
  column: number;
}

/** No one reads on after so many. */
const mostReported = 20;

/** Adds lines and columns, and puts findings in order. */
export function locate(code: string, findings: readonly Finding[]): SyntaxProblem[] {
  return [...findings]
    .sort((one, other) => one.offset - other.offset)
    .slice(0, mostReported)
    .map((finding) => ({ ...finding, ...lineAndColumn(code, finding.offset) }));
}

/** The line and column of an offset, both counted from 1. */
export function lineAndColumn(code: string, offset: number): { line: number; column: number } {
  const before = code.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
