/** Constructors and common accessors of types. */
import { combLayout, defaultLayout, field, type Layout, pruneLayout } from './layout';
import { type Alias, compareLabels, type Fields, prune, type SingletonLiteral, type Type } from './type';

export const ERROR: Type = { kind: 'error', ground: true };

export function constant(name: string, args: readonly Type[] = []): Type {
  return { kind: 'constant', name, arguments: args, ground: args.every((arg) => arg.ground) };
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
  const ground = parameter.ground && result.ground;
  return names === undefined
    ? { kind: 'arrow', parameter, result, ground }
    : { kind: 'arrow', parameter, result, names, ground };
}

export function arrows(parameters: readonly Type[], result: Type): Type {
  return parameters.reduceRight<Type>((rest, parameter) => arrow(parameter, rest), result);
}

export function sortedFields(entries: Iterable<readonly [string, Type]>): Fields {
  return new Map([...entries].sort(([a], [b]) => compareLabels(a, b)));
}

export function rowType(kind: 'sum' | 'record', fields: Fields, layout: Layout): Type {
  let ground = layout.kind === 'concrete';
  if (ground) for (const type of fields.values()) ground &&= type.ground;
  return { kind, fields, layout, ground };
}

export function tuple(items: readonly Type[]): Type {
  const fields = new Map(items.map((item, index) => [String(index), item] as const));
  return rowType('record', fields, defaultLayout(fields.keys()));
}

export function union(members: readonly Type[]): Type {
  return { kind: 'union', members, ground: members.every((member) => member.ground) };
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
  return { kind: 'variable', name, ground: true };
}

export function singleton(literal: SingletonLiteral): Type {
  return { kind: 'singleton', literal, ground: true };
}

export function abstraction(parameter: string, body: Type): Type {
  return { kind: 'abstraction', parameter, body, ground: body.ground };
}

export function forAll(parameter: string, body: Type): Type {
  return { kind: 'forall', parameter, body, ground: body.ground };
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
