/** The entrypoints of a parameter type. */
import { Refusal } from './refusal';
import type { Micheline } from './tree';
import { isEntrypointName } from './types/annotations';
import type { Type } from './types/type';

export interface Entrypoint {
  readonly name: string;
  readonly type: Type;
  /** From the root of the parameter to the type. */
  readonly path: readonly ('Left' | 'Right')[];
}

/** All entrypoints with a name, and `default`: the whole parameter, unless a part of it has that name. */
export function entrypointsOf(parameter: Type): readonly Entrypoint[] {
  const named = namedEntrypoints(parameter, []);
  const hasDefault = named.some(({ name }) => name === 'default');
  return hasDefault ? named : [{ name: 'default', type: parameter, path: [] }, ...named];
}

export function findEntrypoint(parameter: Type, name: string): Entrypoint | undefined {
  return entrypointsOf(parameter).find((entrypoint) => entrypoint.name === name);
}

function namedEntrypoints(type: Type, path: Entrypoint['path']): Entrypoint[] {
  const name = nameOf(type);
  const own = name === undefined ? [] : [{ name, type, path }];
  if (type.name !== 'or') return own;
  return [
    ...own,
    ...namedEntrypoints(type.left, [...path, 'Left']),
    ...namedEntrypoints(type.right, [...path, 'Right']),
  ];
}

/** Annotations that are too long for an entrypoint are only annotations. */
function nameOf({ field }: Type): string | undefined {
  return field !== undefined && isEntrypointName(field) ? field : undefined;
}

/** Refuses names that occur twice, and parts that no entrypoint reaches when `default` is not the whole parameter. */
export function checkEntrypoints(parameter: Type, node: Micheline): void {
  const named = namedEntrypoints(parameter, []);
  const names = named.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  if (repeated !== undefined)
    throw new Refusal('duplicate-entrypoint', `There are two entrypoints ${repeated}.`, node);
  const missing = names.includes('default') ? unreachable(parameter, []) : undefined;
  if (!missing) return;
  const path = missing.join(' ');
  throw new Refusal(
    'unreachable-entrypoint',
    `No entrypoint reaches ${path}, because one is called default.`,
    node,
  );
}

/** The path to a part that is in no entrypoint. */
function unreachable(type: Type, path: Entrypoint['path']): Entrypoint['path'] | undefined {
  if (nameOf(type) !== undefined) return undefined;
  if (type.name !== 'or') return path;
  return unreachable(type.left, [...path, 'Left']) ?? unreachable(type.right, [...path, 'Right']);
}
