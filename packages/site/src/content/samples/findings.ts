import type { Problem } from '../../model/problem';
import type { Content, Fragment } from '../content';

/** A text with samples, and the versions that show it. */
export type CheckedText = Pick<Fragment, 'file' | 'article' | 'versions'>;

export function textsOf({ pages, posts, fragments, collections }: Content): CheckedText[] {
  const ofPages = pages.flatMap(({ file, variants }) => variants.map((variant) => ({ ...variant, file })));
  const entries = collections.flatMap((collection) => collection.entries);
  return [...ofPages, ...posts, ...fragments.values(), ...entries];
}

/** The results of checking samples, which the checks add to. */
export interface Findings {
  readonly errors: Problem[];
  /** Pairs that declare different names without a stated reason. */
  readonly warnings: Problem[];
  /** Comments after declarations that were not treated as values, with the reason. */
  readonly exempt: Problem[];
  readonly counts: Counts;
}

/** What was checked; `judged` counts each program once for each version that shows it; `contracts` counts them once per library, `compiled`, `statedValues` and `printed` what is correct. */
interface Counts {
  programs: number;
  judged: number;
  refused: number;
  contracts: number;
  /** Pairs whose texts compile to the same contracts, or that have none. */
  pairs: number;
  compiled: number;
  run: number;
  tests: number;
  statedValues: number;
  printed: number;
}

export function noFindings(): Findings {
  return {
    errors: [],
    warnings: [],
    exempt: [],
    counts: {
      programs: 0,
      judged: 0,
      refused: 0,
      contracts: 0,
      pairs: 0,
      compiled: 0,
      run: 0,
      tests: 0,
      statedValues: 0,
      printed: 0,
    },
  };
}
