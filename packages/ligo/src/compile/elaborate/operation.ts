/** Operators become primitives. */
import type { Operation, OperationCore } from '../../types/core';
import { BOOL, isBool } from '../../types/make';
import type { Expression } from '../aggregated/expression';
import type { Primitive } from '../aggregated/primitive';
import { refuse, unsupported } from '../problem';
import * as build from './build';
import { type Elaboration, plainType, typeOf } from './context';
import { createContractOfFile } from './create-contract';
import { elaborate } from './expression';
import type { Scope } from './scope';

const PRIMITIVES: Readonly<Partial<Record<Operation, Primitive>>> = {
  add: 'ADD',
  mul: 'MUL',
  div: 'DIV',
  mod: 'MOD',
  neg: 'NEG',
  not: 'NOT',
  and: 'AND',
  or: 'OR',
  xor: 'XOR',
  land: 'LAND',
  lor: 'LOR',
  lxor: 'LXOR',
  lsl: 'LSL',
  lsr: 'LSR',
  concat: 'CONCAT',
  equal: 'EQ',
  cons: 'CONS',
  'list-empty': 'LIST_EMPTY',
  'list-fold-right': 'LIST_FOLD_RIGHT',
};

const COMPARISONS: Readonly<Record<string, Primitive>> = {
  '<': 'LT',
  '<=': 'LE',
  '>': 'GT',
  '>=': 'GE',
  '<>': 'NEQ',
  '=': 'EQ',
};

export function elaborateOperation(elaboration: Elaboration, scope: Scope, core: OperationCore): Expression {
  const { operation, span } = core;
  if (operation === 'create-contract') return createContractOfFile(elaboration, core);
  if (operation === 'true' || operation === 'false') return build.truth(operation === 'true', span);
  const operands = core.operands.map((operand) => elaborate(elaboration, scope, operand));
  if (operation === 'compare') return build.primitive(comparison(core), operands, BOOL, span);
  const coercion = elaboration.typed.core.coercionOf(core);
  if (coercion?.ofResult && isBool(coercion.to)) {
    // The compiler loses the type of the number on the way.
    refuse(
      'unsolved-coercion',
      'Invalid coercion. It should have been resolved.',
      span,
      'Compare the result with zero, or give it a name before the condition.',
    );
  }
  const type = coercion ? plainType(elaboration, coercion.from) : typeOf(elaboration, core);
  const name = PRIMITIVES[operation] ?? overloaded(operation, operands);
  if (name === undefined) return unsupported(`the primitive "${operation}"`, span);
  return build.primitive(name, operands, type, span);
}

function comparison({ operatorNode, span }: OperationCore): Primitive {
  const operator =
    operatorNode !== undefined && 'operator' in operatorNode ? operatorNode.operator : undefined;
  const found = typeof operator === 'string' ? COMPARISONS[operator] : undefined;
  return found ?? unsupported('this comparison', span);
}

/** JsLIGO's `+` and `-` depend on the types of their operands. */
function overloaded(operation: Operation, operands: readonly Expression[]): Primitive | undefined {
  const isOneOf = (type: string) =>
    operands.some((one) => one.type.kind === 'constant' && one.type.name === type);
  if (operation === 'polymorphic-add') return isOneOf('string') ? 'CONCAT' : 'ADD';
  if (operation === 'polymorphic-sub') return isOneOf('tez') ? 'SUB_MUTEZ' : 'SUB';
  return undefined;
}
