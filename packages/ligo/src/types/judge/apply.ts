/** Applications: polymorphic functions are instantiated, overloaded results of the library are resolved. */
import type { ApplyCore, Core } from '../core';
import { findValue } from '../environment';
import { arrow, ERROR } from '../make';
import { indexedMap, notAFunction } from '../problems/expressions';
import { joinedDeclarations } from '../problems/names';
import { recordInstance } from '../recorder';
import type { Scope } from '../scope';
import { fail, keep, solve, unknown } from '../state';
import { apply, substitute } from '../substitute';
import type { Type } from '../type';
import { check } from './check';
import { externalResult } from './external';
import { infer } from './infer';

export function inferApply(scope: Scope, core: ApplyCore): Type {
  if (followsAnd(scope, core.callee)) {
    infer(scope, core.callee);
    return ERROR;
  }
  if (isAnd(scope, core.argument)) fail(joinedDeclarations(core.argument.span));
  const type = apply(infer(scope, core.callee));
  return applyTo(scope, core, type);
}

/** OCaml's `and`, which CameLIGO reads as a name. */
function isAnd({ environment }: Scope, core: Core): boolean {
  return core.kind === 'variable' && core.name === 'and' && findValue(environment, 'and') === undefined;
}

/** Whether an application goes on after `and`, which has been reported. */
function followsAnd(scope: Scope, core: Core): boolean {
  return core.kind === 'apply' && (isAnd(scope, core.argument) || followsAnd(scope, core.callee));
}

function applyTo(scope: Scope, core: ApplyCore, callee: Type): Type {
  const { state } = scope;
  switch (callee.kind) {
    case 'forall': {
      const instance = substitute(callee.body, callee.parameter, unknown(state, core.span));
      noteInstance(scope, core.callee, instance);
      return applyTo(scope, core, instance);
    }
    case 'arrow': {
      check(scope, core.argument, callee.parameter);
      const result = apply(callee.result);
      const external = externalResult(scope, result, core.span) ?? result;
      const names = callee.names?.slice(1) ?? [];
      return names.length > 0 && external.kind === 'arrow' ? { ...external, names } : external;
    }
    case 'exists': {
      const parameter = unknown(state, core.span);
      const result = unknown(state, core.span);
      solve(state, callee, arrow(parameter, result));
      parameter.depth = Math.min(parameter.depth, callee.depth);
      result.depth = Math.min(result.depth, callee.depth);
      check(scope, core.argument, parameter);
      return result;
    }
    case 'error':
      infer(scope, core.argument);
      return callee;
    default:
      if (isIndexed(core, callee)) fail(indexedMap(core, state.files[core.span.file]));
      fail(notAFunction(callee, core.span));
  }
}

/** `m[key]`: an application of a map to a list of one item. */
function isIndexed({ argument }: ApplyCore, callee: Type): boolean {
  const isMap = callee.kind === 'constant' && (callee.name === 'map' || callee.name === 'big_map');
  return isMap && argument.kind === 'array' && argument.elements.length === 1;
}

function noteInstance(scope: Scope, callee: Core, type: Type): void {
  keep(scope.state, scope.state.pending, type);
  recordInstance(scope.state, callee, type);
}
