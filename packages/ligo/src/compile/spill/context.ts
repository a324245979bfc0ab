/** What spilling needs everywhere. */
import type { Span } from '../../syntax/source';
import type { Type } from '../../types/type';
import type { Expression } from '../aggregated/expression';
import type { Binder, MiniExpression } from '../mini-c/tree';
import type { MiniType } from '../mini-c/type';
import type { Workspace } from '../workspace';
import { createTypeSpiller, spillType, type TypeSpiller } from './type';

export interface Spilling extends Workspace {
  readonly types: TypeSpiller;
}

export const createSpilling = (workspace: Workspace): Spilling => ({
  ...workspace,
  types: createTypeSpiller(),
});

export const typeAt = (spilling: Spilling, type: Type, span: Span): MiniType =>
  spillType(spilling.types, type, span);

export const typeOf = (spilling: Spilling, { type, span }: Expression): MiniType =>
  typeAt(spilling, type, span);

export const variableUse = ({ variable, type }: Binder, span: Span): MiniExpression => ({
  kind: 'variable',
  variable,
  type,
  span,
});

export function letIn(
  binder: Binder,
  value: MiniExpression,
  body: MiniExpression,
  span: Span,
  inline = false,
): MiniExpression {
  return { kind: 'let', binder, value, inline, body, type: body.type, span };
}

export const fresh = (spilling: Spilling, name: string, type: MiniType): Binder => ({
  variable: spilling.names.fresh(name),
  type,
});

export type Continue = (expression: Expression) => MiniExpression;
