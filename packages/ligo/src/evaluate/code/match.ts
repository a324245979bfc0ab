/** Pattern matching: selects the first clause whose pattern matches. */
import type { MatchExpression } from '../../syntax/ast';
import { errorOf } from '../failure';
import { UNIT } from '../values/make';
import type { Label } from './builder';
import type { Instruction } from './code';
import type { Place } from './context';
import { compileBranch, compileExpression } from './expression';
import * as instruction from './instructions';
import { compilePattern, type Matcher } from './pattern';
import { Scope } from './scope';

export function compileMatch(node: MatchExpression, place: Place, tail: boolean): void {
  const { builder } = place;
  const subject = builder.newSlot();
  const end = builder.newLabel();
  compileExpression(node.subject, place);
  builder.emit(instruction.setLocal(subject));
  for (const { pattern, body } of node.clauses) {
    const inner: Place = { ...place, scope: new Scope(place.scope) };
    const next = builder.newLabel();
    builder.emit(matchOrJump(compilePattern(pattern, inner), subject, next));
    compileBranch(body, inner, tail);
    builder.jump(end);
    builder.place(next);
  }
  builder.emit(() => {
    throw errorOf('No pattern matched');
  }, node.span);
  builder.place(end);
}

function matchOrJump(matcher: Matcher, slot: number, otherwise: Label): Instruction {
  return (frame) => {
    if (!matcher(frame.locals[slot] ?? UNIT, frame.locals)) frame.position = otherwise.position;
  };
}
