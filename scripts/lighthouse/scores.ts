/** The goals for Lighthouse's scores, and what a report says against them. */

/** A page, and the lowest score that is accepted for its speed on a phone. */
export interface Goal {
  readonly path: string;
  readonly performance: number;
}

/** Every other category has to be perfect. */
const PERFECT = 100;

export const GOALS: readonly Goal[] = [
  { path: '/', performance: PERFECT },
  { path: '/docs/data-types/lists', performance: PERFECT },
  { path: '/docs/reference/list-reference', performance: PERFECT },
  { path: '/blog/v1-migration-guide', performance: PERFECT },
  { path: '/playground', performance: 95 },
];

/** The parts of a report that are used. Scores are between 0 and 1; null if a category could not be measured. */
export interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

export interface Score {
  readonly category: string;
  readonly score: number;
  readonly isGood: boolean;
  /** The titles of what was found, if the score is too low. */
  readonly causes: readonly string[];
}

export function scoresOf({ categories, audits }: Report, { performance }: Goal): Score[] {
  return Object.entries(categories).map(([category, { score, auditRefs }]) => {
    const points = Math.round((score ?? 0) * 100);
    const isGood = points >= (category === 'performance' ? performance : PERFECT);
    const failed = auditRefs.flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 0.9 ? [audit.title] : [];
    });
    return { category, score: points, isGood, causes: isGood ? [] : failed };
  });
}

/** One line for a page, and one for each cause. */
export function linesFor(path: string, scores: readonly Score[]): string[] {
  const figures = scores.map(
    ({ category, score, isGood }) => `${category} ${score}${isGood ? '' : ' (too low)'}`,
  );
  const causes = scores.flatMap((score) => score.causes.map((cause) => `  ${score.category}: ${cause}`));
  return [`${path}: ${figures.join(', ')}`, ...new Set(causes)];
}
