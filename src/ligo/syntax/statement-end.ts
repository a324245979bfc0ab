/**
 * Where statements of JsLIGO return. The compiler decides this before it knows types, and its decision is observable: in
 * a branch, a `return` without a value and without anything before it counts as a branch that goes on.
 */
import type { IfStatement, Statement, SwitchStatement } from './ast';
import { defaultBody, groupCases, liftDefault, untilBreak } from './switch';

type StatementEnd =
  /** Goes on with the next statement. */
  | 'continues'
  | 'returns'
  /** Does nothing but return the unit. */
  | 'returns-unit'
  /** Returns in some branches. */
  | 'may-return';

/** Whether a branch goes on with what follows the whole conditional. */
const goesOn = (end: StatementEnd): boolean => end === 'continues' || end === 'returns-unit';

/** Whether an `if` always goes on, so that any `return` in its branches is without effect. */
export function conditionalGoesOn({ consequence, alternative }: IfStatement): boolean {
  return goesOn(endOfClause(consequence)) && (alternative === undefined || goesOn(endOfClause(alternative)));
}

/** A branch of a conditional: a block with one statement is that statement. */
export function endOfClause(statement: Statement): StatementEnd {
  const only = onlyStatement(statement);
  return only === undefined ? endOf(statement) : endOf(only);
}

/** The statement that a branch consists of; undefined when it is a block of several ones, or a scope. */
export function onlyStatement(clause: Statement): Statement | undefined {
  if (clause.kind !== 'block') return clause;
  const [only, ...others] = clause.statements;
  return others.length === 0 && only?.kind !== 'declaration' ? only : undefined;
}

function endOfBlock(statements: readonly Statement[]): StatementEnd {
  return liftDefault(statements).map(endOf).reduce(sequence, 'continues');
}

function sequence(first: StatementEnd, second: StatementEnd, index: number): StatementEnd {
  if (first !== 'continues') return first;
  // What comes before a `return` becomes part of the value, which is then no longer the plain unit.
  return second === 'returns-unit' && index > 0 ? 'returns' : second;
}

function endOf(statement: Statement): StatementEnd {
  switch (statement.kind) {
    case 'return':
      return statement.value ? 'returns' : 'returns-unit';
    case 'block':
      return endOfBlock(statement.statements);
    case 'if':
      return conditionalGoesOn(statement) ? 'continues' : 'may-return';
    case 'switch':
      return endOfSwitch(statement);
    default:
      return 'continues';
  }
}

/** How a case ends, up to its `break`. */
export function endOfCase(body: readonly Statement[]): StatementEnd {
  const { before } = untilBreak(body);
  const [only] = before;
  return before.length === 1 && only ? endOfClause(only) : endOfBlock(before);
}

function endOfSwitch({ cases }: SwitchStatement): StatementEnd {
  const groups = groupCases(cases);
  const otherwise = defaultBody(cases);
  if (groups.length === 0) {
    const end = otherwise ? endOfCase(otherwise) : 'continues';
    return end === 'returns-unit' ? 'returns' : end;
  }
  const bodies = [...groups.map(({ body }) => body), ...(otherwise ? [otherwise] : [])];
  return bodies.every((body) => goesOn(endOfCase(body))) ? 'continues' : 'may-return';
}
