/** Hover information for names. */
import type { LibraryEntry } from '../library/entry';
import { Budget } from '../syntax/budget';
import type { Span } from '../syntax/source';
import { prune, type Type } from '../types/type';
import type { Analysis } from './analyse';
import { displayDefinition, displayType } from './display';
import { namesInOrder, type Occurrence, occurrenceAt } from './occurrence';

export type HoverKind =
  | 'function'
  | 'constant'
  | 'variable'
  | 'type'
  | 'module'
  | 'signature'
  | 'field'
  | 'constructor';

export interface Hover {
  readonly kind: HoverKind;
  /** With its path: `List.map`. */
  readonly name: string;
  /** In the syntax of the program; for types, their definition. */
  readonly type?: string;
  /** As a declaration would introduce it: `total: int`, `type storage = int`, `module M`. */
  readonly declaration: string;
  /** Its entry in the reference. */
  readonly entry?: LibraryEntry;
  readonly span: Span;
  /** Where it is declared; absent for the library. */
  readonly definition?: Span;
}

export function hover(analysis: Analysis, offset: number): Hover | undefined {
  const found = occurrenceAt(analysis, offset);
  return found && hoverOf(analysis, found, new Budget());
}

/** All names of the main file with hover information, in source order. */
export function hovers(analysis: Analysis): Hover[] {
  const budget = new Budget();
  return knownNames(analysis).map((occurrence) => hoverOf(analysis, occurrence, budget));
}

function knownNames(analysis: Analysis): Occurrence[] {
  return namesInOrder(analysis).filter(({ type }) => type === undefined || prune(type).kind !== 'error');
}

/** The declarations of the main file outside functions, in source order. */
export function declarations(analysis: Analysis): Hover[] {
  const budget = new Budget();
  const declared = new Set(
    [...analysis.typed.modules.values()].flatMap(({ items }) => items.map(({ span }) => span?.from)),
  );
  return knownNames(analysis)
    .filter(({ span, definition }) => definition?.from === span.from && declared.has(span.from))
    .map((occurrence) => hoverOf(analysis, occurrence, budget));
}

function hoverOf(analysis: Analysis, occurrence: Occurrence, budget: Budget): Hover {
  const { name, span, definition } = occurrence;
  const entry = entryOf(analysis, occurrence);
  return {
    kind: kindOf(occurrence),
    name,
    ...displayed(analysis, occurrence, budget),
    ...(entry && { entry }),
    span,
    ...(definition && { definition }),
  };
}

function entryOf({ language }: Analysis, { kind, name, definition }: Occurrence): LibraryEntry | undefined {
  if (definition !== undefined || kind === 'field' || kind === 'constructor') return undefined;
  return (kind === 'type' ? language.types : language.entries).get(name);
}

function kindOf({ kind, type, mutable }: Occurrence): HoverKind {
  if (kind !== 'value' && kind !== 'binder') return kind;
  if (mutable) return 'variable';
  return type !== undefined && isFunction(type) ? 'function' : 'constant';
}

export function isFunction(type: Type): boolean {
  const known = prune(type);
  return known.kind === 'arrow' || (known.kind === 'forall' && isFunction(known.body));
}

/** A type name is not informative, so its definition is expanded by one level. */
function displayed(
  { syntax }: Analysis,
  { kind, name, type }: Occurrence,
  budget: Budget,
): Pick<Hover, 'type' | 'declaration'> {
  if (kind === 'module' || kind === 'signature') return { declaration: `${KEYWORDS[syntax][kind]} ${name}` };
  if (type === undefined || !budget.take('output', 0)) return { declaration: name };
  if (kind === 'type') {
    const { head, body } = displayDefinition(name, type, syntax);
    budget.take('output', body.length);
    return { type: body, declaration: head === body ? `type ${head}` : `type ${head} = ${body}` };
  }
  const shown = displayType(type, syntax);
  budget.take('output', shown.length);
  return { type: shown, declaration: syntax === 'jsligo' ? `${name}: ${shown}` : `${name} : ${shown}` };
}

const KEYWORDS = {
  jsligo: { module: 'namespace', signature: 'interface' },
  cameligo: { module: 'module', signature: 'module type' },
} as const;
