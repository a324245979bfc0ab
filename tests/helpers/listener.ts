import { formatProblem, type Reporter } from '../../packages/site/src/model/problem';

/** Collects problems as formatted messages. */
export function listener(): { readonly report: Reporter; readonly messages: string[] } {
  const messages: string[] = [];
  return { report: (problem) => void messages.push(formatProblem(problem)), messages };
}
