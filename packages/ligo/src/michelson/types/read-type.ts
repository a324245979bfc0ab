/** Reads a type from Micheline, and refuses what the chain refuses. */
import { Refusal } from '../refusal';
import type { Micheline, MichelinePrim } from '../tree';
import { annotationsOf } from './annotations';
import { forbiddenPart, isComparable, type TypeUse } from './attributes';
import { describeUse, printType } from './describe';
import {
  BINARY_TYPES,
  type BinaryName,
  binary,
  MAX_TYPE_SIZE,
  SAPLING_TYPES,
  type SaplingName,
  SIMPLE_TYPES,
  type SimpleName,
  sapling,
  simple,
  type Type,
  UNARY_TYPES,
  type UnaryName,
  unary,
} from './type';

const SIMPLE: ReadonlySet<string> = new Set(SIMPLE_TYPES);
const UNARY: ReadonlySet<string> = new Set(UNARY_TYPES);
const BINARY: ReadonlySet<string> = new Set(BINARY_TYPES);
const SAPLING: ReadonlySet<string> = new Set(SAPLING_TYPES);

const isSimple = (name: string): name is SimpleName => SIMPLE.has(name);
const isUnary = (name: string): name is UnaryName => UNARY.has(name);
const isBinary = (name: string): name is BinaryName => BINARY.has(name);
const isSapling = (name: string): name is SaplingName => SAPLING.has(name);

/** The type for this use. Throws a `Refusal` if it is no type, or not allowed for this use. */
export function readType(node: Micheline, use: TypeUse): Type {
  const type = withoutField(read(node), node);
  checkUse(type, use, node);
  return type;
}

/** The type of a parameter, whose root may have a name. */
export function readParameterType(node: Micheline): Type {
  const type = read(node);
  checkUse(type, 'passed', node);
  return type;
}

/** A type whose values must be comparable. */
export function readComparableType(node: Micheline): Type {
  const type = readType(node, 'any');
  if (!isComparable(type)) throw notComparable(type, node);
  return type;
}

export function checkUse(type: Type, use: TypeUse, node: Micheline): void {
  const part = forbiddenPart(type, use);
  if (!part) return;
  const kind = part.name.replaceAll('_', '-');
  const inside = part === type ? '' : `, which ${printType(type)} contains,`;
  throw new Refusal(
    `${kind}-not-allowed`,
    `Type ${printType(part)}${inside} cannot be ${describeUse(use)}.`,
    node,
  );
}

function read(node: Micheline): Type {
  if (node.kind !== 'prim') throw new Refusal('not-a-type', 'A type is expected here.', node);
  const type = sized(unnamed(node), node);
  const { field } = annotationsOf(node);
  return field === undefined ? type : { ...type, field };
}

function unnamed(node: MichelinePrim): Type {
  const { prim: name } = node;
  if (isSimple(name)) {
    argumentsOf(node, 0);
    return simple(name);
  }
  if (isSapling(name)) return sapling(name, memoSize(node));
  if (isUnary(name)) return unaryType(name, node);
  if (isBinary(name)) return binaryType(name, node);
  throw new Refusal('not-a-type', `${name} is not a type.`, node);
}

function unaryType(name: UnaryName, node: MichelinePrim): Type {
  const [argument] = argumentsOf(node, 1);
  if (name === 'contract') return unary(name, readType(argument, 'passed'));
  if (name === 'set' || name === 'ticket') return unary(name, readComparableType(argument));
  return unary(name, readType(argument, 'any'));
}

function binaryType(name: BinaryName, node: MichelinePrim): Type {
  // `pair a b c` is short for `pair a (pair b c)`.
  if (name === 'pair' && node.args.length > 2) {
    if (node.args.length > MAX_TYPE_SIZE) throw tooLarge(node);
    const [first, ...rest] = node.args as [Micheline, ...Micheline[]];
    return binary(name, read(first), unnamed({ ...node, args: rest, annots: [] }));
  }
  const [left, right] = argumentsOf(node, 2);
  switch (name) {
    case 'pair':
    case 'or':
      return binary(name, read(left), read(right));
    case 'lambda':
      return binary(name, readType(left, 'any'), readType(right, 'any'));
    case 'map':
      return binary(name, readComparableType(left), readType(right, 'any'));
    case 'big_map':
      return binary(name, readComparableType(left), readType(right, 'big map value'));
  }
}

function sized(type: Type, node: Micheline): Type {
  if (type.size <= MAX_TYPE_SIZE) return type;
  throw tooLarge(node);
}

export const tooLarge = (node: Micheline): Refusal =>
  new Refusal('type-too-large', `The type has more than ${MAX_TYPE_SIZE} parts.`, node);

function withoutField(type: Type, node: Micheline): Type {
  if (type.field === undefined) return type;
  throw new Refusal('unexpected-annotation', `The annotation %${type.field} is not allowed here.`, node);
}

function memoSize(node: MichelinePrim): number {
  const [size] = argumentsOf(node, 1);
  if (size.kind === 'int' && size.value >= 0n && size.value <= 65_535n) return Number(size.value);
  throw new Refusal('invalid-memo-size', 'The memo size is a number from 0 to 65535.', size);
}

export function notComparable(type: Type, node: Micheline): Refusal {
  return new Refusal('not-comparable', `Values of type ${printType(type)} cannot be compared.`, node);
}

type Nodes = { 0: readonly []; 1: readonly [Micheline]; 2: readonly [Micheline, Micheline] };

function argumentsOf<N extends 0 | 1 | 2>(node: MichelinePrim, count: N): Nodes[N] {
  if (node.args.length === count) return node.args as unknown as Nodes[N];
  const expected = count === 1 ? '1 argument' : `${count} arguments`;
  throw new Refusal(
    'wrong-number-of-arguments',
    `Type ${node.prim} has ${expected}, not ${node.args.length}.`,
    node,
  );
}
