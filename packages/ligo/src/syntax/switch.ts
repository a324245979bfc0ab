/** The semantics of JsLIGO's `switch`: the checker and the evaluator desugar it to the same conditionals. */
import type { Expression, Statement, SwitchCase } from './ast';

/** Cases with the same statements. */
export interface CaseGroup {
  /** The last one first: the compiler tests the values in this order. */
  readonly values: readonly Expression[];
  readonly body: readonly Statement[];
}

/** All cases except the default one. */
export function groupCases(cases: readonly SwitchCase[]): CaseGroup[] {
  const groups: CaseGroup[] = [];
  let values: Expression[] = [];
  for (const { value, statements } of cases) {
    if (value === undefined) continue;
    values = [value, ...values];
    if (statements.length === 0) continue;
    groups.push({ values, body: liftDefault(statements) });
    values = [];
  }
  if (values.length > 0) groups.push({ values, body: [] });
  return groups;
}

export function defaultBody(cases: readonly SwitchCase[]): readonly Statement[] | undefined {
  const found = cases.find(({ value }) => value === undefined);
  return found && liftDefault(found.statements);
}

/** The statements before `break`, and whether there is one; without it, control falls through to the next case. */
export function untilBreak(statements: readonly Statement[]): {
  before: readonly Statement[];
  breaks: boolean;
} {
  const end = statements.findIndex((statement) => statement.kind === 'break' || isOpenSwitch(statement));
  if (end < 0) return { before: statements, breaks: holdsBreak(statements) };
  return { before: statements.slice(0, statements[end]?.kind === 'break' ? end : end + 1), breaks: true };
}

/** A `switch` with only a default case is inlined into the surrounding statements, including its `break`. */
function isOpenSwitch(statement: Statement): boolean {
  return (
    statement.kind === 'switch' &&
    statement.cases.every(({ value, statements }) => value === undefined && holdsBreak(statements))
  );
}

/** The compiler does not distinguish the `break` of a `switch` inside a case from that of the case. */
function holdsBreak(statements: readonly Statement[]): boolean {
  return statements.some((statement) => {
    switch (statement.kind) {
      case 'break':
        return true;
      case 'switch':
        return statement.cases.some((inner) => holdsBreak(inner.statements));
      case 'if':
        return [statement.consequence, statement.alternative].some(
          (branch) => branch && holdsBreak(branch.kind === 'block' ? branch.statements : [branch]),
        );
      default:
        return false;
    }
  });
}

/** In a block with only a `switch`, a default case that ends in `return` is moved after the other cases. */
export function liftDefault(statements: readonly Statement[]): readonly Statement[] {
  const [only] = statements;
  if (statements.length !== 1 || only?.kind !== 'switch') return statements;
  const otherwise = only.cases.find(({ value }) => value === undefined);
  if (otherwise?.statements.at(-1)?.kind !== 'return') return statements;
  const cases = only.cases.filter((one) => one !== otherwise);
  return cases.length === 0 ? otherwise.statements : [{ ...only, cases }, ...otherwise.statements];
}
