/** Typical mistakes in the answers to an exercise, and how they are recognised. */
import type { LigoSyntax } from '../../syntax/source';
import type { Outcome } from './answer';

/** What tells a mistake; at least one of `match` and `fails`. */
export interface Mistake {
  /** A regular expression that is found in the program without comments, where all white space is one space. */
  readonly match?: string | undefined;
  /** The hidden test that fails. */
  readonly fails?: string | undefined;
  /** All tests pass, but the program does not do what was asked. */
  readonly passes?: boolean | undefined;
}

interface Judged {
  readonly answer: string;
  readonly syntax: LigoSyntax;
  readonly outcome: Outcome;
}

export function isMistake(
  { match, fails, passes = false }: Mistake,
  { answer, syntax, outcome }: Judged,
): boolean {
  if (passes !== (outcome.kind === 'passed')) return false;
  if (match !== undefined && !matches(match, answer, syntax)) return false;
  if (fails === undefined) return match !== undefined;
  return outcome.kind === 'failed' && outcome.failed.some(({ name }) => name === fails);
}

/** Whether a pattern is found in a program. */
export function matches(pattern: string, program: string, syntax: LigoSyntax): boolean {
  return new RegExp(pattern, 'u').test(comparableCode(program, syntax));
}

const COMMENTS: Readonly<Record<LigoSyntax, RegExp>> = {
  jsligo: /("(?:[^"\\]|\\.)*"|`[^`]*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
  cameligo: /("(?:[^"\\]|\\.)*"|\{\|[\s\S]*?\|\})|\/\/[^\n]*|\(\*[\s\S]*?\*\)/g,
};

/**
 * A program in one line, without comments.
 * @internal
 */
export function comparableCode(program: string, syntax: LigoSyntax): string {
  const code = program.replace(COMMENTS[syntax], (_, kept: string | undefined) => kept ?? ' ');
  return code.replace(/\s+/g, ' ').trim();
}
