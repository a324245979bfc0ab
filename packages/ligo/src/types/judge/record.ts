/** Records and tuples. */
import type { Span } from '../../syntax/source';
import type { Core } from '../core';
import { findRecord } from '../declared-types';
import { rowType } from '../make';
import { recordLabels } from '../problems/records';
import type { Scope } from '../scope';
import { report, unknownLayout } from '../state';
import type { Fields, RecordType, Type } from '../type';
import { check } from './check';
import { infer } from './infer';

/** Infers the fields in label order, the order used for records everywhere. */
export function inferRecord(scope: Scope, fields: ReadonlyMap<string, Core>): Type {
  const types = new Map<string, Type>();
  for (const [label, field] of fields) types.set(label, infer(scope, field));
  return recordOf(scope, types);
}

/** A declared type with exactly these fields; otherwise a new one with an unknown layout. */
export function recordOf(scope: Scope, fields: Fields): Type {
  const declared = findRecord(scope.environment, fields);
  return declared ?? rowType('record', fields, unknownLayout(scope.state, [...fields.keys()]));
}

export function checkFields(
  scope: Scope,
  fields: ReadonlyMap<string, Core>,
  type: RecordType,
  span: Span,
  checkField: (field: Core, type: Type) => void = (field, expected) => check(scope, field, expected),
): void {
  const fits =
    fields.size === type.fields.size && [...fields.keys()].every((label) => type.fields.has(label));
  if (!fits) report(scope.state, recordLabels([...fields.keys()], type, span));
  for (const [label, field] of fields) {
    const expected = type.fields.get(label);
    if (expected === undefined) infer(scope, field);
    else checkField(field, expected);
  }
}
