/** Compares the types that we infer with the compiler's, both as printed text. */
import type { ListedName, Listing } from '@ligo-docs/ligo';
import type { TypesFact } from './evidence';

/** A type that differs, for the list of disagreements. */
export interface Difference {
  readonly kind: 'value' | 'type' | 'use' | 'binder';
  /** `line:column name`, or a path. */
  readonly what: string;
  readonly expected: string | undefined;
  readonly found: string | undefined;
}

export interface Comparison {
  readonly total: number;
  readonly same: number;
  readonly differences: readonly Difference[];
}

/** Counts values, uses and binders of the compiler; declared types and our extra results are only listed. */
export function compareTypes(expected: TypesFact, found: Listing | undefined): Comparison {
  const differences = [
    ...compareNamed(
      'value',
      fullOf(expected.values, expected.valuesFull),
      found && fullOf(found.values, found.valuesFull),
    ),
    ...compareNamed(
      'type',
      fullOf(expected.types, expected.typesFull),
      found && fullOf(found.types, found.typesFull),
    ),
    ...compareOccurrences('use', expected.uses, found?.uses ?? []),
    ...compareOccurrences('binder', expected.binds, found?.binds ?? []),
  ];
  const total = Object.keys(expected.values).length + expected.uses.length + expected.binds.length;
  const missed = differences.filter((one) => one.kind !== 'type' && one.expected !== undefined).length;
  return { total, same: total - missed, differences };
}

function fullOf(
  names: Readonly<Record<string, string>>,
  full: Readonly<Record<string, string>> = {},
): Map<string, string> {
  return new Map(Object.entries(names).map(([path, type]) => [path, full[path] ?? type]));
}

function compareNamed(
  kind: 'value' | 'type',
  expected: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, string> = new Map(),
): Difference[] {
  const paths = new Set([...expected.keys(), ...found.keys()]);
  return [...paths].flatMap((what): Difference[] => {
    const one = { kind, what, expected: expected.get(what), found: found.get(what) };
    return one.expected === one.found ? [] : [one];
  });
}

function compareOccurrences(
  kind: 'use' | 'binder',
  expected: readonly ListedName[],
  found: readonly ListedName[],
): Difference[] {
  const [wanted, ours] = [byPlace(expected), byPlace(found)];
  const places = new Set([...wanted.keys(), ...ours.keys()]);
  return [...places].flatMap((what) => {
    const missing = [...(wanted.get(what) ?? [])];
    const extra: string[] = [];
    for (const type of ours.get(what) ?? []) {
      const at = missing.indexOf(type);
      if (at >= 0) missing.splice(at, 1);
      else extra.push(type);
    }
    return Array.from({ length: Math.max(missing.length, extra.length) }, (_, index) => ({
      kind,
      what,
      expected: missing[index],
      found: extra[index],
    }));
  });
}

function byPlace(occurrences: readonly ListedName[]): Map<string, string[]> {
  const types = new Map<string, string[]>();
  for (const [line, column, endLine, endColumn, name, type, full] of occurrences) {
    const place = `${line}:${column}-${endLine}:${endColumn} ${name}`;
    types.set(place, [...(types.get(place) ?? []), full ?? type]);
  }
  return types;
}
