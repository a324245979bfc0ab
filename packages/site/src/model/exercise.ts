/** Exercises and predictions of lessons, as authors write them. */
import type { Syntax } from './syntax';

/** A piece of code on a page. */
export interface CodePart {
  readonly code: string;
  /** The line of its first line in the file. */
  readonly line: number;
}

export type CodeBySyntax = Readonly<Record<Syntax, CodePart>>;

export const EXERCISE_ROLES = ['start', 'tests', 'solution'] as const;
export type ExerciseRole = (typeof EXERCISE_ROLES)[number];

/** How a mistake is recognised in each syntax; see `Mistake` of the language. */
export interface MistakeMarks {
  readonly match?: Readonly<Partial<Record<Syntax, string>>>;
  readonly fails?: string;
  readonly passes?: boolean;
}

/** A wrong attempt of an exercise. */
export interface WrongAttempt extends MistakeMarks {
  /** What readers are told, as text. */
  readonly answer: string;
  readonly line: number;
  readonly programs: CodeBySyntax;
}

export interface ExerciseSource extends Readonly<Record<ExerciseRole, CodeBySyntax>> {
  readonly id: string;
  readonly line: number;
  readonly wrong: readonly WrongAttempt[];
}

/** An answer as it is shown in each syntax. */
export type AnswerBySyntax = Readonly<Record<Syntax, string>>;

export interface PredictionSource {
  readonly id: string;
  readonly line: number;
  readonly programs: CodeBySyntax;
  /** The constant or test of the program whose value is asked for. */
  readonly value: string;
  readonly right: AnswerBySyntax;
  /** The answers to choose from; none if readers type. */
  readonly choices: readonly AnswerBySyntax[];
}
