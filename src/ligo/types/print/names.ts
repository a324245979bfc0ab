/** Names in printed types: of declared types, and of type parameters. */

import { partsOf } from '../substitute';
import { prune, type Type } from '../type';

/** What type parameters are called in print. */
export type Names = ReadonlyMap<string, string>;

/** The declared name of a type with its path; none for the `t` by which a library module calls a predefined type. */
export function aliasName(type: Type): string | undefined {
  const { alias } = type;
  if (alias === undefined) return undefined;
  if (alias.name === 't' && type.kind === 'constant' && alias.path.length > 0) return undefined;
  return [...alias.path, alias.name].join('.');
}

/** The name of a parameter without the marks that keep it apart from others. */
export function variableName(name: string, names: Names): string {
  return names.get(name) ?? name.replace(/^'/, '').replace(/[#'].*$/, '');
}

/** Takes the outer `forall`s off and names their parameters `'a`, `'b`, … in the order in which they appear. */
export function renamed(type: Type, outer: Names = new Map()): { body: Type; names: Names; prefix: string } {
  const bound = new Set<string>();
  let body = prune(type);
  while (body.kind === 'forall') {
    bound.add(body.parameter);
    body = prune(body.body);
  }
  if (bound.size === 0) return { body, names: outer, prefix: '' };
  const names = new Map(outer);
  const order = appearing(body, bound);
  for (const [index, name] of order.entries()) names.set(name, letter(outer.size + index));
  if (order.length === 0) return { body, names, prefix: '' };
  return { body, names, prefix: `forall ${order.map((name) => `'${names.get(name)}`).join(' ')}. ` };
}

/** `a` to `z`, then `a1`, … */
export function letter(index: number): string {
  const round = Math.floor(index / 26);
  return String.fromCharCode(97 + (index % 26)) + (round === 0 ? '' : String(round));
}

function appearing(type: Type, wanted: ReadonlySet<string>, found: string[] = []): string[] {
  const known = prune(type);
  if (known.kind === 'variable') {
    if (wanted.has(known.name) && !found.includes(known.name)) found.push(known.name);
  } else {
    for (const part of orderedParts(known)) appearing(part, wanted, found);
  }
  return found;
}

/** The parts in the order of print. */
function orderedParts(type: Type): Iterable<Type> {
  if ((type.kind !== 'record' && type.kind !== 'sum') || type.layout.kind !== 'concrete')
    return partsOf(type);
  return type.layout.order.flatMap((label) => type.fields.get(label) ?? []);
}
