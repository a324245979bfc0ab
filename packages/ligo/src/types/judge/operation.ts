/** Operators: the first overload that matches the expected result and the operands. */

import type { Span } from '../../syntax/source';
import type { Core, OperationCore } from '../core';
import { arrows, BOOL, constant, forAll, list, OPERATION, option, TEZ, tuple, variable } from '../make';
import { misplacedOptOut, optOutOperands } from '../problems/contracts';
import { operandMismatch } from '../problems/operators';
import { underspecified } from '../problems/types';
import { forgetCoercion, recordCoercion } from '../recorder';
import type { Scope } from '../scope';
import { attempt, Failure, fail, firstOf, keep, report, type State, unknown } from '../state';
import { apply } from '../substitute';
import { subtype } from '../subtype';
import type { Type } from '../type';
import { watching } from '../watch';
import { check } from './check';
import { compareOperands } from './comparison';
import { infer } from './infer';
import { OVERLOADS, type Overload } from './overloads';

/** `[%create_contract_of_file "…"]`: from delegate, amount and storage to operation and address. */
const CREATE_CONTRACT = forAll(
  'storage',
  arrows([option(constant('key_hash')), TEZ, variable('storage')], tuple([OPERATION, constant('address')])),
);

export function checkOperation(scope: Scope, core: OperationCore, type: Type): void {
  const { operation, operands, span } = core;
  switch (operation) {
    case 'true':
    case 'false':
      subtype(scope.state, BOOL, type, span);
      return;
    case 'any':
      return;
    case 'opt-out':
      checkOptOut(scope, core);
      return;
    case 'create-contract':
      subtype(scope.state, CREATE_CONTRACT, type, span);
      return;
    case 'compare':
    case 'equal': {
      const types = operands.map((operand) => infer(scope, operand));
      compareOperands(scope, types.map(apply), span, operands.some(isTagOfSwitch));
      subtype(scope.state, BOOL, type, span);
      record(scope, core, types, BOOL);
      return;
    }
    case 'cons': {
      if (!scope.state.features.has('operand-expected-type')) {
        subtype(scope.state, inferCons(scope, core), type, span);
        return;
      }
      const element = unknown(scope.state, span);
      subtype(scope.state, list(element), type, span);
      const [head, tail] = operands;
      if (tail !== undefined) check(scope, tail, apply(list(element)));
      if (head !== undefined) check(scope, head, apply(element));
      return;
    }
    case 'list-empty':
    case 'list-fold-right':
      return;
    default:
      checkOverloads(scope, core, OVERLOADS[operation], type);
  }
}

/** The subject of a `switch` that names all tags of a union, which is not a comparison in any version. */
function isTagOfSwitch(core: Core): boolean {
  return core.kind === 'access' && core.cases !== undefined;
}

/** Where operands do not take the expected type, the head determines the type of the list. */
function inferCons(scope: Scope, { operands: [head, tail], span }: OperationCore): Type {
  const result = list(head === undefined ? unknown(scope.state, span) : infer(scope, head));
  if (tail !== undefined) check(scope, tail, apply(result));
  return result;
}

/** Only the value of a contract's dynamic entry point may be missing: see `inferDeclarations`. */
function checkOptOut(scope: Scope, { operands, span }: OperationCore): void {
  const { state } = scope;
  if (operands.length > 0) fail(optOutOperands(span));
  if (scope.isDynamic) keep(state, state.optOuts, span);
  else keep(state, state.contractChecks, () => report(state, misplacedOptOut(span)));
}

function checkOverloads(scope: Scope, core: OperationCore, overloads: readonly Overload[], type: Type): void {
  const { state } = scope;
  const { operands } = core;
  const expected = apply(type);
  const inferOperands = () => operands.map((operand) => infer(scope, operand));
  const dependsOnResult =
    !expected.ground && expected !== state.live.at(-1) && state.features.has('operand-expected-type');
  if (dependsOnResult) {
    const found = independentTypes(state, expected, inferOperands);
    if (found !== undefined) {
      chooseOverload(scope, core, overloads, type, found);
      return;
    }
    // The result type may solve variables in the operands, so they are inferred in each attempt.
    const result = attempt(state, () =>
      firstOf(
        state,
        overloads.map((overload) => () => {
          checkResult(scope, core, overload, type);
          fitOperands(scope, core, overload, inferOperands());
        }),
      ),
    );
    if (!(result instanceof Failure)) return;
  }
  const problems = state.problems.length;
  const types = inferOperands();
  if (state.problems.length > problems) blameResult(scope, core, overloads, type, problems);
  else chooseOverload(scope, core, overloads, type, types);
}

