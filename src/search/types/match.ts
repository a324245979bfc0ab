/** How well one type can replace another, as its variables become bound. */
import { signatureOf, type TypeTree, variable } from './tree';

/** What a difference between a wanted and an offered type costs. Found by trial on the judged queries. */
export const COST = {
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
  missingArgument: 4,
  /** An argument in another place. */
  moved: 0.15,
  /** One tuple instead of several arguments. */
  tupled: 0.3,
  /** The wanted result is taken as an argument instead. */
  resultAsArgument: 3.2,
} as const;

/** Costs beyond this are no fit. */
export const LIMIT = 6;

/** Types that a reader may mix up: each fits in place of the others, at a cost. */
const RELATED: readonly (readonly string[])[] = [
  ['map', 'big_map'],
  ['set', 'big_set'],
  ['nat', 'int'],
  ['list', 'set'],
  ['address', 'typed_address'],
  ['address', 'contract'],
  ['key', 'key_hash'],
];

/** What the variables of both sides stand for so far. */
export type Bindings = { readonly key: string; readonly type: TypeTree }[];

/** The cost of `offered` where `wanted` is asked for. `whole` says that it is an argument or a result, not a part of one. */
export function matchCost(wanted: TypeTree, offered: TypeTree, bindings: Bindings, whole: boolean): number {
  if (wanted.kind === 'variable') return variableCost(wanted.name, offered, bindings);
  if (offered.kind === 'variable') return widerCost(wanted, offered.name, bindings, whole);
  if (wanted.kind !== offered.kind) return Number.POSITIVE_INFINITY;
  if (wanted.kind === 'tuple') return itemsCost(wanted.args, offered.args, bindings);
  if (wanted.kind === 'record') return sumCost(wanted.args, offered.args, bindings);
  if (wanted.kind === 'function') {
    const [one, other] = [signatureOf(wanted), signatureOf(offered)];
    const args = itemsCost(opened(one.args), opened(other.args), bindings);
    return args + matchCost(one.result, other.result, bindings, false);
  }
  const cost = nameCost(wanted.name, offered.name);
  if (wanted.args.length === 0) return cost + offered.args.length * COST.unspoken;
  if (offered.args.length === 0) return cost + COST.narrower;
  return cost + sumCost(wanted.args, offered.args, bindings);
}

/** A lone tuple and several arguments are the same to a function that is passed along. */
export function opened(args: readonly TypeTree[]): readonly TypeTree[] {
  const [only] = args;
  return args.length === 1 && only?.kind === 'tuple' ? only.args : args;
}

/** Readers nest pairs where the library has a longer tuple, and the other way round. */
function itemsCost(wanted: readonly TypeTree[], offered: readonly TypeTree[], bindings: Bindings): number {
  if (wanted.length === offered.length) return sumCost(wanted, offered, bindings);
  return COST.tupled + sumCost(wanted.flatMap(flat), offered.flatMap(flat), bindings);
}

function flat(type: TypeTree): readonly TypeTree[] {
  return type.kind === 'tuple' ? type.args.flatMap(flat) : [type];
}

function sumCost(wanted: readonly TypeTree[], offered: readonly TypeTree[], bindings: Bindings): number {
  if (wanted.length !== offered.length) return Number.POSITIVE_INFINITY;
  return wanted.reduce((sum, type, place) => {
    const other = offered[place];
    return other ? sum + matchCost(type, other, bindings, false) : sum;
  }, 0);
}

function variableCost(name: string, offered: TypeTree, bindings: Bindings): number {
  if (name === '_') return 0;
  const again = bind(`wanted ${name}`, offered, bindings);
  if (again !== undefined) return again;
  if (offered.kind !== 'variable') return COST.narrower;
  return bind(`offered ${offered.name}`, variable(name), bindings) ?? 0;
}

function widerCost(wanted: TypeTree, name: string, bindings: Bindings, whole: boolean): number {
  const again = bind(`offered ${name}`, wanted, bindings);
  if (again !== undefined) return again;
  // A reader who writes `(key, map)` means the key of the map.
  if (wanted.kind === 'named' && wanted.args.length === 0 && wanted.name === name) return COST.unspoken;
  return whole ? COST.widerWhole : COST.wider;
}

/** Lets a variable stand for a type. Returns what that costs where it stands for one already. */
function bind(key: string, type: TypeTree, bindings: Bindings): number | undefined {
  const known = bindings.find((bound) => bound.key === key);
  if (known) return JSON.stringify(known.type) === JSON.stringify(type) ? 0 : COST.inconsistent;
  bindings.push({ key, type });
  return undefined;
}

/** The cost of one named type in place of another; infinite when they have nothing to do with each other. */
function nameCost(wanted: string, offered: string): number {
  if (wanted === offered) return 0;
  const isRelated = RELATED.some((group) => group.includes(wanted) && group.includes(offered));
  return isRelated ? COST.related : Number.POSITIVE_INFINITY;
}
