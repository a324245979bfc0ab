/** Compiles expressions to instructions that push their value. */
import type { CallExpression, ConstructorExpression, Element, Expression } from '../../syntax/ast';
import { COMPARISONS, isTrue, negate, not, OPERATIONS } from '../operators';
import { bool, FALSE, TRUE, UNIT } from '../values/make';
import type { Value } from '../values/value';
import { compileAssign, compileIncrement } from './assign';
import type { Instruction } from './code';
import { compileCode } from './code-insertion';
import type { Place } from './context';
import { compileContract } from './contract';
import { compileLocal } from './declaration';
import { compileFunction } from './function';
import * as instruction from './instructions';
import { literalValue } from './literal';
import { compileForOf, compileForRange, compileWhile } from './loop';
import { compileMatch } from './match';
import { compileName } from './name';
import { replace, select } from './paths';
import { memberValue, Scope } from './scope';
import { compileDo } from './statement';
import { watchExpression, watchMoment } from './watch';

/** `tail`: whether the expression is in tail position. A value that is converted afterwards is not. */
export function compileExpression(written: Expression, place: Place, tail = false): void {
  const converts = place.context.typing.convertsToBool(written);
  watchExpression(written.span, place);
  compileUnconverted(written, place, tail && !converts);
  if (converts) place.builder.emit(instruction.unary((value) => bool(isTrue(value))));
}

/** An expression that is a step of a run. */
export function compileBranch(node: Expression, place: Place, tail: boolean): void {
  if (node.kind !== 'local') watchMoment('step', node.span, place);
  compileExpression(node, place, tail);
}

function compileUnconverted(written: Expression, place: Place, tail: boolean): void {
  const { builder, scope, context } = place;
  const node = context.mutant?.replacement(written) ?? written;
  switch (node.kind) {
    case 'literal':
      if ('value' in node.literal) builder.extraWeight += String(node.literal.value).length;
      builder.emit(
        lateConstant(() =>
          literalValue(
            node.literal,
            written.kind === 'literal' ? context.typing.literalType(written) : undefined,
          ),
        ),
        node.span,
      );
      break;
    case 'variable':
      compileName(scope.value(node.name.text), node, place);
      break;
    case 'member': {
      const module = scope.module(node.path.map(({ text }) => text));
      compileName(memberValue(module, node.name.text), node, place);
      break;
    }
    case 'open': {
      const module = scope.module(node.path.map(({ text }) => text));
      const inner = new Scope(scope);
      if (module.kind === 'module') {
        for (const [name, binding] of module.scope.values) inner.values.set(name, binding);
        for (const [name, binding] of module.scope.modules) inner.modules.set(name, binding);
      }
      compileExpression(node.body, { ...place, scope: inner }, tail);
      break;
    }
    case 'constructor':
      compileConstructor(node, place);
      break;
    case 'call':
      compileCall(node, place, tail);
      break;
    case 'lambda':
      compileFunction(node, place);
      break;
    case 'local':
      compileLocal(node, place, tail);
      break;
    case 'if': {
      const [otherwise, end] = [builder.newLabel(), builder.newLabel()];
      compileExpression(node.condition, place);
      builder.emit(instruction.jumpUnless(otherwise));
      compileBranch(node.consequence, place, tail);
      builder.jump(end);
      builder.place(otherwise);
      if (node.alternative) compileBranch(node.alternative, place, tail);
      else builder.emit(instruction.constant(UNIT));
      builder.place(end);
      break;
    }
    case 'match':
      compileMatch(node, place, tail);
      break;
    case 'tuple':
      compileTuple(node.items, place);
      break;
    case 'array': {
      const kind = context.typing.arrayKind(node);
      if (kind === 'unit') {
        builder.emit(instruction.constant(UNIT));
        return;
      }
      if (kind === 'list') {
        compileList(node.elements, place);
        return;
      }
      compileTuple(
        node.elements.map(({ value }) => value),
        place,
      );
      break;
    }
    case 'list':
      compileList(node.elements, place);
      break;
    case 'record': {
      // Fields are evaluated in reverse order of names, as in the compiler's interpreter.
      const fields = [...node.fields].sort((a, b) => (a.name.text < b.name.text ? 1 : -1));
      const names = fields.map(({ name }) => name.text);
      for (const { value } of fields) compileExpression(value, place);
      builder.emit(instruction.record(context.typing.recordShape(node, names), names));
      break;
    }
    case 'update':
      compileExpression(node.record, place);
      for (const { path, value } of node.updates) {
        compileExpression(value, place);
        builder.emit(instruction.binary((record, update) => replace(record, path, update)));
      }
      return;
    case 'projection':
      compileExpression(node.record, place);
      builder.emit(
        instruction.unary((value) => select(value, node.path)),
        node.span,
      );
      break;
    case 'annotation':
      compileExpression(node.value, place, tail);
      break;
    case 'sequence':
      compileSequence(node.items, place, tail);
      break;
    case 'assign':
      compileAssign(node, place);
      break;
    case 'increment':
      compileIncrement(node, place);
      break;
    case 'while':
      compileWhile(node, place);
      break;
    case 'for-range':
      compileForRange(node, place);
      break;
    case 'for-of':
      compileForOf(node, place);
      break;
    case 'unary':
      compileExpression(node.operand, place);
      builder.emit(instruction.unary(node.operator === '-' ? negate : not), node.span);
      break;
    case 'binary': {
      if (node.operator === '|>') {
        const call: CallExpression = {
          kind: 'call',
          span: node.span,
          callee: node.right,
          arguments: [node.left],
        };
        compileCall(call, place, tail);
        break;
      }
      compileExpression(node.left, place);
      compileExpression(node.right, place);
      const operation = OPERATIONS[node.operator];
      const made = COMPARISONS.has(node.operator)
        ? instruction.comparison(operation, node.span)
        : instruction.binary(operation);
      builder.emit(made, node.span);
      break;
    }
    case 'code':
      compileCode(node, place);
      break;
    case 'contract-of':
      compileContract(node, place);
      break;
    case 'do':
      compileDo(node, place);
      break;
    case 'error':
      builder.emit(() => {
        throw new Error('This program has syntax errors.');
      });
  }
}

