/** What a program has to change when it moves from one version to another. */
import type { Diagnostic, TextEdit } from '../protocol/program';

export interface Comparison {
  /** Problems that only the newer check has, in the order of the text. */
  readonly broken: readonly Diagnostic[];
  /** Problems that both have: they are mistakes in the program itself. */
  readonly shared: number;
}

export function compareProblems(before: readonly Diagnostic[], after: readonly Diagnostic[]): Comparison {
  const known = new Set(before.map(placeKey));
  const broken = after.filter((problem) => !known.has(placeKey(problem)));
  return { broken, shared: after.length - broken.length };
}

/** Versions word the same mistake differently, so the place counts. */
function placeKey({ place, message }: Diagnostic): string {
  return place ? `${place.from}-${place.to}` : message;
}

/** The text with all edits; of edits that overlap, only the first is applied. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let done = 0;
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    if (edit.from < done) continue;
    result += text.slice(done, edit.from) + edit.text;
    done = edit.to;
  }
  return result + text.slice(done);
}
