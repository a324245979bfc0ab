import { LIMIT } from './costs';
import { fitCost } from './fit';
import { overloadsOf } from './overloads';
import { partsOf, type TypeTree } from './tree';

/** A value of the library with its type. */
export interface TypedValue {
  readonly name: string;
  readonly type: TypeTree;
  readonly deprecated: boolean;
}

/** A value that fits; the smaller the cost, the better. */
export interface Fitting<Value extends TypedValue> {
  readonly value: Value;
  readonly cost: number;
}

/** What a value costs beside its type: old names come last, and those for tests after those for contracts. */
const DEPRECATED = 1;
const FOR_TESTS = 0.25;

/** Values that fit this much worse than the best one are left out. */
const SPREAD = 3;

/** The values whose type fits, best first. */
export function findByType<Value extends TypedValue>(
  wanted: TypeTree,
  values: readonly Value[],
): Fitting<Value>[] {
  const fitting: Fitting<Value>[] = [];
  for (const value of values) {
    const cost = Math.min(...overloadsOf(value.type).map((type) => fitCost(wanted, type)));
    if (cost > LIMIT) continue;
    fitting.push({
      value,
      cost: cost + (value.deprecated ? DEPRECATED : 0) + (value.name.startsWith('Test.') ? FOR_TESTS : 0),
    });
  }
  fitting.sort((a, b) => a.cost - b.cost);
  const worst = (fitting[0]?.cost ?? 0) + SPREAD;
  return fitting.filter(({ cost }) => cost <= worst);
}

/** All names of types that stand in some types. */
export function typeNames(types: Iterable<TypeTree>): Set<string> {
  const names = new Set<string>();
  const visit = (type: TypeTree): void => {
    if (type.kind === 'named') names.add(type.name);
    partsOf(type).forEach(visit);
  };
  for (const type of types) visit(type);
  return names;
}
