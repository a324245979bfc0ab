/** The state of desugaring. */
import { Budget } from '../../syntax/budget';
import type { Problem } from '../../syntax/problem';
import type { LigoSyntax, SourceFile, Span } from '../../syntax/source';

export interface Desugaring {
  readonly files: readonly SourceFile[];
  readonly problems: Problem[];
  readonly budget: Budget;
  /** Counter for fresh names, which cannot occur in source code. */
  names: number;
}

export function createDesugaring(files: readonly SourceFile[], budget = new Budget()): Desugaring {
  return { files, budget, problems: [], names: 0 };
}

function syntaxAt(desugaring: Desugaring, span: Span): LigoSyntax {
  return desugaring.files[span.file]?.syntax ?? 'jsligo';
}

export function isJs(desugaring: Desugaring, span: Span): boolean {
  return syntaxAt(desugaring, span) === 'jsligo';
}

export function freshName(desugaring: Desugaring): string {
  desugaring.names += 1;
  return `#${desugaring.names}`;
}

export function refuse(
  desugaring: Desugaring,
  code: string,
  message: string,
  span: Span,
  hint?: string,
): void {
  desugaring.problems.push({ phase: 'core', code, message, span, ...(hint && { hint }) });
}
