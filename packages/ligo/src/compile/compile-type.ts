/** A type of a checked program in Michelson. */
import type { Micheline } from '../michelson';
import type { Problem } from '../syntax/problem';
import type { Span } from '../syntax/source';
import type { Type } from '../types/type';
import type { TypedProgram } from '../types/typed';
import { createElaboration, plainType } from './elaborate/context';
import { problemOf } from './problem';
import { createSpilling, typeAt } from './spill';
import { michelsonType } from './stack/types';
import { createWorkspace } from './workspace';

export function compileType(
  typed: TypedProgram,
  type: Type,
  span: Span,
): { readonly type: Micheline } | { readonly problem: Problem } {
  try {
    const workspace = createWorkspace();
    const plain = plainType(createElaboration(typed, workspace), type);
    return { type: michelsonType(typeAt(createSpilling(workspace), plain, span)) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}