/**
 * The types of operands that do not depend on the expected type; undefined if they do, or if they are ill-typed and the
 * problems have to be reported. Inferring them again for each overload would multiply with every level of nesting.
 */
function independentTypes(
  state: State,
  expected: Type,
  inferOperands: () => readonly Type[],
): readonly Type[] | undefined {
  let depends = false;
  const types = attempt(state, () => {
    const watched = watching(expected, () => attempt(state, inferOperands));
    depends = watched.depends;
    if (watched.result instanceof Failure) throw watched.result;
    if (depends) throw new Failure(underspecified(NOWHERE));
    return watched.result;
  });
  if (!(types instanceof Failure)) return types;
  if (!depends && state.attempts > 0) throw types;
  return undefined;
}

const NOWHERE: Span = { file: 0, from: 0, to: 0 };

function chooseOverload(
  scope: Scope,
  core: OperationCore,
  overloads: readonly Overload[],
  type: Type,
  types: readonly Type[],
): void {
  const { state } = scope;
  const expected = apply(type);
  const known = types.map(apply);
  if (overloads.every((overload) => !operandsMayFit(overload, known))) {
    fail(operandMismatch(core, known, state.files[core.span.file]));
  }
  const possible = overloads.filter((overload) => mayFit(overload, known, expected));
  firstOf(
    state,
    (possible.length > 0 ? possible : overloads).map((overload) => () => {
      checkResult(scope, core, overload, type);
      fitOperands(scope, core, overload, types);
    }),
  );
}

/** The result may be converted, such as a number to a condition. */
function checkResult(scope: Scope, core: OperationCore, { result }: Overload, type: Type): void {
  const { converts } = subtype(scope.state, result, type, core.span);
  if (converts) recordCoercion(scope.state, core, { from: result, to: type, ofResult: true });
  // A failed attempt with another overload may have recorded one.
  else forgetCoercion(scope.state, core);
}

/** Cheap pre-check of an overload, to avoid failing attempts. */
function mayFit(overload: Overload, types: readonly Type[], expected: Type): boolean {
  const isOther = (received: Type, wanted: Type) =>
    received.kind === 'constant' && wanted.kind === 'constant' && received.name !== wanted.name;
  if (isOther(overload.result, expected)) return false;
  return types.every((type, index) => !isOther(type, overload.operands[index] ?? type));
}

/** Whether values of these types may be operands, whatever the result is. */
function operandsMayFit(overload: Overload, types: readonly Type[]): boolean {
  return types.every((type, index) => {
    const wanted = overload.operands[index];
    if (wanted?.kind !== 'constant') return true;
    return type.kind === 'constant'
      ? type.name === wanted.name
      : type.kind !== 'record' && type.kind !== 'arrow';
  });
}

function fitOperands(scope: Scope, core: OperationCore, overload: Overload, types: readonly Type[]): void {
  types.forEach((received, index) => {
    const parameter = overload.operands[index];
    if (parameter === undefined) return;
    const { converts } = subtype(scope.state, received, parameter, core.span);
    const operand = core.operands[index];
    if (operand !== undefined && converts)
      recordCoercion(scope.state, operand, { from: received, to: parameter });
  });
  record(scope, core, overload.operands, overload.result);
}

/** If no overload matches, LIGO reports the mismatch with the first one, starting with its result. */
function blameResult(
  scope: Scope,
  core: OperationCore,
  overloads: readonly Overload[],
  type: Type,
  problems: number,
): void {
  const [first] = overloads;
  if (first === undefined) return;
  const { state } = scope;
  const result = attempt(state, () => subtype(state, first.result, type, core.span));
  if (!(result instanceof Failure)) return;
  const found = state.problems.splice(problems);
  report(state, result.problem);
  state.problems.push(...found);
}

function record(scope: Scope, core: OperationCore, operands: readonly Type[], result: Type): void {
  if (core.operatorNode !== undefined)
    scope.state.record.operators.set(core.operatorNode, { operands, result });
}
