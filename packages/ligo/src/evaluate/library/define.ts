/** Helpers for defining library modules. */
import type { Native } from '../machine/native';
import type { Value } from '../values/value';

export type Run = Native['run'];
export type Definition = readonly [arity: number, run: Run] | Value;
export type Table = Readonly<Record<string, Definition>>;
export type Entries = readonly (readonly [string, Native | Value])[];

/** The entries of a module by their full paths. */
export function entriesOf(module: string, table: Table): Entries {
  return Object.entries(table).map(([name, definition]) => {
    const path = module === '' ? name : `${module}.${name}`;
    return [
      path,
      isFunction(definition) ? { name: path, arity: definition[0], run: definition[1] } : definition,
    ];
  });
}

const isFunction = (definition: Definition): definition is readonly [number, Run] =>
  Array.isArray(definition);
