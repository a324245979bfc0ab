/** Names: variables, members of modules, contracts. */

import { contractOf } from '../contract-types';
import type { ContractCore, MemberCore, VariableCore } from '../core';
import { findValue } from '../environment';
import { entryNames, valueNames } from '../known-names';
import { capturedMutable, unbound } from '../problems/names';
import { recordUse } from '../recorder';
import { contractAt, moduleAt, type Scope } from '../scope';
import { findEntry } from '../signature';
import { fail } from '../state';
import type { Type } from '../type';

export function inferVariable(scope: Scope, core: VariableCore): Type {
  const found = findValue(scope.environment, core.name);
  if (found === undefined) {
    fail(unbound('variable', core.name, core.span, () => valueNames(scope.environment)));
  }
  if (found.captured) fail(capturedMutable(core.name, core.span));
  const { type, span: definition } = found.binding;
  const node = core.node ?? core.nameNode;
  if (node !== undefined && !core.name.startsWith('#'))
    recordUse(scope.state, { node, name: core.name, span: core.span, type, definition });
  return type;
}

export function inferMember(scope: Scope, core: MemberCore): Type {
  const signature = moduleAt(scope, core.path, core.span);
  const name = core.name.text;
  const found = findEntry(signature, 'value', name);
  if (found === undefined) fail(unbound('variable', name, core.span, () => entryNames(signature, 'value')));
  if (core.node !== undefined) {
    const whole = [...core.path, core.name].map(({ text }) => text).join('.');
    const { type, span: definition } = found;
    recordUse(scope.state, { node: core.node, name: whole, span: core.span, type, definition });
  }
  return found.type;
}

export function inferContract(scope: Scope, core: ContractCore): Type {
  return contractOf(contractAt(scope, core.path, core.span));
}
