/**
 * `switch` as conditionals. Each case tests whether the subject equals one of its values, or whether control
 * falls through from the previous case. The subject and the tests are duplicated rather than bound to names,
 * because a test narrows a union type in its branch.
 */
import type { Statement, SwitchStatement } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import { defaultBody, groupCases, untilBreak } from '../../syntax/switch';
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
  const fallthrough = `${freshName(desugaring)}fallthrough`;
  const falls = variableCore(fallthrough, span);
  const groups = groupCases(statement.cases).map(
    ({ values, body }): Group => ({
      values: values.map((value) => desugarExpression(desugaring, value)),
      body,
    }),
  );
  const subject = withCases(desugarExpression(desugaring, statement.subject), statement, groups);
  const tests = groups.map((group, index) =>
    testOf(group, subject, index === 0 ? truth(false, span) : falls, span),
  );
  const flows = groups.map((group, index) => {
    const body = caseFlow(desugaring, group.body, fallthrough, span);
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
  const otherwise = defaultBody(statement.cases);
  const last = otherwise && defaultFlow(desugaring, otherwise, tests, fallthrough, span);
  return sequenceAll([declared, ...flows, ...(last ? [last] : [])]);
}

function withCases(subject: Core, { cases }: SwitchStatement, groups: readonly Group[]): Core {
  if (subject.kind !== 'access' || defaultBody(cases)) return subject;
  return { ...subject, cases: groups.flatMap(({ values }) => values) };
}

function testOf(group: Group, subject: Core, falls: Core, span: Span): Core {
  return group.values.reduce<Core>(
    (rest, value) => operation('or', [operation('equal', [subject, value], span), rest], span),
    falls,
  );
}

function defaultFlow(
  desugaring: Desugaring,
  otherwise: readonly Statement[],
  tests: readonly Core[],
  fallthrough: string,
  span: Span,
): Flow {
  const body = caseFlow(desugaring, otherwise, fallthrough, span);
  const [first, ...others] = tests;
  if (first === undefined) return body;
  const any = others.reduce<Core>((rest, test) => operation('or', [test, rest], span), first);
  const test = operation('or', [variableCore(fallthrough, span), operation('not', [any], span)], span);
  return choice(test, body, undefined, span);
}

/** The statements before `break`, then an update of the fall-through flag. */
function caseFlow(
  desugaring: Desugaring,
  statements: readonly Statement[],
  fallthrough: string,
  span: Span,
): Flow {
  const { before, breaks } = untilBreak(statements);
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

function operation(name: Operation, operands: readonly Core[], span: Span): Core {
  return { kind: 'operation', operation: name, operands, span };
}

function truth(value: boolean, span: Span): Core {
  return operation(value ? 'true' : 'false', [], span);
}
