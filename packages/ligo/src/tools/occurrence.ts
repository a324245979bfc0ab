/** The name at a position of a program, with its declaration. */
import type { Span } from '../syntax/source';
import type { Type } from '../types/type';
import type { Analysis } from './analyse';
import { memberOccurrences } from './members';

export interface Occurrence {
  readonly kind: 'value' | 'binder' | 'type' | 'module' | 'signature' | 'field' | 'constructor';
  /** With its path. */
  readonly name: string;
  readonly span: Span;
  readonly type?: Type;
  readonly mutable?: boolean;
  /** Where it is declared; absent for the library. */
  readonly definition?: Span;
}

/** The innermost name at an offset of the main file. */
export function occurrenceAt(analysis: Analysis, offset: number): Occurrence | undefined {
  let best: Occurrence | undefined;
  for (const occurrence of occurrences(analysis)) {
    const { span } = occurrence;
    if (span.file !== 0 || offset < span.from || offset > span.to) continue;
    if (best === undefined || width(span) < width(best.span)) best = occurrence;
  }
  return best;
}

function* occurrences(analysis: Analysis): Generator<Occurrence> {
  const { typed } = analysis;
  for (const { name, span, type, mutable } of typed.binders) {
    yield { kind: 'binder', name, span, type, mutable, definition: span };
  }
  for (const { name, span, type, definition } of typed.uses) {
    yield { kind: 'value', name, span, type, ...(definition && { definition }) };
  }
  for (const { kind, name, span, type, definition } of typed.references) {
    yield { kind, name, span, ...(type && { type }), ...(definition && { definition }) };
  }
  yield* memberOccurrences(analysis);
}

/** The names of the main file in source order, without their paths; the first one if spans coincide. */
export function namesInOrder(analysis: Analysis): Occurrence[] {
  return namesOfFiles(analysis).filter(({ span }) => span.file === 0);
}

/** The names of all files of the program, in the order of files and positions. */
export function namesOfFiles(analysis: Analysis): Occurrence[] {
  const byStart = new Map<string, Occurrence>();
  for (const occurrence of occurrences(analysis)) {
    const { file } = occurrence.span;
    // The main file is the text that was asked about.
    const text = file === 0 ? analysis.text : (analysis.program.files[file]?.text ?? '');
    const span = spanOfName(occurrence, text);
    if (!span) continue;
    const key = `${file}:${span.from}`;
    if (!byStart.has(key)) byStart.set(key, { ...occurrence, span });
  }
  return [...byStart.values()].sort((a, b) => a.span.file - b.span.file || a.span.from - b.span.from);
}

/** The span of the last part of a name: `map` in `List.map`. Undefined for names not in the source. */
function spanOfName({ name, span }: Occurrence, text: string): Span | undefined {
  const last = name.slice(name.lastIndexOf('.') + 1);
  // Only the span is searched: a name that is not in the source would be looked for up to the start of the program.
  const at = last === '' || last === '_' ? -1 : lastWordAt(text.slice(span.from, span.to), last);
  if (at < 0) return undefined;
  const from = span.from + at;
  return { ...span, from, to: from + last.length };
}

/** Where a name last occurs as a whole word: the `unit` of a function without parameters is not in `units`. */
function lastWordAt(text: string, name: string): number {
  const isPart = (character: string) => /[\w']/.test(character);
  let at = text.lastIndexOf(name);
  while (at >= 0 && (isPart(text.charAt(at - 1)) || isPart(text.charAt(at + name.length))))
    at = at === 0 ? -1 : text.lastIndexOf(name, at - 1);
  return at;
}

function width(span: Span): number {
  return span.to - span.from;
}
