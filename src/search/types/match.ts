/** How well one type can replace another, as its variables become bound. */
import { COST, nameCost } from './costs';
import { signatureOf, type TypeTree, variable } from './tree';

/** What the variables of both sides stand for so far. Taking back a guess is cutting the list to its old length. */
export type Bindings = Binding[];

interface Binding {
  readonly side: 'wanted' | 'offered';
  readonly name: string;
  readonly type: TypeTree;
}

/** The cost of `offered` where `wanted` is asked for. `whole` says that it is an argument or a result, not a part of one. */
export function matchCost(wanted: TypeTree, offered: TypeTree, bindings: Bindings, whole: boolean): number {
  if (wanted.kind === 'variable') return variableCost(wanted.name, offered, bindings);
  if (offered.kind === 'variable') return widerCost(wanted, offered.name, bindings, whole);
  if (wanted.kind === 'function' && offered.kind === 'function') {
    const [one, other] = [signatureOf(wanted), signatureOf(offered)];
    const args = itemsCost(opened(one.args), opened(other.args), bindings);
    return args + matchCost(one.result, other.result, bindings, false);
  }
  if (wanted.kind === 'tuple' && offered.kind === 'tuple')
    return itemsCost(wanted.args, offered.args, bindings);
  if (wanted.kind === 'record' && offered.kind === 'record')
    return sumCost(wanted.args, offered.args, bindings);
  if (wanted.kind !== 'named' || offered.kind !== 'named') return Number.POSITIVE_INFINITY;
  const cost = nameCost(wanted.name, offered.name);
  if (wanted.args.length === 0) return cost + offered.args.length * COST.unspoken;
  if (offered.args.length === 0) return cost + COST.narrower;
  return cost + sumCost(wanted.args, offered.args, bindings);
}

/** A lone tuple and several arguments are the same to a function that is passed along. */
function opened(args: readonly TypeTree[]): readonly TypeTree[] {
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
    return other && Number.isFinite(sum) ? sum + matchCost(type, other, bindings, false) : sum;
  }, 0);
}

function variableCost(name: string, offered: TypeTree, bindings: Bindings): number {
  if (name === '_') return 0;
  const known = boundTo(bindings, 'wanted', name);
  if (known) return sameType(known, offered) ? 0 : COST.inconsistent;
  bindings.push({ side: 'wanted', name, type: offered });
  if (offered.kind !== 'variable') return COST.narrower;
  const other = boundTo(bindings, 'offered', offered.name);
  if (other) return sameType(other, variable(name)) ? 0 : COST.inconsistent;
  bindings.push({ side: 'offered', name: offered.name, type: variable(name) });
  return 0;
}

function widerCost(wanted: TypeTree, name: string, bindings: Bindings, whole: boolean): number {
  const known = boundTo(bindings, 'offered', name);
  if (known) return sameType(known, wanted) ? 0 : COST.inconsistent;
  bindings.push({ side: 'offered', name, type: wanted });
  // A reader who writes `(key, map)` means the key of the map.
  if (wanted.kind === 'named' && wanted.args.length === 0 && wanted.name === name) return COST.unspoken;
  return whole ? COST.widerWhole : COST.wider;
}

function boundTo(bindings: Bindings, side: Binding['side'], name: string): TypeTree | undefined {
  return bindings.find((bound) => bound.side === side && bound.name === name)?.type;
}

function sameType(a: TypeTree, b: TypeTree): boolean {
  return a === b || (a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b));
}
