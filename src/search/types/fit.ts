/**
 * How well a type of the library fits a type that a reader asks for. Zero is the same type but for the names of its
 * variables; every difference costs, and a cost above LIMIT is no fit.
 */
import type { FunctionTree, TypeTree } from './tree';

/** What a difference costs. Found by trial on the judged queries. */
const COST = {
  /** The reader's variable stands for a concrete type of the library. */
  narrower: 1.2,
  /** A variable of the library stands for the reader's concrete type. */
  wider: 1,
  /** The same, for a whole argument or result: it would fit nearly everything. */
  widerWhole: 2.2,
  /** One variable stands for two different types. */
  inconsistent: 1.5,
  /** The reader left the parameters of a type out. */
  unspoken: 0.1,
  /** What the reader wants comes in an option. */
  boxed: 1,
  /** A relative of the wanted type. */
  related: 1.6,
  /** An argument that the reader did not mention. */
  extraArgument: 0.7,
  extraUnit: 0.1,
  /** An argument of the reader that the value does not take. */
  missingArgument: 2.5,
  /** An argument in another place. */
  moved: 0.15,
  /** One tuple instead of several arguments. */
  tupled: 0.3,
  /** The wanted result is taken as an argument instead. */
  resultAsArgument: 3.5,
};

/** Costs beyond this are no fit. */
export const LIMIT = 6;

const RELATED: readonly (readonly string[])[] = [
  ['map', 'big_map'],
  ['set', 'big_set'],
  ['nat', 'int'],
  ['list', 'set'],
  ['address', 'typed_address'],
  ['address', 'contract'],
  ['key', 'key_hash'],
];

interface Bindings {
  readonly wanted: Map<string, TypeTree>;
  readonly offered: Map<string, TypeTree>;
}

/** The cost of using `offered` where `wanted` is asked for; infinite when it cannot be used. */
export function fitCost(wanted: TypeTree, offered: TypeTree): number {
  const query = asFunction(wanted);
  const direct = fitFunction(query, asFunction(offered));
  if (direct <= LIMIT || query.args.length === 0) return direct;
  const asArguments: FunctionTree = { kind: 'function', args: [...query.args, query.result], result: HOLE };
  return fitFunction(asArguments, asFunction(offered)) + COST.resultAsArgument;
}

const HOLE: TypeTree = { kind: 'variable', name: '_' };

function asFunction(type: TypeTree): FunctionTree {
  return type.kind === 'function' ? type : { kind: 'function', args: [], result: type };
}

function fitFunction(wanted: FunctionTree, offered: FunctionTree): number {
  const bindings: Bindings = { wanted: new Map(), offered: new Map() };
  let best = Number.POSITIVE_INFINITY;
  for (const [query, queryCost] of untupled(wanted.args)) {
    for (const [args, argsCost] of untupled(offered.args)) {
      const forms = queryCost + argsCost;
      const shared = { wanted: new Map(bindings.wanted), offered: new Map(bindings.offered) };
      const cost = forms + assign(query, args, shared, LIMIT - forms, (bound) => fitResult(wanted.result, offered.result, bound));
      if (cost < best) best = cost;
    }
  }
  return best;
}

function fitResult(wanted: TypeTree, offered: TypeTree, bindings: Bindings): number {
  const direct = fit(wanted, offered, clone(bindings), true);
  if (offered.kind !== 'named' || offered.name !== 'option' || !offered.args[0]) return direct;
  return Math.min(direct, COST.boxed + fit(wanted, offered.args[0], clone(bindings), true));
}

/** Arguments as they are, and with a lone tuple taken apart. */
function untupled(args: readonly TypeTree[]): [readonly TypeTree[], number][] {
  const [only] = args;
  const forms: [readonly TypeTree[], number][] = [[args, 0]];
  if (args.length === 1 && only?.kind === 'tuple') forms.push([only.items, COST.tupled]);
  return forms;
}

