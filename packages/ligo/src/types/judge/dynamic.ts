/** Dynamic entry points: declared as functions, used as keys under which their code is stored. */

import { dynamicEntryPoint, entryPointType, returnsError } from '../contract-types';
import type { CoreDeclaration } from '../core';
import { ERROR } from '../make';
import { notAnEntryPoint } from '../problems/expressions';
import type { Scope } from '../scope';
import type { ValueEntry } from '../signature';
import { report } from '../state';
import { apply } from '../substitute';
import type { Type } from '../type';

export function dynamicEntry(
  scope: Scope,
  declaration: Extract<CoreDeclaration, { kind: 'value' }>,
  type: Type,
): ValueEntry {
  const { pattern, attributes } = declaration;
  const known = apply(type);
  const entry = entryPointType(known);
  if (entry === undefined && !returnsError(known)) report(scope.state, notAnEntryPoint(type, pattern.span));
  return {
    kind: 'value',
    name: pattern.kind === 'variable' ? pattern.name : '',
    type: entry ? dynamicEntryPoint(entry.parameter, entry.storage) : ERROR,
    attributes,
    public: declaration.public,
    span: pattern.span,
  };
}
