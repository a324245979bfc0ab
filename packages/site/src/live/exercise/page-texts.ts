/** The parts of an exercise as they are in the page, which readers without script read too. */
import type { MistakeMarks } from '../../model/exercise';
import type { Syntax } from '../../model/syntax';

export interface PageExercise {
  /** Its anchor. */
  readonly id: string;
  readonly start: string;
  readonly tests: string;
  readonly solution: string;
  /** The HTML of what readers are told about each mistake. */
  readonly answers: readonly string[];
}

/** Undefined outside of an exercise, or if it lacks the syntax. */
export function exerciseAround(host: Element | null, syntax: Syntax): PageExercise | undefined {
  const section = host?.closest<HTMLElement>('.exercise');
  const codeIn = (part: string) =>
    section?.querySelector(`.exercise-${part} figure.s-${syntax} pre code`)?.textContent;
  const [start, tests, solution] = [codeIn('start'), codeIn('tests'), codeIn('solution')];
  if (!section || typeof start !== 'string' || typeof tests !== 'string' || typeof solution !== 'string')
    return undefined;
  const answers = [...section.querySelectorAll('.exercise-wrong li')].map(({ innerHTML }) => innerHTML);
  return { id: section.id, start, tests, solution, answers };
}

/** The marks of mistakes in one syntax. */
export function mistakesIn(mistakes: readonly MistakeMarks[], syntax: Syntax) {
  return mistakes.map(({ match, fails, passes }) => ({ match: match?.[syntax], fails, passes }));
}
