/** One expression in the scope of a program, as mini-c. */
import type { CheckedExpression } from '../../types/check-expression';
import type { TypedProgram } from '../../types/typed';
import type { Expression } from '../aggregated/expression';
import * as build from '../elaborate/build';
import { createElaboration } from '../elaborate/context';
import { INITIAL_ENTRIES } from '../elaborate/dynamic';
import { elaborate } from '../elaborate/expression';
import { findMember, type Module } from '../elaborate/scope';
import { refuse } from '../problem';
import type { Workspace } from '../workspace';
import { aggregate, compileSteps, innerModuleAt, type Steps } from './to-mini-c';

/** What is made of the value of the expression. */
export type ExpressionUse =
  | { readonly kind: 'value' }
  /** The parameter of a contract, or of one of its entry points if its constructor is given. */
  | { readonly kind: 'parameter'; readonly type: Expression['type']; readonly label?: string }
  /** The storage of the contract in a module, with its dynamic entry points. */
  | { readonly kind: 'storage'; readonly module: string };

export interface ExpressionOptions {
  readonly use?: ExpressionUse;
  /** `--function-body`: the code of a function, which takes all of its arguments at once. */
  readonly functionBody?: boolean;
}

export function expressionToMiniC(
  workspace: Workspace,
  typed: TypedProgram,
  checked: CheckedExpression,
  { use = { kind: 'value' }, functionBody: uncurried = false }: ExpressionOptions,
): Steps {
  const { declarations, module } = aggregate(workspace, typed);
  const { core, typeOf, coercionOf } = checked;
  const elaboration = createElaboration({ ...typed, core: { ...typed.core, typeOf, coercionOf } }, workspace);
  const value = elaborate(elaboration, { kind: 'inside', module, outer: undefined }, core);
  if (value.type.kind === 'forall') {
    const message = 'Cannot monomorphise the expression.';
    return refuse('polymorphic-expression', message, core.span, 'Try adding additional annotations.');
  }
  return compileSteps(workspace, declarations, used(value, use, module), { uncurried });
}

function used(value: Expression, use: ExpressionUse, root: Module): Expression {
  const { span } = value;
  if (use.kind === 'parameter' && use.label !== undefined) {
    return { kind: 'constructor', label: use.label, argument: value, type: use.type, span };
  }
  if (use.kind !== 'storage') return value;
  const entries = findMember(innerModuleAt(root, use.module), INITIAL_ENTRIES);
  if (entries?.kind !== 'variable') return value;
  const { variable, type } = entries;
  return build.tuple([value, { kind: 'variable', variable, type, span }], span);
}
