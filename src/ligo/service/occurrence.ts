/** The name at a place of a program, with where it is declared. */
import type { Span } from '../syntax/source';
import type { Type } from '../types/type';
import type { Analysis } from './analyse';

export interface Occurrence {
  readonly kind: 'value' | 'binder' | 'type' | 'module' | 'signature';
  /** With its path. */
  readonly name: string;
  readonly span: Span;
  readonly type?: Type;
  readonly mutable?: boolean;
  /** Where it is declared; absent for the library. */
  readonly definition?: Span;
}

/** The innermost name around an offset of the main file. */
export function occurrenceAt(analysis: Analysis, offset: number): Occurrence | undefined {
  let best: Occurrence | undefined;
  for (const occurrence of occurrences(analysis)) {
    const { span } = occurrence;
    if (span.file !== 0 || offset < span.from || offset > span.to) continue;
    if (best === undefined || width(span) < width(best.span)) best = occurrence;
  }
  return best;
}

export function* occurrences({ typed }: Analysis): Generator<Occurrence> {
  for (const { name, span, type, mutable } of typed.binders) {
    yield { kind: 'binder', name, span, type, mutable, definition: span };
  }
  for (const { name, span, type, definition } of typed.uses) {
    yield { kind: 'value', name, span, type, ...(definition && { definition }) };
  }
  for (const { kind, name, span, type, definition } of typed.references) {
    yield { kind, name, span, ...(type && { type }), ...(definition && { definition }) };
  }
}

function width(span: Span): number {
  return span.to - span.from;
}
