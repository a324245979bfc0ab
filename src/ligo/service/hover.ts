/** What a reader sees when pointing at a name. */
import type { LibraryEntry } from '../library/entry';
import type { Span } from '../syntax/source';
import { prune, type Type } from '../types/type';
import type { Analysis } from './analyse';
import { displayType } from './display';
import { type Occurrence, occurrenceAt } from './occurrence';

export type HoverKind = 'function' | 'constant' | 'variable' | 'type' | 'module' | 'signature';

export interface Hover {
  readonly kind: HoverKind;
  /** With its path: `List.map`. */
  readonly name: string;
  /** In the syntax of the program; of types their definition. */
  readonly type?: string;
  /** What the reference says about it. */
  readonly entry?: LibraryEntry;
  readonly span: Span;
}

export function hover(analysis: Analysis, offset: number): Hover | undefined {
  const found = occurrenceAt(analysis, offset);
  return found && hoverOf(analysis, found);
}

function hoverOf(analysis: Analysis, occurrence: Occurrence): Hover {
  const { name, span, type, definition } = occurrence;
  const entry = definition === undefined ? analysis.language.entries.get(name) : undefined;
  return {
    kind: kindOf(occurrence),
    name,
    ...(type && { type: displayed(analysis, occurrence, type) }),
    ...(entry && { entry }),
    span,
  };
}

function kindOf({ kind, type, mutable }: Occurrence): HoverKind {
  if (kind === 'type' || kind === 'module' || kind === 'signature') return kind;
  if (mutable) return 'variable';
  return type !== undefined && isFunction(type) ? 'function' : 'constant';
}

export function isFunction(type: Type): boolean {
  const known = prune(type);
  return known.kind === 'arrow' || (known.kind === 'forall' && isFunction(known.body));
}

/** The name of a type says nothing about it, so its definition is shown one level deep. */
function displayed(analysis: Analysis, { kind }: Occurrence, type: Type): string {
  if (kind !== 'type' || type.kind === 'exists') return displayType(type, analysis.syntax);
  return displayType({ ...type, alias: undefined }, analysis.syntax);
}
