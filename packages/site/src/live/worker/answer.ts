/** Judges answers to exercises, in words. Loaded with the first one. */

import { judgeOf, type Mistake, type Outcome, shownReason } from '@ligo-docs/ligo';
import { explain } from '@ligo-docs/ligo/syntax';
import type { OpenProgram } from './programs';

/** What belongs to an answer, besides its program. */
export interface ExerciseTests {
  readonly start: string;
  readonly tests: string;
  readonly solution: string;
  readonly mistakes: readonly Mistake[];
}

export interface AnswerReport {
  readonly passed: boolean;
  /** Whether it passes, and if not, what to do: a sentence or two. */
  readonly message: string;
  /** One line for each problem or failed test. */
  readonly details: readonly string[];
  /** The index of the mistake that the answer makes. */
  readonly mistake: number | undefined;
}

export async function reportAnswer(
  opened: OpenProgram,
  own: ExerciseTests,
  onRun: () => void,
): Promise<AnswerReport> {
  const { syntax, text, language } = opened.analysis;
  const exercise = { syntax, ...own };
  const { outcome, mistake } = await judgeOf(language, exercise)(text, { load: opened.load, onRun });
  return { passed: outcome.kind === 'passed' && mistake === undefined, mistake, ...inWords(outcome, opened) };
}

function inWords(outcome: Outcome, opened: OpenProgram): Pick<AnswerReport, 'message' | 'details'> {
  const names = 'names' in outcome ? outcome.names.join(', ') : '';
  switch (outcome.kind) {
    case 'passed':
      return { message: outcome.tests === 1 ? 'The test passes.' : allPass(outcome.tests), details: [] };
    case 'refused':
      return {
        message: 'The program is not accepted, so the tests were not run.',
        details: opened.problems.map(({ report }) => report),
      };
    case 'missing':
      return {
        message: `The tests use ${names}, which your program does not declare. Keep the names of the start.`,
        details: [],
      };
    case 'misfit':
      return {
        message: 'The tests do not fit to your program. Keep the names and types that the task asks for.',
        details: [explain(outcome.problem)],
      };
    case 'shadowed':
      return {
        message: `Your program declares ${names} again, which the tests use. Remove that, so that the tests judge your program.`,
        details: [],
      };
    case 'retyped':
      return {
        message: `The tests pass, but ${outcome.name} has another type than the task asks for: it should be ${outcome.expected}.`,
        details: [],
      };
    case 'failed':
      return failedInWords(outcome, opened);
  }
}

const allPass = (count: number): string => `All ${count} tests pass.`;

function failedInWords(
  { failed, tests }: Extract<Outcome, { kind: 'failed' }>,
  { analysis, placeOf }: OpenProgram,
): Pick<AnswerReport, 'message' | 'details'> {
  const details = failed.map(({ name, stopped }) => {
    const inAnswer = stopped.calls.find(
      ({ span }) => span.file === 0 && span.to <= analysis.text.length && placeOf(span),
    );
    const line = inAnswer && placeOf(inAnswer.span)?.line;
    const where = line === undefined ? '' : ` (line ${line})`;
    return `${name ?? 'Your program'}: ${shownReason(stopped, analysis.syntax)}${where}`;
  });
  if (failed.some(({ name }) => name === undefined))
    return { message: 'Your program fails before the tests are run.', details };
  return { message: `${failed.length} of ${tests} ${tests === 1 ? 'test fails' : 'tests fail'}.`, details };
}
