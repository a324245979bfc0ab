/** Types of the program as types of Michelson. */

import type { Span } from '../../syntax/source';
import type { ConcreteLayout, Layout, LayoutField, LayoutTree } from '../../types/layout';
import { pruneLayout, settledLayout } from '../../types/layout';
import { isBool, optionValue } from '../../types/make';
import { isNumeric, type Type } from '../../types/type';
import {
  type BaseName,
  baseType,
  containerType,
  type Field,
  functionType,
  type MiniType,
  mapType,
  orType,
} from '../mini-c/type';
import { refuse, unsupported } from '../problem';

export interface TypeSpiller {
  readonly known: Map<Type, MiniType>;
}

export const createTypeSpiller = (): TypeSpiller => ({ known: new Map() });

export function spillType(spiller: TypeSpiller, type: Type, span: Span): MiniType {
  const known = spiller.known.get(type);
  if (known !== undefined) return known;
  const spilled: MiniType = {
    ...spill(spiller, type, span),
    source: type,
    ...(type.span && { span: type.span }),
  };
  spiller.known.set(type, spilled);
  return spilled;
}

function spill(spiller: TypeSpiller, type: Type, span: Span): MiniType {
  const inside = (part: Type) => spillType(spiller, part, span);
  switch (type.kind) {
    case 'constant':
      return spillConstant(spiller, type, span);
    case 'sum': {
      if (isBool(type)) return baseType('bool');
      const option = optionValue(type);
      if (option !== undefined) return containerType('option', inside(option));
      return spillRow(type.layout, type, inside, combOr);
    }
    case 'record':
      return spillRow(type.layout, type, inside, (fields) => ({ kind: 'tuple', fields }));
    case 'arrow':
      return functionType(inside(type.parameter), inside(type.result));
    case 'singleton':
      if (type.literal.kind === 'int') return { kind: 'type-int', size: type.literal.value };
      return baseType(type.literal.kind);
    case 'union':
    case 'variable':
    case 'exists':
    case 'abstraction':
    case 'forall':
    case 'error':
      return refuse(
        'polymorphism-unresolved',
        'This expression is polymorphic, and its type is not determined here.',
        span,
        'Annotate it with a type.',
      );
  }
}

type Constant = Extract<Type, { kind: 'constant' }>;

const RENAMED: Readonly<Record<string, BaseName>> = {
  tez: 'mutez',
  typed_address: 'address',
  dynamic_entrypoint: 'nat',
  michelson_program: 'unit',
};

function spillConstant(spiller: TypeSpiller, { name, arguments: args }: Constant, span: Span): MiniType {
  const [first, second] = args;
  const inside = (part: Type) => spillType(spiller, part, span);
  switch (name) {
    case 'map':
    case 'big_map':
      if (first === undefined || second === undefined) break;
      return mapType(name, inside(first), inside(second));
    case 'list':
    case 'set':
    case 'contract':
    case 'ticket':
      if (first === undefined) break;
      return containerType(name, inside(first));
    case 'sapling_state':
    case 'sapling_transaction':
      if (first?.kind !== 'singleton' || first.literal.kind !== 'int') break;
      return { kind: name, size: first.literal.value };
  }
  const base = RENAMED[name] ?? (BASES.has(name) ? (name as BaseName) : undefined);
  return base === undefined ? unsupported(`the type "${name}"`, span) : baseType(base);
}

const BASES: ReadonlySet<string> = new Set<BaseName>([
  'unit',
  'bool',
  'string',
  'bytes',
  'nat',
  'int',
  'operation',
  'address',
  'key',
  'key_hash',
  'chain_id',
  'signature',
  'timestamp',
  'baker_hash',
  'pvss_key',
  'baker_operation',
  'bls12_381_g1',
  'bls12_381_g2',
  'bls12_381_fr',
  'never',
  'tx_rollup_l2_address',
  'chest',
  'chest_key',
]);

type Row = Extract<Type, { kind: 'sum' | 'record' }>;

function spillRow(
  layout: Layout,
  row: Row,
  inside: (type: Type) => MiniType,
  combine: (fields: readonly Field[]) => MiniType,
): MiniType {
  const field = (tree: LayoutTree): Field => {
    if (tree.kind === 'inner') return { type: combine(tree.items.map(field)) };
    const type = row.fields.get(tree.name);
    if (type === undefined) throw new Error(`The layout names an unknown field ${tree.name}.`);
    const annotation = annotationOf(tree, isMichelsonRow(row));
    return { type: inside(type), ...(annotation && { annotation }) };
  };
  return field(concreteLayout(layout).tree).type;
}

export function concreteLayout(layout: Layout): ConcreteLayout {
  const known = pruneLayout(layout);
  return known.kind === 'concrete' ? known : settledLayout(known);
}

/** Pairs, and the variants of `michelson_or`, only have annotations that are written. */
function isMichelsonRow({ fields }: Row): boolean {
  return fields.size === 2 && fields.has('M_left') && fields.has('M_right');
}

/** The label is the annotation if none is written, except in tuples. */
export function annotationOf({ name, annotation }: LayoutField, onlyWritten: boolean): string | undefined {
  if (annotation !== undefined) return annotation === '' ? undefined : annotation;
  if (onlyWritten || isNumeric(name)) return undefined;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Alternatives nest to the right. */
function combOr(fields: readonly Field[]): MiniType {
  const last = fields.at(-1);
  if (last === undefined) throw new Error('A variant without constructors.');
  return fields.slice(0, -1).reduceRight<Field>((right, left) => ({ type: orType(left, right) }), last).type;
}
