/** What the quick fixes know about the place they are asked for. */
import type { Edit } from '../../syntax/problem';
import type { Span } from '../../syntax/source';
import type { Analysis } from '../analyse';

export interface QuickFix {
  /** In the imperative: "Wrap it in `Some`". */
  readonly title: string;
  /** In the main file, in order. */
  readonly edits: readonly Edit[];
}

export function replace(span: Span, text: string): Edit {
  return { span, text };
}

export function insert(at: number, text: string): Edit {
  return { span: { file: 0, from: at, to: at }, text };
}

/** Brackets or a call around an expression. */
export function around({ from, to }: Span, before: string, after: string): readonly Edit[] {
  return [insert(from, before), insert(to, after)];
}

/** The code of a span of the main file. */
export function codeOf({ text }: Analysis, { from, to }: Span): string {
  return text.slice(from, to);
}

/** The white space that starts the line of an offset. */
export function indentAt({ text }: Analysis, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
