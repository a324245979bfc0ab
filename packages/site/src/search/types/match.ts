/** How well one type can replace another while type variables are bound. */
import { signatureOf, type TypeTree, variable } from './tree';

/** The costs of differences between a wanted and an offered type, tuned on a set of rated queries. */
export const COST = {
  /** The reader's variable stands for a concrete type of the library. */
  narrower: 1.2,
  /** A variable of the library stands for the reader's concrete type. */
  wider: 1,
  /** The same for a whole argument or result, where it would match nearly everything. */
  widerWhole: 2.2,
  /** One variable stands for two different types. */
  inconsistent: 1.5,
  /** The reader left out the parameters of a type. */
  omitted: 0.1,
  /** The wanted result is wrapped in an option. */
  boxed: 1,
  /** A type related to the wanted one. */
  related: 1.6,
  /** An argument that the reader did not mention. */
  extraArgument: 0.7,
  extraUnit: 0.1,
  /** An argument in the query that the value does not take. */
  missingArgument: 4,
  /** An argument in a different position. */
  moved: 0.15,
  /** One tuple instead of several arguments. */
  tupled: 0.3,
  /** The wanted result is taken as an argument instead. */
  resultAsArgument: 3.2,
} as const;

/** Types with a higher cost do not match. */
export const LIMIT = 6;

/** Types that readers may confuse: each matches the others, at a cost. */
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

/** The cost of `offered` where `wanted` is expected; `whole` if it is a whole argument or result. */
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
  if (wanted.args.length === 0) return cost + offered.args.length * COST.omitted;
  if (offered.args.length === 0) return cost + COST.narrower;
  return cost + sumCost(wanted.args, offered.args, bindings);
}

/** For a function argument, a single tuple is equivalent to several parameters. */
export function opened(args: readonly TypeTree[]): readonly TypeTree[] {
  const [only] = args;
  return args.length === 1 && only?.kind === 'tuple' ? only.args : args;
}

/** Readers may nest pairs where the library has a longer tuple, and vice versa. */
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
  if (wanted.kind === 'named' && wanted.args.length === 0 && wanted.name === name) return COST.omitted;
  return whole ? COST.widerWhole : COST.wider;
}

/** Binds a variable to a type. Returns the cost if it was already bound. */
function bind(key: string, type: TypeTree, bindings: Bindings): number | undefined {
  const known = bindings.find((bound) => bound.key === key);
  if (known) return JSON.stringify(known.type) === JSON.stringify(type) ? 0 : COST.inconsistent;
  bindings.push({ key, type });
  return undefined;
}

/** The cost of one named type in place of another; infinite if they are unrelated. */
function nameCost(wanted: string, offered: string): number {
  if (wanted === offered) return 0;
  const isRelated = RELATED.some((group) => group.includes(wanted) && group.includes(offered));
  return isRelated ? COST.related : Number.POSITIVE_INFINITY;
}
