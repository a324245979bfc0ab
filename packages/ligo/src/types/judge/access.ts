/** Reading and replacing a field. */
import type { Span } from '../../syntax/source';
import { leastUpperBound } from '../bound';
import type { AccessCore, Core, UpdateCore } from '../core';
import { unknownField } from '../problems/names';
import { notARecord } from '../problems/records';
import type { Scope } from '../scope';
import { fail } from '../state';
import { apply } from '../substitute';
import type { Type, UnionType } from '../type';
import { check } from './check';
import { infer } from './infer';

export function inferAccess(scope: Scope, core: AccessCore): Type {
  const type = apply(infer(scope, core.record));
  if (type.kind === 'exists' || (type.kind === 'union' && !canReadUnion(scope, core, type)))
    failToRead(scope, type, core.span);
  return fieldOf(scope, type, core.label, core.span);
}

function failToRead({ state }: Scope, type: Type, span: Span): never {
  fail(notARecord(type, span, state.files[span.file]));
}

/** Before unions were general, the tag of one could only be the subject of a `switch` that names all tags. */
function canReadUnion({ state }: Scope, { label, cases }: AccessCore, { members }: UnionType): boolean {
  if (state.features.has('union-narrowing') || members.length === 1) return true;
  const named = new Set(cases?.map(stringOf));
  const tags = new Set(members.map((member) => tagOf(member, label)));
  return tags.size === named.size && !tags.has(undefined) && [...tags].every((tag) => named.has(tag));
}

function stringOf(core: Core): string | undefined {
  return core.kind === 'literal' && core.literal.kind === 'string' ? core.literal.value : undefined;
}

function tagOf(member: Type, label: string): string | undefined {
  const field = member.kind === 'record' ? member.fields.get(label) : undefined;
  return field?.kind === 'singleton' && field.literal.kind === 'string' ? field.literal.value : undefined;
}

/** The type of a field of a union is the union of its types in the members. */
function fieldOf(scope: Scope, type: Type, label: string, span: Span): Type {
  if (type.kind === 'error') return type;
  if (type.kind === 'union') {
    const types = type.members.map((member) => fieldOf(scope, apply(member), label, span));
    return leastUpperBound(scope.state, types, span);
  }
  if (type.kind !== 'record') failToRead(scope, type, span);
  const field = type.fields.get(label);
  if (field === undefined) fail(unknownField(scope.state, { label, type, span }));
  return field;
}

export function inferUpdate(scope: Scope, core: UpdateCore): Type {
  const type = infer(scope, core.record);
  const record = apply(type);
  if (record.kind === 'error') {
    infer(scope, core.value);
    return record;
  }
  if (record.kind !== 'record') failToRead(scope, record, core.span);
  const field = record.fields.get(core.label);
  if (field === undefined) {
    infer(scope, core.value);
    fail(unknownField(scope.state, { label: core.label, type: record, span: core.span }));
  }
  check(scope, core.value, field);
  return type;
}
