/** What elaboration needs everywhere: the results of the checker, fresh names, and types without unions. */
import type { Span } from '../../syntax/source';
import type { Core } from '../../types/core';
import { constant, rowType, sum } from '../../types/make';
import { mapParts } from '../../types/substitute';
import type { Type, UnionType } from '../../types/type';
import type { TypedProgram } from '../../types/typed';
import { refuse } from '../problem';
import type { Workspace } from '../workspace';
import type { Module } from './scope';

export interface Elaboration extends Workspace {
  readonly typed: TypedProgram;
  /** Imported files, by index. */
  readonly files: Map<number, Module>;
  readonly plainTypes: Map<Type, Type>;
  /** The unions that variants stand for. */
  readonly unions: Map<Type, UnionType>;
}

export function createElaboration(typed: TypedProgram, workspace: Workspace): Elaboration {
  return { ...workspace, typed, files: new Map(), plainTypes: new Map(), unions: new Map() };
}

/** The type that the checker found. */
export function typeOf(elaboration: Elaboration, core: Core): Type {
  const type = elaboration.typed.core.typeOf(core);
  if (type === undefined) return missingType(core.span);
  return plainType(elaboration, type);
}

export function missingType(span: Span): never {
  return refuse('internal', 'The compiler did not find the type of this expression.', span);
}

/** A type with unions replaced by variants. */
export function plainType(elaboration: Elaboration, type: Type): Type {
  const known = elaboration.plainTypes.get(type);
  if (known !== undefined) return known;
  const inner = mapParts(
    type,
    (part) => plainType(elaboration, part),
    (layout) => layout,
  );
  const plain = inner.kind === 'union' ? unionAsSum(inner.members) : inner;
  elaboration.plainTypes.set(type, plain);
  if (type.kind === 'union') elaboration.unions.set(plain, type);
  return plain;
}

function unionAsSum(members: readonly Type[]): Type {
  if (members.length === 0) return constant('never');
  return sum(members.map((member, index) => [unionLabel(index), member] as const));
}

export const unionLabel = (index: number): string => `Union.Injection_${index}`;

export function rowOf(type: Type, span: Span): Extract<Type, { kind: 'sum' | 'record' }> {
  if (type.kind === 'sum' || type.kind === 'record') return type;
  return missingType(span);
}

export function fieldType(type: Type, label: string, span: Span): Type {
  return rowOf(type, span).fields.get(label) ?? missingType(span);
}

/** A tuple type without a declared layout. */
export function tupleOf(types: readonly Type[]): Type {
  const fields = new Map(types.map((type, index) => [String(index), type] as const));
  return rowType('record', fields, {
    kind: 'concrete',
    tree: { kind: 'inner', items: [...fields.keys()].map((name) => ({ kind: 'field', name })) },
    order: [...fields.keys()],
    key: `(${[...fields.keys()].join(',')})`,
  });
}
