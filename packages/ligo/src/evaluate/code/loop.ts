/** Loops as expressions. */
import type { ForOfExpression, ForRangeExpression, Pattern, WhileExpression } from '../../syntax/ast';
import { int, listOf, UNIT } from '../values/make';
import type { Label } from './builder';
import type { Place } from './context';
import { compileExpression } from './expression';
import * as instruction from './instructions';
import { iterated } from './paths';
import { compilePattern } from './pattern';
import { Scope } from './scope';

export function compileWhile(node: WhileExpression, place: Place): void {
  const { builder } = place;
  const [start, end] = [builder.newLabel(), builder.newLabel()];
  builder.place(start);
  compileExpression(node.condition, place);
  builder.emit(instruction.jumpUnless(end));
  compileExpression(node.body, place);
  builder.emit(instruction.drop);
  builder.jump(start);
  builder.place(end);
  builder.emit(instruction.constant(UNIT));
}

/** Both bounds are inclusive. */
export function compileForRange(node: ForRangeExpression, place: Place): void {
  const { builder } = place;
  const scope = new Scope(place.scope);
  const [variable, last] = [builder.newSlot(), builder.newSlot()];
  const [start, end] = [builder.newLabel(), builder.newLabel()];
  const step = node.direction === 'up' ? 1n : -1n;
  scope.values.set(node.variable.text, {
    kind: 'slot',
    name: node.variable.text,
    owner: builder,
    slot: variable,
    general: undefined,
  });
  compileExpression(node.first, place);
  builder.emit(instruction.setLocal(variable));
  compileExpression(node.last, place);
  builder.emit(instruction.setLocal(last));
  builder.place(start);
  builder.emit((frame) => {
    const [current, bound] = [frame.locals[variable], frame.locals[last]];
    if (current?.kind !== 'int' || bound?.kind !== 'int' || (bound.value - current.value) * step < 0n)
      frame.position = end.position;
  });
  compileExpression(node.body, { ...place, scope });
  builder.emit((frame, machine) => {
    machine.pop();
    const current = frame.locals[variable];
    if (current?.kind === 'int') frame.locals[variable] = int(current.value + step);
  });
  builder.jump(start);
  builder.place(end);
  builder.emit(instruction.constant(UNIT));
}

export function compileForOf(node: ForOfExpression, place: Place): void {
  const { builder } = place;
  const inner: Place = { ...place, scope: new Scope(place.scope) };
  const { start, end } = startIteration(node.pattern, inner, () => compileExpression(node.collection, place));
  compileExpression(node.body, inner);
  builder.emit(instruction.drop);
  builder.jump(start);
  builder.place(end);
  builder.emit(instruction.constant(UNIT));
}

/** The head of a loop over a collection: each iteration binds the next element, or jumps to the end. */
export function startIteration(
  pattern: Pattern,
  place: Place,
  compileCollection: () => void,
): { start: Label; end: Label } {
  const { builder } = place;
  const rest = builder.newSlot();
  const [start, end] = [builder.newLabel(), builder.newLabel()];
  compileCollection();
  builder.emit(instruction.unary((value) => listOf(iterated(value))));
  builder.emit(instruction.setLocal(rest));
  builder.place(start);
  const matcher = compilePattern(pattern, place);
  builder.emit((frame) => {
    const list = frame.locals[rest];
    if (list?.kind === 'list' && 'head' in list) {
      frame.locals[rest] = list.tail;
      matcher(list.head, frame.locals);
    } else frame.position = end.position;
  });
  return { start, end };
}
