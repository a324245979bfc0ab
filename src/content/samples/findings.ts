import type { Problem } from '../../model/problem';
import type { Content, TextVariant } from '../content';

/** A text with samples, and the versions that show it. */
export interface CheckedText extends Pick<TextVariant, 'article' | 'versions'> {
  readonly file: string;
}

export function textsOf({ pages, posts, fragments }: Content): CheckedText[] {
  const ofPages = pages.flatMap(({ file, variants }) => variants.map((variant) => ({ ...variant, file })));
  return [...ofPages, ...posts, ...fragments.values()];
}

/** What checks have found in samples. */
export interface Findings {
  readonly errors: Problem[];
  /** Pairs that declare different names without a stated reason. */
  readonly warnings: Problem[];
  /** Comments after declarations that were not taken for values, with the reason. */
  readonly exempt: Problem[];
  /** What was checked and is right; `printed` are outputs on pages. */
  readonly counts: Record<'programs' | 'run' | 'tests' | 'statedValues' | 'printed', number>;
}

export function noFindings(): Findings {
  const counts = { programs: 0, run: 0, tests: 0, statedValues: 0, printed: 0 };
  return { errors: [], warnings: [], exempt: [], counts };
}
