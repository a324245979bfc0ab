/** A problem found by the checks. */
export interface Finding {
  offset: number;
  length: number;
  message: string;
  /** The correction, where it is certain: replacements in order. */
  fix?: readonly Replacement[];
}

export interface Replacement {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** A finding with its line and column. */
export interface SyntaxProblem extends Finding, Place {}

/** A line and a column, both counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Nobody would read more. */
const MAX_REPORTED = 20;

/** Adds lines and columns, and sorts the findings. */
export function locate(code: string, findings: readonly Finding[]): SyntaxProblem[] {
  const placeOf = placesIn(code);
  return [...findings]
    .sort((one, other) => one.offset - other.offset)
    .slice(0, MAX_REPORTED)
    .map((finding) => ({ ...finding, ...placeOf(finding.offset) }));
}

/** Converts offsets in `code` to lines and columns. */
function placesIn(code: string): (offset: number) => Place {
  const lineStarts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1 };
  };
}
