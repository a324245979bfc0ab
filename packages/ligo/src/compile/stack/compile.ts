/** From optimised mini-c to Michelson, before the peephole optimiser. */
import { type Micheline, prim, sequence } from '../../michelson';
import type { Budget } from '../budget';
import type { Binder, MiniExpression } from '../mini-c/tree';
import { emitCode } from './emit';
import { dropUnused } from './live';
import { createKeepUsed } from './liveness';
import { translateExpression, translateFunction } from './translate';

/** The code of a closed function. */
export function compileFunction(parameter: Binder, body: MiniExpression, budget: Budget): Micheline {
  const { before, code } = createKeepUsed()(translateFunction(parameter, body), '1');
  const emitted = emitCode(code, budget);
  return sequence(before.startsWith('1') ? emitted : [prim('DROP'), ...emitted]);
}

/** The code that pushes the value of a closed expression. */
export function compileExpression(e: MiniExpression, budget: Budget): Micheline {
  const { before, code } = createKeepUsed()(translateExpression(e), '1');
  return sequence(emitCode([...dropUnused(before), ...code], budget));
}
