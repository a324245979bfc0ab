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

/** What a value costs beside its type: old names come last, and those for tests after those for contracts. */
const DEPRECATED = 1;
const FOR_TESTS = 0.25;

/** Values that fit this much worse than the best one are left out. */
const SPREAD = 3;

/** The values whose type fits, best first: the smaller the cost, the better. */
export function findByType<Value extends TypedValue>(wanted: TypeTree, values: readonly Value[]) {
  const fitting = values.flatMap((value) => {
    const cost = Math.min(...overloadsOf(value.type).map((type) => fitCost(wanted, type)));
    const extra = (value.deprecated ? DEPRECATED : 0) + (value.name.startsWith('Test.') ? FOR_TESTS : 0);
    return cost > LIMIT ? [] : [{ value, cost: cost + extra }];
  });
  fitting.sort((a, b) => a.cost - b.cost);
  const worst = (fitting[0]?.cost ?? 0) + SPREAD;
  return fitting.filter(({ cost }) => cost <= worst);
}

/** All names of types that stand in some types. */
export function typeNames(types: readonly TypeTree[]): Set<string> {
  const namesIn = (type: TypeTree): string[] => [
    ...(type.kind === 'named' ? [type.name] : []),
    ...partsOf(type).flatMap(namesIn),
  ];
  return new Set(types.flatMap(namesIn));
}