/** A constant whose evaluation may fail, such as an invalid address. */
function lateConstant(make: () => Value): Instruction {
  let value: Value | undefined;
  return (_, machine) => {
    value ??= make();
    machine.push(value);
  };
}

function compileConstructor(node: ConstructorExpression, place: Place): void {
  const { builder, context } = place;
  const [only] = node.arguments;
  const name = node.name.text;
  if (name === 'True' || name === 'False') {
    builder.emit(instruction.constant(name === 'True' ? TRUE : FALSE));
    return;
  }
  if (node.arguments.length > 1) compileTuple(node.arguments, place);
  else if (only) compileExpression(only, place);
  else builder.emit(instruction.constant(UNIT));
  builder.emit(instruction.variant(context.typing.variantShape(node), name));
}

function compileCall(node: CallExpression, place: Place, tail: boolean): void {
  const { builder } = place;
  compileExpression(node.callee, place);
  for (const argument of node.arguments) compileExpression(argument, place);
  if (node.arguments.length === 0) builder.emit(instruction.constant(UNIT));
  const count = Math.max(node.arguments.length, 1);
  builder.emit(tail ? instruction.tailCall(count) : instruction.call(count), node.span);
}

/** Evaluates components from last to first, as the compiler's interpreter does. */
function compileTuple(items: readonly Expression[], place: Place): void {
  for (const item of [...items].reverse()) compileExpression(item, place);
  place.builder.emit(instruction.tuple(items.length));
}

function compileList(elements: readonly Element[], place: Place): void {
  for (const { value } of elements) compileExpression(value, place);
  place.builder.emit(instruction.list(elements.map(({ spread }) => spread)));
}

function compileSequence(items: readonly Expression[], place: Place, tail: boolean): void {
  if (items.length === 0) place.builder.emit(instruction.constant(UNIT));
  for (const [index, item] of items.entries()) {
    const last = index === items.length - 1;
    compileBranch(item, place, tail && last);
    if (!last) place.builder.emit(instruction.drop);
  }
}
