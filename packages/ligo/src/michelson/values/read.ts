/** Reads values of a known type from Micheline, and refuses what the chain refuses. */
import { Refusal } from '../refusal';
import type { Micheline, MichelinePrim, MichelineSequence } from '../tree';
import { printType } from '../types/describe';
import type { BinaryType, Type, UnaryType } from '../types/type';
import { compareValues } from './compare';
import { bool, listOf, map, option, or, pair, raw, UNIT } from './make';
import { readSimple } from './read-simple';
import type { Entry, LambdaValue, Stacks, TicketValue, Value } from './value';

export interface ReadOptions {
  /** Checks the code of a lambda and returns the stacks in it; throws a `Refusal`. */
  readonly checkLambda: (code: Micheline, type: BinaryType, isRecursive: boolean) => Stacks;
  /** Whether values may contain tickets, which nobody can write on the chain. */
  readonly allowsTickets?: boolean;
}

/** Throws a `Refusal` if the node is not a value of the type. */
export function readValue(node: Micheline, type: Type, options: ReadOptions): Value {
  const inner = (item: Micheline, itemType: Type): Value => readValue(item, itemType, options);
  switch (type.name) {
    case 'unit':
      expectPrim(node, type, 'Unit', 0);
      return UNIT;
    case 'bool':
      return bool(expectPrim(node, type, ['True', 'False'], 0).prim === 'True');
    case 'pair': {
      const [left, right] = halves(node, type);
      return pair(inner(left, type.left), inner(right, type.right));
    }
    case 'or': {
      const { prim, args } = expectPrim(node, type, ['Left', 'Right'], 1);
      const [content] = args as [Micheline];
      return prim === 'Left'
        ? or('Left', inner(content, type.left))
        : or('Right', inner(content, type.right));
    }
    case 'option': {
      if (node.kind === 'prim' && node.prim === 'None' && node.args.length === 0) return option(undefined);
      const [content] = expectPrim(node, type, 'Some', 1).args as [Micheline];
      return option(inner(content, type.item));
    }
    case 'list':
      return listOf(expectSequence(node, type).items.map((item) => inner(item, type.item)));
    case 'set':
      return { kind: 'set', items: readSet(expectSequence(node, type), type, inner) };
    case 'map':
    case 'big_map':
      return map(type.name, readEntries(expectSequence(node, type), type, inner));
    case 'lambda':
      return readLambda(node, type, options);
    case 'ticket':
      return readTicket(node, type, options);
    case 'sapling_state':
      expectSequence(node, type);
      return { kind: 'sapling_state', memoSize: type.memoSize };
    case 'contract': {
      const address = readSimple(node, { name: 'address', size: 1 });
      return { kind: 'contract', value: address.kind === 'address' ? address.value : '' };
    }
    case 'sapling_transaction':
      if (node.kind !== 'bytes') throw invalid(node, type);
      return raw('sapling_transaction', node.value);
    default:
      return readSimple(node, type);
  }
}

type Inner = (node: Micheline, type: Type) => Value;

function readSet(node: MichelineSequence, type: UnaryType, inner: Inner): Value[] {
  const items = node.items.map((item) => inner(item, type.item));
  checkOrder(items, node);
  return items;
}

function readEntries(node: MichelineSequence, type: BinaryType, inner: Inner): Entry[] {
  const entries = node.items.map((item): Entry => {
    const [key, value] = expectPrim(item, type, 'Elt', 2).args as [Micheline, Micheline];
    return [inner(key, type.left), inner(value, type.right)];
  });
  checkOrder(
    entries.map(([key]) => key),
    node,
  );
  return entries;
}

function checkOrder(keys: readonly Value[], { items }: MichelineSequence): void {
  for (const [index, key] of keys.entries()) {
    const previous = keys[index - 1];
    const order = previous ? compareValues(previous, key) : -1;
    if (order === 0) throw new Refusal('duplicate-key', 'This key occurs twice.', items[index]);
    if (order > 0) throw new Refusal('unsorted-keys', 'Keys must be in ascending order.', items[index]);
  }
}

function readLambda(node: Micheline, type: BinaryType, options: ReadOptions): LambdaValue {
  const isRecursive = node.kind === 'prim';
  const code = isRecursive ? expectPrim(node, type, 'Lambda_rec', 1).args[0] : node;
  if (code?.kind !== 'sequence') throw invalid(node, type);
  const stacks = options.checkLambda(code, type, isRecursive);
  return { kind: 'lambda', code, type, isRecursive, stacks };
}

function readTicket(node: Micheline, type: UnaryType, options: ReadOptions): TicketValue {
  if (!options.allowsTickets) throw invalid(node, type);
  const isTicket = node.kind === 'prim' && node.prim === 'Ticket' && node.args.length === 4;
  const [ticketer, content, amount] = isTicket
    ? [node.args[0], node.args[2], node.args[3]]
    : combOfThree(node);
  if (!ticketer || !content || !amount) throw invalid(node, type);
  const address = readSimple(ticketer, { name: 'address', size: 1 });
  const count = readSimple(amount, { name: 'nat', size: 1 });
  if (address.kind !== 'address' || count.kind !== 'nat') throw invalid(node, type);
  return {
    kind: 'ticket',
    ticketer: address.value,
    content: readValue(content, type.item, options),
    amount: count.value,
  };
}

function combOfThree(node: Micheline): readonly Micheline[] {
  const parts = partsOf(node);
  return parts.length === 2 && parts[1] ? [parts[0] as Micheline, ...partsOf(parts[1])] : parts;
}

/** The two halves of a pair, which may be written as `Pair a b`, `Pair a b c` or `{ a ; b ; c }`. */
function halves(node: Micheline, type: Type): readonly [Micheline, Micheline] {
  const [left, right, ...rest] = partsOf(node);
  if (!left || !right) throw invalid(node, type);
  if (rest.length === 0) return [left, right];
  const others = [right, ...rest];
  return [
    left,
    node.kind === 'sequence' ? { ...node, items: others } : { ...(node as MichelinePrim), args: others },
  ];
}

function partsOf(node: Micheline): readonly Micheline[] {
  if (node.kind === 'sequence') return node.items;
  return node.kind === 'prim' && node.prim === 'Pair' ? node.args : [];
}

function expectPrim(
  node: Micheline,
  type: Type,
  names: string | readonly string[],
  count: number,
): MichelinePrim {
  if (node.kind === 'prim' && [names].flat().includes(node.prim) && node.args.length === count) {
    if (node.annots.length === 0) return node;
    throw new Refusal('unexpected-annotation', 'Values have no annotations.', node);
  }
  throw invalid(node, type);
}

function expectSequence(node: Micheline, type: Type): MichelineSequence {
  if (node.kind === 'sequence') return node;
  throw invalid(node, type);
}

function invalid(node: Micheline, type: Type): Refusal {
  return new Refusal('invalid-value', `A value of type ${printType(type)} is expected here.`, node);
}
