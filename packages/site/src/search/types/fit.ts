/**
 * How well a library type matches the type that a reader searches for. Types that are equal up to renaming of
 * variables cost zero; every difference costs, and a cost above LIMIT is no match.
 */
import { type Bindings, COST, LIMIT, matchCost, opened } from './match';
import { HOLE, type Signature, signatureOf, type TypeTree } from './tree';

/** The cost of using `offered` where `wanted` is expected; infinite if that is impossible. */
export function fitCost(wanted: TypeTree, offered: TypeTree): number {
  const query = signatureOf(wanted);
  const value = signatureOf(offered);
  const direct = functionCost(query, value);
  if (direct <= LIMIT - 2 || query.args.length === 0) return direct;
  const takesAll = { args: [...query.args, query.result], result: HOLE };
  return Math.min(direct, functionCost(takesAll, value) + COST.resultAsArgument);
}

function functionCost(wanted: Signature, offered: Signature): number {
  const costs = formsOf(wanted).flatMap((query) =>
    formsOf(offered).map((value) => query.cost + value.cost + assignmentCost(query, value)),
  );
  return Math.min(...costs);
}

/** The signature itself and, if its only argument is a tuple, the signature with the tuple spread. */
function formsOf({ args, result }: Signature) {
  const inside = opened(args);
  return [
    { args, result, cost: 0 },
    ...(inside === args ? [] : [{ args: inside, result, cost: COST.tupled }]),
  ];
}

/** Assigns the wanted arguments to offered ones at the lowest cost, and compares the results. */
function assignmentCost(wanted: Signature, offered: Signature): number {
  let best = Number.POSITIVE_INFINITY;
  const step = (index: number, taken: number, cost: number, lastPlace: number, bindings: Bindings): void => {
    if (cost > Math.min(best, LIMIT)) return;
    const type = wanted.args[index];
    if (type === undefined) {
      const result = resultCost(wanted.result, offered.result, bindings);
      const total = cost + leftOverCost(offered.args, taken) + result;
      if (total <= LIMIT) best = Math.min(best, total);
      return;
    }
    offered.args.forEach((candidate, place) => {
      if (taken & (1 << place)) return;
      const bound = [...bindings];
      const own = matchCost(type, candidate, bound, true) + (place < lastPlace ? COST.moved : 0);
      step(index + 1, taken | (1 << place), cost + own, place, bound);
    });
    step(index + 1, taken, cost + unlessUnit(type, COST.missingArgument), lastPlace, bindings);
  };
  step(0, 0, 0, -1, []);
  return best;
}

/** A result wrapped in an option is nearly as good. */
function resultCost(wanted: TypeTree, offered: TypeTree, bindings: Bindings): number {
  const direct = matchCost(wanted, offered, [...bindings], true);
  const inside = offered.kind === 'named' && offered.name === 'option' ? offered.args[0] : undefined;
  return inside ? Math.min(direct, COST.boxed + matchCost(wanted, inside, [...bindings], true)) : direct;
}

function leftOverCost(offered: readonly TypeTree[], taken: number): number {
  const left = offered.filter((_, place) => !(taken & (1 << place)));
  return left.reduce((sum, type) => sum + unlessUnit(type, COST.extraArgument), 0);
}

function unlessUnit({ kind, name }: TypeTree, cost: number): number {
  return kind === 'named' && name === 'unit' ? COST.extraUnit : cost;
}
