/**
 * Compiles `switch` to a sequence of conditionals, as the compiler does. Each case tests whether the subject
 * equals one of its values or the previous case falls through, so two cases with the same value both run.
 */
import type { Statement, SwitchStatement } from '../../syntax/ast';
import { endOfCase } from '../../syntax/statement-end';
import { defaultBody, groupCases, untilBreak } from '../../syntax/switch';
import { isTrue, OPERATIONS } from '../operators';
import { bool, FALSE, TRUE } from '../values/make';
import type { Place } from './context';
import { compileExpression } from './expression';
import * as instruction from './instructions';
import { Scope } from './scope';
import { compileClause, compileStatements } from './statement';

export function compileSwitch(node: SwitchStatement, place: Place): void {
  const { builder } = place;
  const [subject, falls] = [builder.newSlot(), builder.newSlot()];
  compileExpression(node.subject, place);
  builder.emit(instruction.setLocal(subject));
  builder.emit(instruction.constant(FALSE));
  builder.emit(instruction.setLocal(falls));
  const tests = groupCases(node.cases).map(({ values, body }) => {
    const test = builder.newSlot();
    builder.emit(instruction.local(falls));
    builder.emit(instruction.setLocal(test));
    for (const value of [...values].reverse()) {
      builder.emit(instruction.local(subject));
      compileExpression(value, place);
      builder.emit(instruction.binary(OPERATIONS['=']), value.span);
      builder.emit((frame, machine) => {
        if (isTrue(machine.pop())) frame.locals[test] = TRUE;
      });
    }
    const next = builder.newLabel();
    builder.emit(instruction.local(test));
    builder.emit(instruction.jumpUnless(next));
    compileCase(body, place, falls);
    builder.place(next);
    return test;
  });
  const otherwise = defaultBody(node.cases);
  if (!otherwise) return;
  // Declarations in the default case are visible after a `switch` without other cases.
  if (tests.length === 0) {
    compileBody(otherwise, place, falls);
    return;
  }
  const end = builder.newLabel();
  builder.emit((frame) => {
    const holds = (slot: number): boolean => isTrue(frame.locals[slot] ?? FALSE);
    if (!holds(falls) && tests.some(holds)) frame.position = end.position;
  });
  compileCase(otherwise, place, falls);
  builder.place(end);
}

/** A case with only a `return` is a branch that continues, and does not even change the fall-through. */
function compileCase(body: readonly Statement[], place: Place, falls: number): void {
  const inner: Place = { ...place, scope: new Scope(place.scope) };
  if (endOfCase(body) !== 'returns-unit') compileBody(body, inner, falls);
}

/** The statements up to `break`, then an update of the fall-through flag. */
function compileBody(body: readonly Statement[], place: Place, falls: number): void {
  const { builder } = place;
  const { before, breaks } = untilBreak(body);
  const [only] = before;
  if (before.length === 1 && only && only.kind !== 'declaration') compileClause(only, place, false);
  else compileStatements(before, place, false);
  builder.emit(instruction.constant(bool(!breaks)));
  builder.emit(instruction.setLocal(falls));
}
