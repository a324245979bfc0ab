/** Where the name at a place is declared. */
import type { Span } from '../syntax/source';
import type { Analysis } from './analyse';
import { occurrenceAt, occurrences } from './occurrence';

export function definition(analysis: Analysis, offset: number): Span | undefined {
  return occurrenceAt(analysis, offset)?.definition;
}

/** All places that mention what is declared at the same place as the name here, its declaration included. */
export function references(analysis: Analysis, offset: number): Span[] {
  const target = definition(analysis, offset);
  if (target === undefined) return [];
  const spans = [...occurrences(analysis)]
    .filter((one) => one.definition?.file === target.file && one.definition.from === target.from)
    .map(({ span }) => span);
  const distinct = new Map([target, ...spans].map((span) => [`${span.file}:${span.from}`, span]));
  return [...distinct.values()].sort((a, b) => a.file - b.file || a.from - b.from);
}
