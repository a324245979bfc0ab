/**
 * Where JsLIGO statements return. The compiler decides this before type checking, and the decision is
 * observable: in a branch, a lone `return` without a value counts as a branch that continues.
 */
import type { IfStatement, Statement, SwitchStatement } from './ast';
import { defaultBody, groupCases, liftDefault, untilBreak } from './switch';

type StatementEnd =
  /** Continues with the next statement. */
  | 'continues'
  | 'returns'
  /** Only returns the unit. */
  | 'returns-unit'
  /** Returns in some branches. */
  | 'may-return';

/** Whether a branch continues after the conditional. */
const goesOn = (end: StatementEnd): boolean => end === 'continues' || end === 'returns-unit';

/** Whether an `if` always continues, so that a `return` in its branches has no effect. */
export function conditionalGoesOn({ consequence, alternative }: IfStatement): boolean {
  return goesOn(endOfClause(consequence)) && (alternative === undefined || goesOn(endOfClause(alternative)));
}

/** A branch of a conditional: a block with one statement is that statement. */
export function endOfClause(statement: Statement): StatementEnd {
  const only = onlyStatement(statement);
  return only === undefined ? endOf(statement) : endOf(only);
}

/** The only statement of a branch; undefined for a block with several statements, or a scope. */
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
  // Statements before a `return` become part of the value, which is then no longer the plain unit.
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
