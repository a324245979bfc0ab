import { formatProblem, type Reporter } from '../../src/model/problem';

/** Takes problems and remembers them as the texts that a person reads. */
export function listener(): { readonly report: Reporter; readonly told: string[] } {
  const told: string[] = [];
  return { report: (problem) => void told.push(formatProblem(problem)), told };
}
