/** Problems in the terminal of the dev server: the same as in the browser, once each, and again when they are fixed. */
import { formatProblem, type Problem } from '../../model/problem';

/** Called with the problems of each page that has been shown. */
export type ProblemLog = (address: string, problems: readonly Problem[]) => void;

export function problemLog(log: (line: string) => void): ProblemLog {
  const shownAt = new Map<string, ReadonlyMap<string, Problem>>();
  const isShown = (key: string) => [...shownAt.values()].some((problems) => problems.has(key));
  return (address, problems) => {
    const before = shownAt.get(address) ?? new Map<string, Problem>();
    const now = new Map(problems.map((problem) => [identityOf(problem), problem]));
    const added = [...now].filter(([key]) => !isShown(key));
    shownAt.set(address, now);
    for (const [, problem] of added) log(`warning: ${formatProblem(problem)}`);
    for (const [key, problem] of before) if (!isShown(key)) log(`fixed: ${formatProblem(problem)}`);
  };
}

/** An edit above a problem moves it to another line; it is still the same one. */
function identityOf({ file, message }: Problem): string {
  return `${file}: ${message}`;
}
