/** Exercises are what they say: the start fails, the solution passes, and each wrong attempt gets its answer. */
import {
  type Exercise,
  type Judgement,
  judgeOf,
  type Language,
  matches,
  reasonOf,
  testNames,
} from '@ligo-docs/ligo';
import { explain } from '@ligo-docs/ligo/syntax';
import type { CodePart, ExerciseSource, WrongAttempt } from '../../model/exercise';
import { SYNTAX_LABELS, SYNTAXES, type Syntax } from '../../model/syntax';

type Fail = (line: number, message: string) => void;

/** Longer than any honest exercise takes, also on a busy machine. */
const TIME = { now: () => performance.now(), ms: 20_000, advice: 'Make the program smaller.' };

export async function checkExercise(source: ExerciseSource, language: Language, fail: Fail): Promise<void> {
  for (const syntax of SYNTAXES) await checkIn(source, syntax, language, fail);
}

async function checkIn(
  source: ExerciseSource,
  syntax: Syntax,
  language: Language,
  fail: Fail,
): Promise<void> {
  const exercise = exerciseIn(source, syntax);
  const name = SYNTAX_LABELS[syntax];
  const judgeText = judgeOf(language, exercise);
  const judge = ({ code }: CodePart) => judgeText(code, { time: TIME });
  const tests = testNames(exercise.tests, syntax);
  if (tests.length === 0)
    fail(
      source.tests[syntax].line,
      `The tests in ${name} have no test: declare a name that begins with test.`,
    );
  const start = await judge(source.start[syntax]);
  if (start.outcome.kind === 'passed')
    fail(source.start[syntax].line, `The start in ${name} passes the tests: there is nothing to do.`);
  const solution = await judge(source.solution[syntax]);
  if (solution.outcome.kind !== 'passed')
    fail(
      source.solution[syntax].line,
      `The solution in ${name} does not pass the tests: ${outcomeText(solution)}`,
    );
  for (const [index, wrong] of source.wrong.entries()) {
    checkMarks(wrong, { source, syntax, tests }, fail);
    checkAnswered(await judge(wrong.programs[syntax]), { source, index, syntax }, fail);
  }
}

function exerciseIn({ start, tests, solution, wrong }: ExerciseSource, syntax: Syntax): Exercise {
  return {
    syntax,
    start: start[syntax].code,
    tests: tests[syntax].code,
    solution: solution[syntax].code,
    mistakes: wrong.map(({ match, fails, passes }) => ({ match: match?.[syntax], fails, passes })),
  };
}

interface InSyntax {
  readonly source: ExerciseSource;
  readonly syntax: Syntax;
}

/** The marks of a mistake name tests that exist, and are not those of the solution. */
function checkMarks(
  { match, fails, line }: WrongAttempt,
  { source, syntax, tests }: InSyntax & { readonly tests: readonly string[] },
  fail: Fail,
): void {
  if (fails !== undefined && !tests.includes(fails))
    fail(line, `There is no test '${fails}' in ${SYNTAX_LABELS[syntax]}: use one of ${tests.join(', ')}.`);
  const pattern = match?.[syntax];
  if (pattern !== undefined && matches(pattern, source.solution[syntax].code, syntax))
    fail(line, `'${pattern}' also matches the solution in ${SYNTAX_LABELS[syntax]}: make it narrower.`);
}

/** A wrong attempt gets exactly its own answer. */
function checkAnswered(
  judgement: Judgement,
  { source, index, syntax }: InSyntax & { readonly index: number },
  fail: Fail,
): void {
  const wrong = source.wrong[index];
  if (!wrong || judgement.mistake === index) return;
  const subject = `This wrong attempt in ${SYNTAX_LABELS[syntax]}`;
  fail(wrong.programs[syntax].line, `${subject} ${whyNotAnswered(judgement, wrong, source)}`);
}

function whyNotAnswered(judgement: Judgement, { passes }: WrongAttempt, { wrong }: ExerciseSource): string {
  const passed = judgement.outcome.kind === 'passed';
  if (passed && !passes) return 'passes all tests: add a test that it fails.';
  if (!passed && passes) return `should pass: ${outcomeText(judgement)}`;
  const other = judgement.mistake === undefined ? undefined : wrong[judgement.mistake];
  if (other) return `gets the answer of another one, '${other.answer}': narrow that one.`;
  return `is not recognised by its marks: ${outcomeText(judgement)}`;
}

function outcomeText({ outcome, analysis }: Judgement): string {
  switch (outcome.kind) {
    case 'passed':
      return 'all tests pass.';
    case 'refused':
      return outcome.problems.slice(0, 1).map(explain).join('');
    case 'missing':
      return `the tests need ${outcome.names.join(', ')}, which it does not declare.`;
    case 'misfit':
      return `the tests do not fit to it: ${explain(outcome.problem)}`;
    case 'shadowed':
      return `it declares ${outcome.names.join(', ')} again, which the tests use.`;
    case 'retyped':
      return `all tests pass, but ${outcome.name} should have the type ${outcome.expected}.`;
    case 'failed':
      return outcome.failed
        .map(({ name, stopped }) => {
          const [place] = stopped.calls;
          const at = place ? ` (at ${quoted(analysis.text, place.span)})` : '';
          return `${name ?? 'the program'} fails, ${reasonOf(stopped)}${at}`;
        })
        .join('; ');
  }
}

const MAX_QUOTED = 60;

function quoted(text: string, { from, to }: { readonly from: number; readonly to: number }): string {
  const code = text.slice(from, to).replace(/\s+/g, ' ');
  return `'${code.length > MAX_QUOTED ? `${code.slice(0, MAX_QUOTED)}…` : code}'`;
}
