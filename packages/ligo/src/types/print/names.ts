/** Names in printed types: declared types and type parameters. */

import { partsOf } from '../substitute';
import { prune, type Type } from '../type';

/** The printed names of type parameters, innermost first. */
export interface Names {
  readonly name: string;
  readonly shown: string;
  readonly outer: Names | undefined;
  readonly size: number;
}

function shownAs(name: string, names: Names | undefined): string | undefined {
  for (let known = names; known !== undefined; known = known.outer)
    if (known.name === name) return known.shown;
  return undefined;
}

/** The remaining parts to print: a type with shared parts may be far larger in print than in memory. */
export interface Budget {
  parts: number;
}

const MAX_PARTS = 20_000;

export const newBudget = (): Budget => ({ parts: MAX_PARTS });

/** Takes one part from the budget; returns whether it may be printed. */
export function spend(budget: Budget): boolean {
  budget.parts -= 1;
  return budget.parts >= 0;
}

/** The qualified name of a declared type; undefined for a library module's alias `t` of a predefined type. */
export function aliasName(type: Type): string | undefined {
  const { alias } = type;
  if (alias === undefined) return undefined;
  if (alias.name === 't' && type.kind === 'constant' && alias.path.length > 0) return undefined;
  return [...alias.path, alias.name].join('.');
}

/** The name of a parameter without the suffix that makes it unique. */
export function variableName(name: string, names: Names | undefined): string {
  return shownAs(name, names) ?? name.replace(/^'/, '').replace(/[#'].*$/, '');
}

export interface Renamed {
  readonly body: Type;
  readonly names: Names | undefined;
  /** The names of the removed parameters. */
  readonly parameters: readonly string[];
}

/** Strips the outer `forall`s and names their parameters `'a`, `'b`, … in order of appearance. */
export function renamed(type: Type, outer?: Names): Renamed {
  const bound = new Set<string>();
  let body = prune(type);
  while (body.kind === 'forall') {
    bound.add(body.parameter);
    body = prune(body.body);
  }
  let names = outer;
  const parameters: string[] = [];
  for (const name of bound.size === 0 ? [] : appearing(body, bound)) {
    const size = names?.size ?? 0;
    names = { name, shown: letter(size), outer: names, size: size + 1 };
    parameters.push(names.shown);
  }
  return { body, names, parameters };
}

/** `a` to `z`, then `a1`, … */
export function letter(index: number): string {
  const round = Math.floor(index / 26);
  return String.fromCharCode(97 + (index % 26)) + (round === 0 ? '' : String(round));
}

function appearing(type: Type, wanted: ReadonlySet<string>, found: string[] = []): string[] {
  if (found.length === wanted.size) return found;
  const known = prune(type);
  if (known.kind === 'variable') {
    if (wanted.has(known.name) && !found.includes(known.name)) found.push(known.name);
  } else {
    for (const part of orderedParts(known)) appearing(part, wanted, found);
  }
  return found;
}

/** The parts in printing order. */
function orderedParts(type: Type): Iterable<Type> {
  if ((type.kind !== 'record' && type.kind !== 'sum') || type.layout.kind !== 'concrete')
    return partsOf(type);
  return type.layout.order.flatMap((label) => type.fields.get(label) ?? []);
}