/** Gives each wanted argument one of the offered, in the cheapest way, then judges the rest with `finish`. */
function assign(
  wanted: readonly TypeTree[],
  offered: readonly TypeTree[],
  bindings: Bindings,
  budget: number,
  finish: (bindings: Bindings) => number,
): number {
  let best = Number.POSITIVE_INFINITY;
  const step = (index: number, taken: number, cost: number, lastPlace: number, bound: Bindings): void => {
    if (cost >= best || cost > budget) return;
    const type = wanted[index];
    if (type === undefined) {
      const total = cost + leftOver(offered, taken) + finish(bound);
      if (total < best) best = total;
      return;
    }
    offered.forEach((candidate, place) => {
      if (taken & (1 << place)) return;
      const next = clone(bound);
      const own = fit(type, candidate, next, true) + (place < lastPlace ? COST.moved : 0);
      step(index + 1, taken | (1 << place), cost + own, place, next);
    });
    step(index + 1, taken, cost + (isUnit(type) ? COST.extraUnit : COST.missingArgument), lastPlace, bound);
  };
  step(0, 0, 0, -1, bindings);
  return best;
}

function leftOver(offered: readonly TypeTree[], taken: number): number {
  return offered.reduce((sum, type, place) => {
    if (taken & (1 << place)) return sum;
    return sum + (isUnit(type) ? COST.extraUnit : COST.extraArgument);
  }, 0);
}

function fit(wanted: TypeTree, offered: TypeTree, bindings: Bindings, whole: boolean): number {
  if (wanted.kind === 'variable') return fitVariable(wanted.name, offered, bindings);
  if (offered.kind === 'variable') return fitWider(wanted, offered.name, bindings, whole);
  if (wanted.kind === 'named' && offered.kind === 'named') return fitNamed(wanted, offered, bindings);
  if (wanted.kind === 'tuple' && offered.kind === 'tuple') return fitAll(wanted.items, offered.items, bindings);
  if (wanted.kind === 'function' && offered.kind === 'function') {
    const args = [wanted, offered].map(({ args: own }) => untupled(own).at(-1)?.[0] ?? own) as [TypeTree[], TypeTree[]];
    return fitAll([...args[0], wanted.result], [...args[1], offered.result], bindings);
  }
  if (wanted.kind === 'record' && offered.kind === 'record') {
    return fitAll(wanted.fields.map(({ type }) => type), offered.fields.map(({ type }) => type), bindings);
  }
  return Number.POSITIVE_INFINITY;
}

function fitVariable(name: string, offered: TypeTree, bindings: Bindings): number {
  if (name === '_') return 0;
  const known = bindings.wanted.get(name);
  if (known) return sameType(known, offered) ? 0 : COST.inconsistent;
  bindings.wanted.set(name, offered);
  if (offered.kind !== 'variable') return COST.narrower;
  const other = bindings.offered.get(offered.name);
  if (other) return other.kind === 'variable' && other.name === name ? 0 : COST.inconsistent;
  bindings.offered.set(offered.name, { kind: 'variable', name });
  return 0;
}

function fitWider(wanted: TypeTree, name: string, bindings: Bindings, whole: boolean): number {
  const known = bindings.offered.get(name);
  if (known) return sameType(known, wanted) ? 0 : COST.inconsistent;
  bindings.offered.set(name, wanted);
  // A reader who writes `(key, map)` means the key of the map.
  if (wanted.kind === 'named' && wanted.args.length === 0 && wanted.name === name) return COST.unspoken;
  return whole ? COST.widerWhole : COST.wider;
}

type Named = Extract<TypeTree, { kind: 'named' }>;

function fitNamed(wanted: Named, offered: Named, bindings: Bindings): number {
  const related = wanted.name === offered.name ? 0 : relation(wanted.name, offered.name);
  if (related === Number.POSITIVE_INFINITY) return related;
  if (wanted.args.length === 0) return related + offered.args.length * COST.unspoken;
  if (offered.args.length === 0) return related + COST.narrower;
  return related + fitAll(wanted.args, offered.args, bindings);
}

function relation(a: string, b: string): number {
  return RELATED.some((group) => group.includes(a) && group.includes(b)) ? COST.related : Number.POSITIVE_INFINITY;
}

function fitAll(wanted: readonly TypeTree[], offered: readonly TypeTree[], bindings: Bindings): number {
  if (wanted.length !== offered.length) return Number.POSITIVE_INFINITY;
  return wanted.reduce((sum, type, i) => sum + (offered[i] ? fit(type, offered[i], bindings, false) : 0), 0);
}

function sameType(a: TypeTree, b: TypeTree): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isUnit(type: TypeTree): boolean {
  return type.kind === 'named' && type.name === 'unit';
}

function clone({ wanted, offered }: Bindings): Bindings {
  return { wanted: new Map(wanted), offered: new Map(offered) };
}
