/** Statements of JsLIGO: compiled to instructions that leave nothing on the stack. */
import type { Block, DoExpression, ForStatement, Statement, SwitchStatement } from '../../syntax/ast';
import { OPERATIONS } from '../operators';
import { UNIT } from '../values/make';
import type { Label } from './builder';
import type { Place } from './context';
import { compileDeclaration } from './declaration';
import { compileExpression } from './expression';
import * as instruction from './instructions';
import { startIteration } from './loop';
import { Scope } from './scope';

/** Where `break` and `continue` go, and whether an expression that ends the statements is the value of the block. */
interface Jumps {
  readonly break?: Label;
  readonly continue?: Label;
  readonly isLast?: boolean;
}

/** The body of a function leaves what `return` gives on the stack, or its last expression, or the unit. */
export function compileBlock(block: Block, place: Place, isFunctionBody: boolean): void {
  compileStatements(block.statements, { ...place, scope: new Scope(place.scope) }, { isLast: true });
  if (isFunctionBody) place.builder.emit(instruction.constant(UNIT));
}

/** `return` inside `do` leaves the `do` only. */
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

function compileStatements(statements: readonly Statement[], place: Place, jumps: Jumps): void {
  const last = statements.findLastIndex((statement) => statement.kind !== 'return' || statement.value);
  statements.forEach((statement, index) => {
    compileStatement(statement, place, { ...jumps, isLast: jumps.isLast && index === last });
  });
}

/** A branch of a conditional that is a block ends what the conditional ends; the value of other blocks is ignored. */
function compileClause(node: Statement, place: Place, jumps: Jumps): void {
  if (node.kind === 'block') compileStatements(node.statements, place, jumps);
  else compileStatement(node, place, jumps);
}

function compileStatement(node: Statement, place: Place, jumps: Jumps): void {
  const { builder, scope } = place;
  const inner = (): Place => ({ ...place, scope: new Scope(scope) });
  switch (node.kind) {
    case 'block':
      compileStatements(node.statements, inner(), { ...jumps, isLast: false });
      break;
    case 'declaration':
      compileDeclaration(node.declaration, place, []);
      break;
    case 'expression':
      if (jumps.isLast && node.expression.kind !== 'assign' && node.expression.kind !== 'increment') {
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
      compileClause(node.consequence, inner(), jumps);
      builder.jump(end);
      builder.place(otherwise);
      if (node.alternative) compileClause(node.alternative, inner(), jumps);
      builder.place(end);
      break;
    }
    case 'switch':
      compileSwitch(node, inner(), jumps);
      break;
    case 'for':
      compileFor(node, inner());
      break;
    case 'for-of': {
      const body = inner();
      const { start, end } = startIteration(node.pattern, body, () =>
        compileExpression(node.collection, place),
      );
      compileStatement(node.body, body, { break: end, continue: start });
      builder.jump(start);
      builder.place(end);
      break;
    }
    case 'while': {
      const [start, end] = [builder.newLabel(), builder.newLabel()];
      builder.place(start);
      compileExpression(node.condition, place);
      builder.emit(instruction.jumpUnless(end));
      compileStatement(node.body, inner(), { break: end, continue: start });
      builder.jump(start);
      builder.place(end);
      break;
    }
    case 'return':
      compileReturn(node.value, place);
      break;
    case 'break':
    case 'continue': {
      const label = jumps[node.kind];
      if (label) builder.jump(label);
      break;
    }
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
    builder.emit(instruction.leave);
    return;
  }
  builder.emit(instruction.setLocal(returnTarget.slot));
  builder.jump(returnTarget.end);
}

/** Whether a break stands anywhere in the statements; if so, the case does not fall through to the next one. */
function holdsBreak(statements: readonly Statement[]): boolean {
  return statements.some((node) => {
    if (node.kind === 'break') return true;
    if (node.kind === 'block') return holdsBreak(node.statements);
    if (node.kind === 'if')
      return holdsBreak([node.consequence, ...(node.alternative ? [node.alternative] : [])]);
    return node.kind === 'switch' && node.cases.some((inner) => holdsBreak(inner.statements));
  });
}

/** A case without `break` falls through to the next one. */
function compileSwitch(node: SwitchStatement, place: Place, jumps: Jumps): void {
  const { builder } = place;
  const subject = builder.newSlot();
  const end = builder.newLabel();
  const labels = node.cases.map(() => builder.newLabel());
  compileExpression(node.subject, place);
  builder.emit(instruction.setLocal(subject));
  node.cases.forEach(({ value }, index) => {
    const label = labels[index];
    const next = builder.newLabel();
    if (!value || !label) return;
    builder.emit(instruction.local(subject));
    compileExpression(value, place);
    builder.emit(instruction.binary(OPERATIONS['=']), value.span);
    builder.emit(instruction.jumpUnless(next));
    builder.jump(label);
    builder.place(next);
  });
  builder.jump(labels[node.cases.findIndex(({ value }) => !value)] ?? end);
  node.cases.forEach(({ statements }, index) => {
    const label = labels[index];
    if (label) builder.place(label);
    const isLast = jumps.isLast && index === node.cases.length - 1;
    compileStatements(statements, place, { ...jumps, break: end, isLast });
    if (holdsBreak(statements)) builder.jump(end);
  });
  builder.place(end);
}

function compileFor(node: ForStatement, place: Place): void {
  const { builder } = place;
  const [start, next, end] = [builder.newLabel(), builder.newLabel(), builder.newLabel()];
  compileStatements(node.initial, place, {});
  builder.place(start);
  if (node.condition) {
    compileExpression(node.condition, place);
    builder.emit(instruction.jumpUnless(end));
  }
  if (node.body) compileStatement(node.body, place, { break: end, continue: next });
  builder.place(next);
  for (const update of node.update) {
    compileExpression(update, place);
    builder.emit(instruction.drop);
  }
  builder.jump(start);
  builder.place(end);
}
