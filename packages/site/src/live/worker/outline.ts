import { declarations, type OutlineItem, outline } from '@ligo-docs/ligo';
import type { OutlineEntry } from '../protocol/program';
import type { OpenProgram } from './programs';

/** The declarations in the text itself, with their types. */
export function outlineOf({ analysis, isInText, placeOf }: OpenProgram): readonly OutlineEntry[] {
  const typed = new Map(declarations(analysis).map(({ declaration, span }) => [span.from, declaration]));
  const entries = (items: readonly OutlineItem[]): readonly OutlineEntry[] =>
    items.flatMap(({ name, kind, span, children }): readonly OutlineEntry[] => {
      const place = isInText(span) ? placeOf(span) : undefined;
      if (!place) return [];
      const declaration = typed.get(span.from);
      return [{ name, kind, ...(declaration && { declaration }), place, children: entries(children) }];
    });
  return entries(outline(analysis));
}
