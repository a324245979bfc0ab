/** Assignments to mutable variables. */
import type { AssignExpression, IncrementExpression } from '../../syntax/ast';
import { OPERATIONS } from '../operators';
import { int, UNIT } from '../values/make';
import type { Place } from './context';
import { compileExpression } from './expression';
import * as instruction from './instructions';
import { replace, select } from './paths';

export function compileAssign(node: AssignExpression, place: Place): void {
  const { builder } = place;
  const { path, operator } = node;
  const slot = slotOf(node.target.text, place);
  if (operator && operator !== '|>') {
    builder.emit(instruction.local(slot));
    builder.emit(instruction.unary((value) => select(value, path)));
    compileExpression(node.value, place);
    builder.emit(instruction.binary(OPERATIONS[operator]), node.span);
  } else compileExpression(node.value, place);
  builder.emit((frame, machine) => {
    const value = machine.pop();
    frame.locals[slot] = replace(frame.locals[slot] ?? UNIT, path, value);
    machine.push(isCameLigo(node, place) ? UNIT : value);
  });
}

/** CameLIGO's `:=` evaluates to the unit, JsLIGO's assignment to the assigned value. */
const isCameLigo = ({ span }: AssignExpression, { context }: Place): boolean =>
  context.program.files[span.file]?.syntax === 'cameligo';

export function compileIncrement(node: IncrementExpression, place: Place): void {
  const slot = slotOf(node.target.text, place);
  const change = OPERATIONS[node.operator === '++' ? '+' : '-'];
  place.builder.emit((frame, machine) => {
    const before = frame.locals[slot] ?? UNIT;
    const after = change(before, int(1n), machine.host);
    frame.locals[slot] = after;
    machine.push(node.prefix ? after : before);
  }, node.span);
}

function slotOf(name: string, { scope }: Place): number {
  const binding = scope.value(name);
  if (binding.kind !== 'slot') throw new Error(`'${name}' is not a mutable variable.`);
  return binding.slot;
}
