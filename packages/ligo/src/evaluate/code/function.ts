/** Compiles functions to separate code. */
import type { LambdaExpression } from '../../syntax/ast';
import { Builder } from './builder';
import type { Place } from './context';
import { compileBranch } from './expression';
import * as instruction from './instructions';
import { loadFrom } from './name';
import { compilePattern } from './pattern';
import { Scope } from './scope';
import { compileBlock } from './statement';
import { watchMoment } from './watch';

/** The name of a recursive function, and the variable of the enclosing function that will hold it. */
export interface Recursion {
  readonly name: string;
  readonly slot: number;
}

/** Pushes a closure. */
export function compileFunction(
  node: LambdaExpression,
  place: Place,
  name?: string,
  recursion?: Recursion,
): void {
  const { context, builder } = place;
  const inner = new Builder(builder, name);
  const scope = new Scope(place.scope);
  const innerPlace: Place = { context, builder: inner, scope };
  const arity = Math.max(node.parameters.length, 1);
  inner.slots = arity;
  node.parameters.forEach(({ pattern }, slot) => {
    const matcher = compilePattern(pattern, innerPlace);
    inner.emit((frame) => {
      const value = frame.locals[slot];
      if (value) matcher(value, frame.locals);
    });
  });
  watchMoment('call', node.span, innerPlace);
  if (node.body.kind === 'block') compileBlock(node.body, innerPlace, true);
  else compileBranch(node.body, innerPlace, true);
  watchMoment('return', node.span, innerPlace);
  inner.emit(instruction.leave);
  const code = inner.finish(context, node.span, arity, node);
  context.codes.set(node, { code, uses: context.uses });
  builder.extraWeight += code.weight;
  const self = inner.captures.findIndex(
    (capture) =>
      recursion && capture.kind === 'slot' && capture.owner === builder && capture.slot === recursion.slot,
  );
  const sources = inner.captures.map((capture) => loadFrom(capture, builder));
  builder.emit(instruction.closure(code, sources, self));
}
