/**
 * Limits that keep the build fast on any text. Error recovery costs up to a hundred times as much as parsing, and deep
 * nesting exhausts the stack; no sample is close to either limit.
 */

/** Broken code longer than this, in characters, is parsed without error recovery. */
export const MAX_REPAIRED = 2000;

/** Text longer than this, in characters, is shown without highlighting. */
export const MAX_HIGHLIGHTED = 30_000;

const MAX_NESTING = 400;

/** Whether brackets are nested too deeply for the parser's stack. */
export function isNestedTooDeeply(code: string): boolean {
  return tooDeepAt(code) !== undefined;
}

/** The first bracket that is nested too deeply. */
export function tooDeepAt(code: string): number | undefined {
  if (code.length < MAX_NESTING) return undefined;
  let depth = 0;
  for (let at = 0; at < code.length; at++) {
    const sign = code[at];
    if (sign === '(' || sign === '[' || sign === '{') {
      if (++depth > MAX_NESTING) return at;
    } else if (sign === ')' || sign === ']' || sign === '}') {
      depth = Math.max(0, depth - 1);
    }
  }
  return undefined;
}
