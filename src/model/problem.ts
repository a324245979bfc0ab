/** A mistake in the content or the configuration, for a person to fix. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** What is wrong and what to do. */
  readonly message: string;
}

export type Reporter = (problem: Problem) => void;

/** `file:line:column: message`, as editors and terminals link it. */
export function formatProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  return `${place}: ${problem.message}`;
}

/** Sorted by file and line, without duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...seen.values()].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      a.message.localeCompare(b.message),
  );
}

/** The most similar of the known names, for 'did you mean' suggestions. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3))) + 1;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** What to do about an unknown name: the most similar known one, or else other advice. */
export function didYouMean(name: string, known: Iterable<string>, otherwise: string): string {
  const guess = nearest(name, [...known]);
  return guess ? `did you mean '${guess}'?` : otherwise;
}

function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? limit;
}
