/**
 * How well a type of the library fits a type that a reader asks for. Zero is the same type but for the names of its
 * variables; every difference costs, and a cost above LIMIT is no fit.
 */
import { COST, LIMIT } from './costs';
import { type Bindings, matchCost } from './match';
import type { FunctionTree, TypeTree } from './tree';

const HOLE: TypeTree = { kind: 'variable', name: '_' };

/** The cost of using `offered` where `wanted` is asked for; infinite when it cannot be used. */
export function fitCost(wanted: TypeTree, offered: TypeTree): number {
  const query = asFunction(wanted);
  const value = asFunction(offered);
  const direct = functionCost(query, value);
  if (direct <= LIMIT - 2 || query.args.length === 0) return direct;
  const takesAll: FunctionTree = { kind: 'function', args: [...query.args, query.result], result: HOLE };
  return Math.min(direct, functionCost(takesAll, value) + COST.resultAsArgument);
}

function asFunction(type: TypeTree): FunctionTree {
  return type.kind === 'function' ? type : { kind: 'function', args: [], result: type };
}

/** Arguments are taken as they are and, where there is one tuple, taken apart too. */
function functionCost(wanted: FunctionTree, offered: FunctionTree): number {
  let best = Number.POSITIVE_INFINITY;
  for (const [query, queryCost] of formsOf(wanted.args)) {
    for (const [args, argsCost] of formsOf(offered.args)) {
      const cost = queryCost + argsCost + assignmentCost({ ...wanted, args: query }, { ...offered, args });
      if (cost < best) best = cost;
    }
  }
  return best;
}

function formsOf(args: readonly TypeTree[]): [readonly TypeTree[], number][] {
  const [only] = args;
  const forms: [readonly TypeTree[], number][] = [[args, 0]];
  if (args.length === 1 && only?.kind === 'tuple') forms.push([only.items, COST.tupled]);
  return forms;
}

/** Gives each wanted argument one of the offered, in the cheapest way, and compares the results. */
function assignmentCost(wanted: FunctionTree, offered: FunctionTree): number {
  const bindings: Bindings = [];
  let best: number = LIMIT;
  let found = false;
  const step = (index: number, taken: number, cost: number, lastPlace: number): void => {
    if (cost > best) return;
    const type = wanted.args[index];
    if (type === undefined) {
      const total =
        cost + leftOverCost(offered.args, taken) + resultCost(wanted.result, offered.result, bindings);
      if (total > best) return;
      best = total;
      found = true;
      return;
    }
    const mark = bindings.length;
    offered.args.forEach((candidate, place) => {
      if (taken & (1 << place)) return;
      const own = matchCost(type, candidate, bindings, true);
      if (own !== Number.POSITIVE_INFINITY) {
        step(index + 1, taken | (1 << place), cost + own + (place < lastPlace ? COST.moved : 0), place);
      }
      bindings.length = mark;
    });
    step(index + 1, taken, cost + (isUnit(type) ? COST.extraUnit : COST.missingArgument), lastPlace);
  };
  step(0, 0, 0, -1);
  return found ? best : Number.POSITIVE_INFINITY;
}

/** A result in an option is nearly as good. */
function resultCost(wanted: TypeTree, offered: TypeTree, bindings: Bindings): number {
  const mark = bindings.length;
  const direct = matchCost(wanted, offered, bindings, true);
  bindings.length = mark;
  if (offered.kind !== 'named' || offered.name !== 'option' || !offered.args[0]) return direct;
  const inside = matchCost(wanted, offered.args[0], bindings, true);
  bindings.length = mark;
  return Math.min(direct, COST.boxed + inside);
}

function leftOverCost(offered: readonly TypeTree[], taken: number): number {
  return offered.reduce((sum, type, place) => {
    if (taken & (1 << place)) return sum;
    return sum + (isUnit(type) ? COST.extraUnit : COST.extraArgument);
  }, 0);
}

function isUnit(type: TypeTree): boolean {
  return type.kind === 'named' && type.name === 'unit';
}
