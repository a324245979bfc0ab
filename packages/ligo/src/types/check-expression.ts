/** Checks an expression in the scope of a checked program. */
import type { Expression } from '../syntax/ast';
import { Budget } from '../syntax/budget';
import type { Problem } from '../syntax/problem';
import type { SourceFile } from '../syntax/source';
import { type CheckOptions, finish, withinLimits } from './check-program';
import type { Core } from './core';
import { createDesugaring } from './desugar/context';
import { desugarExpression } from './desugar/expressions';
import { check } from './judge/check';
import { infer } from './judge/infer';
import { createRecorder } from './recorder';
import type { Scope } from './scope';
import { checkedTypes, type Found, settle } from './settle';
import { createState } from './state';
import type { Type } from './type';
import type { CheckedCore, TypedProgram } from './typed';

export interface CheckedExpression extends Pick<CheckedCore, 'typeOf' | 'coercionOf'> {
  readonly problems: readonly Problem[];
  readonly core: Core;
  /** What was found about the nodes of the expression. */
  readonly found: Found;
}

export interface ExpressionOptions extends CheckOptions {
  /** The files of the program, with that of the expression. */
  readonly files: readonly SourceFile[];
  readonly expected?: Type | undefined;
}

export function checkExpression(
  { environment }: TypedProgram,
  expression: Expression,
  { files, expected, features, budget = new Budget() }: ExpressionOptions,
): CheckedExpression {
  const desugaring = createDesugaring(files);
  const state = createState(files, createRecorder(), { features, budget });
  const scope: Scope = { state, environment, path: [], imports: new Map() };
  const core = desugarExpression(desugaring, expression);
  withinLimits(state, () => {
    if (expected === undefined) infer(scope, core);
    else check(scope, core, expected);
    finish(state);
  });
  const problems = [...desugaring.problems, ...state.problems];
  return { problems, core, found: settle(state.record), ...checkedTypes(state.record) };
}
