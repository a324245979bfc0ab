/** Infers the type of an expression. */
import type { Core, LetCore } from '../core';
import { evaluateType } from '../evaluate-type';
import { ERROR } from '../make';
import { codeWithoutType } from '../problems/expressions';
import { lifting } from '../region';
import { type Scope, within } from '../scope';
import { countStep, fail, keep, recover, unknown } from '../state';
import { apply } from '../substitute';
import type { Type } from '../type';
import { inferAccess, inferUpdate } from './access';
import { inferApply } from './apply';
import { check } from './check';
import { inferConstructor } from './constructor';
import { inferLambda, inferRecursive, inferTypeAbstraction } from './function';
import { inferLets, localModule, localType } from './let';
import { inferArray } from './list';
import { convertAnnotated, inferLiteral } from './literal';
import { inferAssign, inferFor, inferForEach, inferWhile } from './loop';
import { checkOperation } from './operation';
import { inferRecord } from './record';
import { inferContract, inferMember, inferVariable } from './variable';

export function infer(scope: Scope, core: Core): Type {
  if (core.kind === 'let') return inferLets(scope, core);
  countStep(scope.state, core.span);
  const type = recover(
    scope.state,
    () => inferCore(scope, core),
    () => (core.kind === 'annotation' ? evaluateType(scope, core.type) : ERROR),
  );
  note(scope, core, type);
  return type;
}

/** What a part of a type costs, in steps. */
const PART_COST = 0.1;

/** Records the type of an expression, which must be solved in the end. */
export function note(scope: Scope, core: Core, type: Type): void {
  scope.state.record.cores.set(core, type);
  if (core.node !== undefined) {
    scope.state.record.types.set(core.node, type);
    scope.state.record.scopes.set(core.node, scope.environment);
  }
  if (type.ground) return;
  keep(scope.state, scope.state.pending, type);
  // Solutions are substituted into such types again and again.
  scope.state.budget.spend('steps', type.size * PART_COST);
}

function inferCore(scope: Scope, core: Exclude<Core, LetCore>): Type {
  const { state } = scope;
  switch (core.kind) {
    case 'literal':
      return inferLiteral(scope, core);
    case 'operation': {
      const type = unknown(state, core.span);
      checkOperation(scope, core, type);
      return type;
    }
    case 'variable':
      return inferVariable(scope, core);
    case 'member':
      return inferMember(scope, core);
    case 'contract':
      return inferContract(scope, core);
    case 'lambda':
      return inferLambda(scope, core);
    case 'apply':
      return inferApply(scope, core);
    case 'type-abstraction':
      return inferTypeAbstraction(scope, core);
    case 'type-in': {
      const environment = localType(scope, core);
      return lifting(state, () => infer(within(scope, environment), core.body));
    }
    case 'module-in': {
      const environment = localModule(scope, core);
      return lifting(state, () => infer(within(scope, environment), core.body));
    }
    case 'code':
      return inferCode(scope, core);
    case 'annotation': {
      const type = evaluateType(scope, core.type);
      if (convertAnnotated(scope, core, type)) note(scope, core.value, type);
      else check(scope, core.value, type);
      return type;
    }
    case 'recursive':
      return inferRecursive(scope, core);
    case 'record':
      return inferRecord(scope, core.fields);
    case 'tuple':
      return inferRecord(scope, new Map(core.items.map((item, index) => [String(index), item])));
    case 'array':
      return inferArray(scope, core);
    case 'access':
      return inferAccess(scope, core);
    case 'update':
      return inferUpdate(scope, core);
    case 'constructor':
      return inferConstructor(scope, core);
    case 'match': {
      const type = unknown(state, core.span);
      check(scope, core, type);
      return apply(type);
    }
    case 'assign':
      return inferAssign(scope, core);
    case 'for':
      return inferFor(scope, core);
    case 'for-each':
      return inferForEach(scope, core);
    case 'while':
      return inferWhile(scope, core);
    case 'error':
      return ERROR;
  }
}

/** The annotation is the type of the code; for `michelson`, of the result after the given arguments. */
function inferCode(scope: Scope, core: Extract<Core, { kind: 'code' }>): Type {
  const { code } = core;
  if (code.kind !== 'annotation') fail(codeWithoutType(core.span));
  if (core.language !== 'michelson') {
    const type = evaluateType(scope, code.type);
    infer(scope, code.value);
    return type;
  }
  let callee = code.value;
  while (callee.kind === 'apply') {
    infer(scope, callee.argument);
    callee = callee.callee;
  }
  infer(scope, callee);
  return evaluateType(scope, code.type);
}
