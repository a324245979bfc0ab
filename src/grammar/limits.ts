/**
 * Bounds that keep the build quick on any text. Repair of broken code costs up to a hundred times as much as
 * parsing, and deep nesting exhausts the stack; no sample comes near either bound.
 */

/** Broken code longer than this, in characters, is not repaired. */
export const longestRepaired = 2000;

/** Text longer than this, in characters, is shown without colours: it is no sample. */
export const longestHighlighted = 30_000;

const deepestNesting = 400;

/** Whether brackets nest deeper than anyone writes. */
export function isNestedTooDeeply(code: string): boolean {
  if (code.length < deepestNesting) return false;
  let depth = 0;
  for (let at = 0; at < code.length; at++) {
    const sign = code[at];
    if (sign === '(' || sign === '[' || sign === '{') {
      if (++depth > deepestNesting) return true;
    } else if (sign === ')' || sign === ']' || sign === '}') {
      depth = Math.max(0, depth - 1);
    }
  }
  return false;
}
