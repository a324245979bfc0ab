/** Compiles JsLIGO statements to instructions that leave nothing on the stack. */
import type { Block, DoExpression, ForStatement, Statement } from '../../syntax/ast';
import { conditionalGoesOn, endOfClause, onlyStatement } from '../../syntax/statement-end';
import { liftDefault } from '../../syntax/switch';
import { UNIT } from '../values/make';
import type { Label } from './builder';
import type { Place } from './context';
import { compileDeclaration } from './declaration';
import { compileExpression } from './expression';
import * as instruction from './instructions';
import { startIteration } from './loop';
import { Scope } from './scope';
import { compileSwitch } from './switch';
import { watchExpression, watchMoment } from './watch';

/** A function body pushes the returned value, or its last expression, or the unit. */
export function compileBlock(block: Block, place: Place, isFunctionBody: boolean): void {
  compileStatements(block.statements, { ...place, scope: new Scope(place.scope) }, true);
  if (isFunctionBody) place.builder.emit(instruction.constant(UNIT));
}

/** `return` inside `do` exits only the `do`. */
export function compileDo(node: DoExpression, place: Place): void {
  const { builder } = place;
  const outer = builder.returnTarget;
  const target = { slot: builder.newSlot(), end: builder.newLabel() };
  builder.emit(instruction.constant(UNIT));
  builder.emit(instruction.setLocal(target.slot));
  builder.returnTarget = target;
  compileBlock(node.block, place, false);
  builder.returnTarget = outer;
  builder.place(target.end);
  builder.emit(instruction.local(target.slot));
}

/** If the last statement is an expression, it is the value of the block. */
export function compileStatements(written: readonly Statement[], place: Place, isLast: boolean): void {
  const statements = reachable(liftDefault(written));
  const end = statements.at(-1);
  // `f(x); return;` returns what `f` returns.
  const endsHere = isLast || (end?.kind === 'return' && !end.value);
  const last = statements.findLastIndex((statement) => statement.kind !== 'return' || statement.value);
  statements.forEach((statement, index) => {
    compileStatement(statement, place, endsHere && index === last);
  });
}

function reachable(statements: readonly Statement[]): readonly Statement[] {
  const end = statements.findIndex(({ kind }) => kind === 'return');
  return end < 0 ? statements : statements.slice(0, end + 1);
}

/** A block as a branch is in the same position as the conditional; the value of other blocks is ignored. */
export function compileClause(node: Statement, place: Place, isLast: boolean): void {
  const inner: Place = { ...place, scope: new Scope(place.scope) };
  const only = onlyStatement(node);
  if (only) compileStatement(only, inner, isLast);
  else compileStatements(node.kind === 'block' ? node.statements : [node], inner, isLast);
}

/** A branch of a conditional that always continues: a lone `return` in it has no effect. */
function compileIdleClause(node: Statement, place: Place, isLast: boolean): void {
  if (endOfClause(node) !== 'returns-unit') compileClause(node, place, isLast);
}

function compileStatement(node: Statement, place: Place, isLast: boolean): void {
  const { builder, scope } = place;
  const inner = (): Place => ({ ...place, scope: new Scope(scope) });
  if (node.kind !== 'block') {
    watchExpression(node.span, place);
    watchMoment('step', node.span, place);
  }
  switch (node.kind) {
    case 'block':
      compileStatements(node.statements, inner(), false);
      break;
    case 'declaration':
      compileDeclaration(node.declaration, place, []);
      break;
    case 'expression':
      if (isLast && node.expression.kind !== 'assign' && node.expression.kind !== 'increment') {
        compileReturn(node.expression, place);
        break;
      }
      compileExpression(node.expression, place);
      builder.emit(instruction.drop);
      break;
    case 'if': {
      const [otherwise, end] = [builder.newLabel(), builder.newLabel()];
      compileExpression(node.condition, place);
      builder.emit(instruction.jumpUnless(otherwise));
      const compileBranch = conditionalGoesOn(node) ? compileIdleClause : compileClause;
      compileBranch(node.consequence, place, isLast);
      builder.jump(end);
      builder.place(otherwise);
      if (node.alternative) compileBranch(node.alternative, place, isLast);
      builder.place(end);
      break;
    }
    case 'switch':
      compileSwitch(node, place);
      break;
    case 'for':
      compileFor(node, inner());
      break;
    case 'for-of': {
      const body = inner();
      const { start, end } = startIteration(node.pattern, body, () =>
        compileExpression(node.collection, place),
      );
      compileRound(node.body, body, start);
      builder.jump(start);
      builder.place(end);
      break;
    }
    case 'while': {
      const [start, end] = [builder.newLabel(), builder.newLabel()];
      builder.place(start);
      compileExpression(node.condition, place);
      builder.emit(instruction.jumpUnless(end));
      compileRound(node.body, inner(), start);
      builder.jump(start);
      builder.place(end);
      break;
    }
    case 'return':
      compileReturn(node.value, place);
      break;
    case 'break':
    case 'continue':
      // `switch` handles the statements up to `break`; `break` is rejected elsewhere.
      break;
    case 'error':
      builder.emit(() => {
        throw new Error('This program has syntax errors.');
      });
  }
}

function compileReturn(value: (Statement & { kind: 'return' })['value'], place: Place): void {
  const { builder } = place;
  const { returnTarget } = builder;
  if (value) compileExpression(value, place, returnTarget === 'function');
  else builder.emit(instruction.constant(UNIT));
  if (returnTarget === 'function') {
    if (value) watchMoment('return', value.span, place);
    builder.emit(instruction.leave);
    return;
  }
  builder.emit(instruction.setLocal(returnTarget.slot));
  builder.jump(returnTarget.end);
}

/** The body of a loop. `return` in it ends the iteration, not the function. */
function compileRound(body: Statement, place: Place, next: Label): void {
  const { builder } = place;
  const outer = builder.returnTarget;
  builder.returnTarget = { slot: builder.newSlot(), end: next };
  compileStatement(body, place, false);
  builder.returnTarget = outer;
}

function compileFor(node: ForStatement, place: Place): void {
  const { builder } = place;
  const [start, end] = [builder.newLabel(), builder.newLabel()];
  compileStatements(node.initial, place, false);
  builder.place(start);
  if (node.condition) {
    compileExpression(node.condition, place);
    builder.emit(instruction.jumpUnless(end));
  }
  // The updates are statements after the body, so an iteration that ends early skips them.
  if (node.body) compileRound(node.body, place, start);
  for (const update of node.update) {
    compileExpression(update, place);
    builder.emit(instruction.drop);
  }
  builder.jump(start);
  builder.place(end);
}
