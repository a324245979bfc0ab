/** Judges an answer to an exercise: a program that hidden tests are added to. */
import type { Stopped } from '../../chain/run';
import type { Program } from '../../syntax/ast';
import { memoize } from '../../syntax/memoize';
import { declaredNames, usedSymbols } from '../../syntax/names';
import { parseProgram } from '../../syntax/parse-program';
import type { Problem } from '../../syntax/problem';
import type { LigoSyntax } from '../../syntax/source';
import { type Analysis, analyse, type Language } from '../analyse';
import { type RunOptions, run } from '../run';
import { failuresOf } from '../run-report';
import { isMistake, type Mistake } from './mistake';
import { type Retyped, retyped } from './signature';

export interface Exercise {
  readonly syntax: LigoSyntax;
  /** The program from which readers begin. */
  readonly start: string;
  /** Declarations that are added to an answer; those whose names begin with `test` must pass. */
  readonly tests: string;
  /** Its types are those that the exercise asks for. */
  readonly solution: string;
  /** In the order in which they are compared with an answer. */
  readonly mistakes: readonly Mistake[];
}

/** A test that failed; without a name, a declaration outside of the tests. */
export interface FailedTest {
  readonly name: string | undefined;
  readonly stopped: Stopped;
}

export type Outcome =
  | { readonly kind: 'passed'; readonly tests: number }
  /** The answer itself has problems. */
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  /** The tests need these names, which the start declares and the answer does not. */
  | { readonly kind: 'missing'; readonly names: readonly string[] }
  /** The tests do not fit to the answer: it changes the type of something. */
  | { readonly kind: 'misfit'; readonly problem: Problem }
  /** The answer declares library modules again that the tests use. */
  | { readonly kind: 'shadowed'; readonly names: readonly string[] }
  /** The tests pass, but something has another type than the exercise asks for. */
  | ({ readonly kind: 'retyped' } & Retyped)
  | { readonly kind: 'failed'; readonly failed: readonly FailedTest[]; readonly tests: number };

export interface Judgement {
  readonly outcome: Outcome;
  /** The first mistake that the answer makes. */
  readonly mistake: number | undefined;
  /** Of the answer with the tests. */
  readonly analysis: Analysis;
}

type AnswerOptions = Pick<RunOptions, 'load' | 'time'> & {
  /** Called when the answer has been checked, before the tests run. */
  readonly onRun?: () => void;
};

export type Judge = (answer: string, options?: AnswerOptions) => Promise<Judgement>;

/** Judges any number of answers to an exercise. */
export function judgeOf(language: Language, exercise: Exercise): Judge {
  const opened = openExercise(language, exercise);
  return async (answer, options = {}) => {
    const { outcome, analysis } = await outcomeOf(opened, answer, options);
    const { mistakes, syntax } = exercise;
    const found = mistakes.findIndex((mistake) => isMistake(mistake, { answer, syntax, outcome }));
    return { outcome, analysis, mistake: found < 0 ? undefined : found };
  };
}

type OpenExercise = ReturnType<typeof openExercise>;

/** What does not depend on the answer, each read at most once. */
function openExercise(language: Language, { syntax, start, tests, solution }: Exercise) {
  const read = (text: string) => analyse(language, { file: 'answer', text, syntax });
  const parsed = memoize((text: string) => parseProgram({ file: 'text', text, syntax }).program);
  const solved = memoize((_: 'solution') => read(solution));
  return {
    read,
    tests,
    startNames: () => declaredNames(parsed(start)),
    testNames: () => testsAmong(declaredNames(parsed(tests))),
    modules: () => modulesOf(parsed(tests), language),
    solution: () => solved('solution'),
  };
}

interface Judged {
  readonly outcome: Outcome;
  readonly analysis: Analysis;
}

async function outcomeOf(
  exercise: OpenExercise,
  answer: string,
  { onRun, ...options }: AnswerOptions,
): Promise<Judged> {
  const { read, tests } = exercise;
  // Alone first: an open comment at its end would hide the tests.
  const alone = read(answer);
  if (alone.problems.length > 0)
    return { outcome: { kind: 'refused', problems: alone.problems }, analysis: alone };
  const declared = declaredNames(alone.program);
  const shadowed = exercise.modules().filter((name) => declared.includes(name));
  if (shadowed.length > 0) return { outcome: { kind: 'shadowed', names: shadowed }, analysis: alone };
  const analysis = read(`${answer}\n${tests}`);
  const [problem] = analysis.problems;
  if (problem) {
    const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(tests);
    const names = exercise.startNames().filter((name) => !declared.includes(name) && isUsed(name));
    return { outcome: names.length > 0 ? { kind: 'missing', names } : { kind: 'misfit', problem }, analysis };
  }
  onRun?.();
  const failed = failuresOf(await run(analysis, options));
  const count = exercise.testNames().length;
  if (failed.length > 0) return { outcome: { kind: 'failed', failed, tests: count }, analysis };
  const other = retyped(alone, exercise.solution(), tests);
  if (other) return { outcome: { kind: 'retyped', ...other }, analysis };
  return { outcome: { kind: 'passed', tests: count }, analysis };
}

/** The hidden tests of an exercise. */
export function testNames(tests: string, syntax: LigoSyntax): string[] {
  return testsAmong(declaredNames(parseProgram({ file: 'tests', text: tests, syntax }).program));
}

const testsAmong = (names: readonly string[]): string[] => names.filter((name) => name.startsWith('test'));

/** The modules of the library that the tests use, by the first parts of their names. */
function modulesOf(tests: Program, { entries }: Language): string[] {
  const roots = new Set([...entries.keys()].flatMap((name) => (name.includes('.') ? [rootOf(name)] : [])));
  const used = new Set(usedSymbols(tests).map(({ name }) => rootOf(name)));
  return [...used].filter((root) => roots.has(root));
}

const rootOf = (name: string): string => name.split('.')[0] ?? name;
