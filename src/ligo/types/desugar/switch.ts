/**
 * `switch` as conditionals. Each case tests whether the subject equals one of its values, or whether control falls
 * through from the case before. The subject and the tests are repeated where they are needed rather than named,
 * because what a test says about a union counts in its branch.
 */
import type { Statement, SwitchCase, SwitchStatement } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import type { Core, Operation } from '../core';
import { letIn, thenUnit, unitCore, variableCore } from './build';
import { type Desugaring, freshName } from './context';
import { desugarExpression } from './expressions';
import { type Flow, sequence, sequenceAll } from './flow';
import { blockFlow, choice, clauseFlow } from './statements';

interface Group {
  readonly values: readonly Core[];
  readonly body: readonly Statement[];
}

export function switchFlow(desugaring: Desugaring, statement: SwitchStatement): Flow {
  const { span } = statement;
  const subject = desugarExpression(desugaring, statement.subject);
  const fallthrough = `${freshName(desugaring)}fallthrough`;
  const falls = variableCore(fallthrough, span);
  const groups = groupCases(desugaring, statement.cases);
  const tests = groups.map((group, index) =>
    testOf(group, subject, index === 0 ? truth(false, span) : falls, span),
  );
  const flows = groups.map((group, index) => {
    const body = untilBreak(desugaring, group.body, fallthrough, span);
    return choice(tests[index] ?? falls, body, undefined, span);
  });
  const declared: Flow = {
    kind: 'step',
    into: (rest) =>
      letIn(
        { kind: 'variable', name: fallthrough, isListed: false, span },
        truth(false, span),
        rest,
        span,
        true,
      ),
  };
  const otherwise = statement.cases.find((one) => one.value === undefined);
  const last = otherwise && defaultFlow(desugaring, otherwise, tests, fallthrough, span);
  return sequenceAll([declared, ...flows, ...(last ? [last] : [])]);
}

/** A switch that is all of a block: its default case ends the block, so it follows the other cases. */
export function liftDefault(statements: readonly Statement[]): readonly Statement[] {
  const [only] = statements;
  if (statements.length !== 1 || only?.kind !== 'switch') return statements;
  const otherwise = only.cases.find((one) => one.value === undefined);
  if (otherwise?.statements.at(-1)?.kind !== 'return') return statements;
  const cases = only.cases.filter((one) => one !== otherwise);
  return cases.length === 0 ? otherwise.statements : [{ ...only, cases }, ...otherwise.statements];
}

function groupCases(desugaring: Desugaring, cases: readonly SwitchCase[]): Group[] {
  const groups: Group[] = [];
  let values: Core[] = [];
  for (const { value, statements } of cases) {
    if (value === undefined) continue;
    values = [desugarExpression(desugaring, value), ...values];
    if (statements.length === 0) continue;
    groups.push({ values, body: statements });
    values = [];
  }
  if (values.length > 0) groups.push({ values, body: [] });
  return groups;
}

function testOf(group: Group, subject: Core, falls: Core, span: Span): Core {
  return group.values.reduce<Core>(
    (rest, value) => operation('or', [operation('equal', [subject, value], span), rest], span),
    falls,
  );
}

function defaultFlow(
  desugaring: Desugaring,
  otherwise: SwitchCase,
  tests: readonly Core[],
  fallthrough: string,
  span: Span,
): Flow {
  const body = untilBreak(desugaring, otherwise.statements, fallthrough, span);
  const [first, ...others] = tests;
  if (first === undefined) return body;
  const any = others.reduce<Core>((rest, test) => operation('or', [test, rest], span), first);
  const test = operation('or', [variableCore(fallthrough, span), operation('not', [any], span)], span);
  return choice(test, body, undefined, span);
}

/** The statements before `break`; then it is noted whether the next case follows. */
function untilBreak(
  desugaring: Desugaring,
  statements: readonly Statement[],
  fallthrough: string,
  span: Span,
): Flow {
  const end = statements.findIndex((statement) => statement.kind === 'break');
  const before = end < 0 ? statements : statements.slice(0, end);
  const breaks = hasBreak(statements);
  const note: Flow = {
    kind: 'step',
    into: (rest) =>
      thenUnit(
        { kind: 'assign', target: { text: fallthrough, span }, value: truth(!breaks, span), span },
        rest,
      ),
  };
  const stop: Flow = { kind: 'step', into: (rest) => thenUnit(unitCore(span), rest) };
  const [only] = before;
  const body =
    before.length === 0
      ? note
      : before.length === 1 && only !== undefined && only.kind !== 'declaration'
        ? sequence(clauseFlow(desugaring, only), note)
        : sequence(blockFlow(desugaring, before), note);
  return breaks ? sequence(body, stop) : body;
}

function hasBreak(statements: readonly Statement[]): boolean {
  return statements.some((statement) => {
    if (statement.kind === 'break') return true;
    if (statement.kind !== 'if') return false;
    return [statement.consequence, statement.alternative].some(
      (branch) => branch !== undefined && hasBreak(branch.kind === 'block' ? branch.statements : [branch]),
    );
  });
}

function operation(name: Operation, operands: readonly Core[], span: Span): Core {
  return { kind: 'operation', operation: name, operands, span };
}

function truth(value: boolean, span: Span): Core {
  return operation(value ? 'true' : 'false', [], span);
}
