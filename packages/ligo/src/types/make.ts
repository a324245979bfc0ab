/** Constructors and common accessors of types. */
import { combLayout, defaultLayout, field, type Layout, pruneLayout } from './layout';
import {
  type Alias,
  compareLabels,
  type Fields,
  prune,
  type SingletonLiteral,
  type Type,
  type TypeFacts,
} from './type';

const LEAF: TypeFacts = { ground: true, closed: true, proper: true, size: 1 };

/** The facts about a unification variable. */
export const UNSOLVED: TypeFacts = { ...LEAF, ground: false };

export const ERROR: Type = { kind: 'error', ...LEAF };

/** The facts that follow from those of the parts. */
function factsOf(parts: Iterable<Type>): TypeFacts {
  let ground = true;
  let closed = true;
  let proper = true;
  let size = 1;
  for (const part of parts) {
    ground &&= part.ground;
    closed &&= part.closed;
    proper &&= part.proper;
    size += part.size;
  }
  return { ground, closed, proper, size };
}

export function constant(name: string, args: readonly Type[] = []): Type {
  if (args.length === 0) return { kind: 'constant', name, arguments: args, ...LEAF };
  // A literal is allowed as an argument: the size of a Sapling memo.
  const proper = args.every((arg) => arg.kind === 'singleton' || arg.proper);
  return { kind: 'constant', name, arguments: args, ...factsOf(args), proper };
}

export const UNIT = constant('unit');
export const INT = constant('int');
export const NAT = constant('nat');
export const TEZ = constant('tez');
export const STRING = constant('string');
export const BYTES = constant('bytes');
export const OPERATION = constant('operation');

export function list(element: Type): Type {
  return constant('list', [element]);
}

export function arrow(parameter: Type, result: Type, names?: readonly string[]): Type {
  const facts = factsOf([parameter, result]);
  return names === undefined
    ? { kind: 'arrow', parameter, result, ...facts }
    : { kind: 'arrow', parameter, result, names, ...facts };
}

export function arrows(parameters: readonly Type[], result: Type): Type {
  return parameters.reduceRight<Type>((rest, parameter) => arrow(parameter, rest), result);
}

export function sortedFields(entries: Iterable<readonly [string, Type]>): Fields {
  return new Map([...entries].sort(([a], [b]) => compareLabels(a, b)));
}

export function rowType(kind: 'sum' | 'record', fields: Fields, layout: Layout): Type {
  const facts = factsOf(fields.values());
  return { kind, fields, layout, ...facts, ground: facts.ground && layout.kind === 'concrete' };
}

export function tuple(items: readonly Type[]): Type {
  const fields = new Map(items.map((item, index) => [String(index), item] as const));
  return rowType('record', fields, defaultLayout(fields.keys()));
}

export function union(members: readonly Type[]): Type {
  return { kind: 'union', members, ...factsOf(members) };
}

/** A variant with its constructors in the given order. */
export function sum(constructors: readonly (readonly [string, Type])[]): Type {
  return rowType('sum', sortedFields(constructors), combLayout(constructors.map(([name]) => field(name))));
}

export const BOOL: Type = withAlias(
  sum([
    ['False', UNIT],
    ['True', UNIT],
  ]),
  { path: [], name: 'bool', arguments: [] },
);

export function option(value: Type): Type {
  const type = sum([
    ['None', UNIT],
    ['Some', value],
  ]);
  return withAlias(type, { path: [], name: 'option', arguments: [value] });
}

export function variable(name: string): Type {
  return { kind: 'variable', name, ...LEAF, closed: false };
}

export function singleton(literal: SingletonLiteral): Type {
  return { kind: 'singleton', literal, ...LEAF, proper: false };
}

export function abstraction(parameter: string, body: Type): Type {
  return { kind: 'abstraction', parameter, body, ...factsOf([body]), proper: false };
}

export function forAll(parameter: string, body: Type): Type {
  return { kind: 'forall', parameter, body, ...factsOf([body]) };
}

export function withAlias(type: Type, alias: Alias | undefined): Type {
  return type.kind === 'exists' ? type : { ...type, alias };
}

export function isBool(type: Type): boolean {
  return type.kind === 'sum' && type.fields.size === 2 && type.fields.has('True') && type.fields.has('False');
}

/** The value type of an option. */
export function optionValue(type: Type): Type | undefined {
  if (type.kind !== 'sum' || type.fields.size !== 2 || !type.fields.has('None')) return undefined;
  return type.fields.get('Some');
}

/** The arguments of a predefined type of this name. */
export function argumentsOf(type: Type, name: string): readonly Type[] | undefined {
  const known = prune(type);
  return known.kind === 'constant' && known.name === name ? known.arguments : undefined;
}

/** Whether two layouts are known to be the same. */
export function sameLayout(a: Layout, b: Layout): boolean {
  const left = pruneLayout(a);
  const right = pruneLayout(b);
  if (left.kind === 'concrete' && right.kind === 'concrete') return left.key === right.key;
  return left === right;
}
