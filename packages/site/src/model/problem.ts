import { closestMatch } from 'leven';

/** A mistake in the content or the configuration, for a person to fix. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** What is wrong and what to do. */
  readonly message: string;
  /** Whether a page or a file is missing because of it: then the site is not built. */
  readonly isError?: true;
}

export type Reporter = (problem: Problem) => void;

/** `file:line:column: message`, as editors and terminals link it. */
export function formatProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  return `${place}: ${problem.message}`;
}

const collator = new Intl.Collator('en', { numeric: true });

/** Sorted by file and line, without duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const byText = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...byText].sort(([a], [b]) => collator.compare(a, b)).map(([, problem]) => problem);
}

/** The most similar of the known names, for 'did you mean' suggestions. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const maxDistance = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3));
  const inLowerCase = known.map((one) => one.toLowerCase());
  const closest = closestMatch(name.toLowerCase(), inLowerCase, { maxDistance });
  return closest === undefined ? undefined : known[inLowerCase.indexOf(closest)];
}

/** What to do about an unknown name: the most similar known one, or else other advice. */
export function didYouMean(name: string, known: Iterable<string>, otherwise: string): string {
  const guess = nearest(name, [...known]);
  return guess ? `did you mean '${guess}'?` : otherwise;
}
