/** The types that an exercise asks for. */
import { equalTypes } from '../../types/equal';
import type { Type } from '../../types/type';
import type { Analysis } from '../analyse';
import { displayType } from '../display';

export interface Retyped {
  /** Such as `double`, or `Counter.increment`. */
  readonly name: string;
  /** The type that it should have. */
  readonly expected: string;
}

/** The first name that the tests use and that has another type than in the solution. Tests may pass all the same. */
export function retyped(answer: Analysis, solution: Analysis, tests: string): Retyped | undefined {
  const own = typesOf(answer);
  for (const [name, type] of typesOf(solution)) {
    const found = own.get(name);
    const isUsed = new RegExp(`\\b${name.split('.')[0]}\\b`).test(tests);
    if (!found || !isUsed || !isPlain(found) || !isPlain(type) || equalTypes(found, type)) continue;
    return { name, expected: displayType(type, solution.syntax) };
  }
  return undefined;
}

/** Functions for all types are left out: an answer may be more general than the solution. */
const isPlain = ({ ground, closed }: Type): boolean => ground && closed;

/** Of values, of storages, and of the parameters of entrypoints and views. */
function typesOf({ typed }: Analysis): Map<string, Type> {
  const types = new Map<string, Type>();
  for (const item of typed.declared.items) if (item.kind === 'value') types.set(item.name, item.type);
  for (const [path, { storage, entryPoints, views }] of typed.contracts) {
    if (path === '') continue;
    types.set(`${path}.storage`, storage);
    for (const { name, parameter } of [...entryPoints, ...views]) types.set(`${path}.${name}`, parameter);
  }
  return types;
}
