/** The state of one translation. */
import type { Expression, Node } from '../../syntax/ast';
import type { Problem } from '../../syntax/problem';
import type { LigoSyntax, Span } from '../../syntax/source';
import { prune, type Type } from '../../types/type';
import type { TypedProgram } from '../../types/typed';
import type { Comments } from './comments';

export interface Translating {
  readonly text: string;
  /** The same for a file whose text is included: its own text and comments. */
  readonly inFile: (file: number) => Translating;
  readonly to: LigoSyntax;
  readonly typed: TypedProgram;
  readonly comments: Comments;
  readonly problems: Problem[];
  /** Names that other modules use: JsLIGO exports them. */
  readonly usedOutside: ReadonlySet<string>;
  /** The second attempt: lists are marked as such also where their context may do it, and all names are exported. */
  readonly explicit: boolean;
}

/** Reports what has no counterpart; the returned text stands in its place. */
export function refuse(context: Translating, span: Span, message: string, hint: string): string {
  const problem = { phase: 'core', code: 'untranslatable', message, hint, span } as const;
  context.problems.push(problem);
  return '()';
}

export function sourceOf({ text }: Translating, { span }: Node): string {
  return text.slice(span.from, span.to);
}

/** The type of an expression, if it was checked. */
export function typeOf({ typed }: Translating, expression: Expression): Type | undefined {
  const type = typed.types.get(expression);
  return type && prune(type);
}

export function isConstant(type: Type | undefined, name: string): boolean {
  return type?.kind === 'constant' && type.name === name;
}

/** Text with the precedence of its outermost operator. */
export interface Piece {
  readonly text: string;
  readonly level: number;
  /** Whether it ends with a `match` that would take the clauses behind it. */
  readonly open?: boolean;
}

/** In parentheses unless its precedence is at least `level`. */
export function paren({ text, level }: Piece, needed: number): string {
  return level < needed ? `(${text})` : text;
}
