/** How often we agree with the compiler. */
import type { Problem } from '@ligo-docs/ligo/syntax';
import type { Place, Verdict } from './evidence';

/** Our verdict on a program. */
export type OwnVerdict =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly line: number; readonly problem: Problem }
  | { readonly kind: 'crashed'; readonly error: unknown };

export class Tally {
  agreed = 0;
  total = 0;

  count(agrees: boolean): boolean {
    this.total += 1;
    if (agrees) this.agreed += 1;
    return agrees;
  }

  toString(): string {
    const percent = this.total === 0 ? '–' : `${((100 * this.agreed) / this.total).toFixed(2)} %`;
    return `${percent} (${this.agreed} of ${this.total})`;
  }
}

export function sameVerdict(expected: Verdict, own: OwnVerdict): boolean {
  return (expected.verdict === 'ok') === (own.kind === 'accepted') && own.kind !== 'crashed';
}

/** If the compiler reports no line, any line counts as the same. */
export function sameLine(expected: Place, own: OwnVerdict): boolean {
  return (
    own.kind === 'refused' &&
    (expected.line === null || expected.line === undefined || expected.line === own.line)
  );
}
