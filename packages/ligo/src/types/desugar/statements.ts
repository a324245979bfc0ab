/** JsLIGO statements as expressions: declarations scope over the rest, conditionals copy it to branches. */
import type { Block, ForStatement, IfStatement, Statement } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import { liftDefault } from '../../syntax/switch';
import type { Core } from '../core';
import { conditional, impliedUnit, thenIgnore, thenUnit, unitCore } from './build';
import { type Desugaring, refuse } from './context';
import { desugarExpression } from './expressions';
import { branchTo, type Flow, goesOn, NOTHING, sequence, sequenceAll, toCore } from './flow';
import { declarationFlow } from './local';
import { forEach } from './loops';
import { switchFlow } from './switch';

export function desugarBlock(
  desugaring: Desugaring,
  block: Block,
  end: 'function-end' | 'block-end' = 'function-end',
): Core {
  return toCore(blockFlow(desugaring, block.statements), impliedUnit(end, block.span));
}

export function blockFlow(desugaring: Desugaring, statements: readonly Statement[]): Flow {
  return sequenceAll(liftDefault(statements).map((statement) => statementFlow(desugaring, statement)));
}

function statementFlow(desugaring: Desugaring, statement: Statement): Flow {
  const { span } = statement;
  switch (statement.kind) {
    case 'declaration':
      return declarationFlow(desugaring, statement.declaration);
    case 'return': {
      const { value } = statement;
      const returned = value ? desugarExpression(desugaring, value) : impliedUnit('return', span);
      return { kind: 'done', value: returned };
    }
    case 'block':
      return nestedBlock(desugaring, statement);
    case 'expression':
      return expressionFlow(desugaring, statement.expression);
    case 'if':
      return conditionalFlow(desugaring, statement);
    case 'switch':
      return switchFlow(desugaring, statement);
    case 'while': {
      const condition = desugarExpression(desugaring, statement.condition);
      const body = loopBody(desugaring, statement.body);
      return unitStep({ kind: 'while', condition, body, span });
    }
    case 'for':
      return forFlow(desugaring, statement);
    case 'for-of':
      return unitStep(forEach(desugaring, statement, (body) => loopBody(desugaring, body)));
    case 'break':
      return { kind: 'step', into: (rest) => thenUnit(unitCore(span), rest) };
    case 'continue':
      refuse(desugaring, 'continue', 'There is no `continue` in LIGO.', span);
      return NOTHING;
    case 'error':
      return { kind: 'step', into: (rest) => thenIgnore({ kind: 'error', span }, rest) };
  }
}

function unitStep(core: Core): Flow {
  return { kind: 'step', into: (rest) => thenUnit(core, rest) };
}

/** The last expression of a block is its value, unless it is an assignment. */
function expressionFlow(
  desugaring: Desugaring,
  expression: Extract<Statement, { kind: 'expression' }>['expression'],
): Flow {
  const core = desugarExpression(desugaring, expression);
  const assigns = expression.kind === 'assign' || expression.kind === 'increment';
  return {
    kind: 'step',
    into: (rest) =>
      !assigns && rest.kind === 'literal' && rest.literal.kind === 'unit' ? core : thenIgnore(core, rest),
  };
}

function nestedBlock(desugaring: Desugaring, block: Block): Flow {
  const flow = blockFlow(desugaring, block.statements);
  if (flow.kind === 'done') return flow;
  if (flow.kind === 'step') {
    const core = flow.into(unitCore(block.span));
    return { kind: 'step', into: (rest) => thenIgnore(core, rest) };
  }
  refuse(
    desugaring,
    'conditional-return',
    'A nested block or a loop cannot return in some of its branches only.',
    block.span,
  );
  return { kind: 'step', into: (rest) => thenIgnore({ kind: 'error', span: block.span }, rest) };
}

/** A branch of a conditional: a block with one statement is that statement. */
export function clauseFlow(desugaring: Desugaring, statement: Statement): Flow {
  if (statement.kind !== 'block') return statementFlow(desugaring, statement);
  const [only] = statement.statements;
  if (statement.statements.length !== 1 || only === undefined) {
    return blockFlow(desugaring, statement.statements);
  }
  return only.kind === 'declaration' ? nestedBlock(desugaring, statement) : statementFlow(desugaring, only);
}

function conditionalFlow(desugaring: Desugaring, statement: IfStatement): Flow {
  const test = desugarExpression(desugaring, statement.condition);
  const then = clauseFlow(desugaring, statement.consequence);
  const otherwise = statement.alternative && clauseFlow(desugaring, statement.alternative);
  return choice(test, then, otherwise, statement.span);
}

export function choice(test: Core, then: Flow, otherwise: Flow | undefined, span: Span): Flow {
  const unit = unitCore(span);
  if (goesOn(then) && (otherwise === undefined || goesOn(otherwise))) {
    const core = conditional(test, toCore(then, unit), otherwise ? toCore(otherwise, unit) : unit, span);
    return unitStep(core);
  }
  return {
    kind: 'branch',
    into: (rest) =>
      conditional(
        test,
        branchTo(then, rest, unit),
        otherwise ? branchTo(otherwise, rest, unit) : toCore(rest, unit),
        span,
      ),
  };
}

function loopBody(desugaring: Desugaring, body: Statement): Core {
  return toCore(statementFlow(desugaring, body), unitCore(body.span));
}

/** `for (a; b; c) d` is `{ a; while (b) { d; c } }`. */
function forFlow(desugaring: Desugaring, statement: ForStatement): Flow {
  const { span } = statement;
  const condition: Core = statement.condition
    ? desugarExpression(desugaring, statement.condition)
    : { kind: 'operation', operation: 'true', operands: [], span };
  const body = sequence(
    statement.body ? statementFlow(desugaring, statement.body) : NOTHING,
    sequenceAll(statement.update.map((update) => expressionFlow(desugaring, update))),
  );
  const loop = unitStep({ kind: 'while', condition, body: toCore(body, unitCore(span)), span });
  const whole = sequence(blockFlow(desugaring, statement.initial), loop);
  const core = toCore(whole, unitCore(span));
  return { kind: 'step', into: (rest) => thenIgnore(core, rest) };
}
