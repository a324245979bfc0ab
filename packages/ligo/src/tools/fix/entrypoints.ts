/** An entrypoint that returns only the storage returns no operations with it. */
import type { Block, Declaration, Expression, Statement } from '../../syntax/ast';
import type { Edit, Problem } from '../../syntax/problem';
import type { Span } from '../../syntax/source';
import { walkDeclarations } from '../../syntax/walk';
import type { Analysis } from '../analyse';
import { around, codeOf, type QuickFix, replace } from './candidate';

type Value = Extract<Declaration, { kind: 'value' }>;

export function entrypointReturn(analysis: Analysis, { code, span }: Problem): readonly QuickFix[] {
  if (code !== 'not-an-entry-point') return [];
  const entrypoint = entrypointAt(analysis, span);
  if (entrypoint?.value.kind !== 'lambda') return [];
  const { result, body } = entrypoint.value;
  const isJs = analysis.syntax === 'jsligo';
  const type = result && codeOf(analysis, result.span);
  const edits: Edit[] = [
    ...(result && type !== undefined
      ? [replace(result.span, isJs ? `[list<operation>, ${type}]` : `operation list * ${type}`)]
      : []),
    ...returned(body).flatMap((value) => around(value, isJs ? '[[], ' : '([], ', isJs ? ']' : ')')),
  ];
  return [{ title: 'Return no operations with the storage', edits }];
}

function entrypointAt({ program }: Analysis, span: Span): Value | undefined {
  let found: Value | undefined;
  walkDeclarations(program.declarations, {
    declaration: (one) => {
      if (one.kind !== 'value' || one.span.file !== 0) return;
      if (!one.attributes.some(({ key }) => key === 'entry')) return;
      if (one.span.from <= span.from && span.to <= one.span.to) found = one;
    },
  });
  return found;
}

/** The expressions whose value a body returns. */
function returned(body: Expression | Block): readonly Span[] {
  switch (body.kind) {
    case 'block':
      return body.statements.flatMap(returnedBy);
    case 'local':
      return returned(body.body);
    case 'if':
      return body.alternative ? [...returned(body.consequence), ...returned(body.alternative)] : [body.span];
    case 'match':
      return body.clauses.flatMap((clause) => returned(clause.body));
    case 'sequence': {
      const last = body.items.at(-1);
      return last ? returned(last) : [body.span];
    }
    case 'do':
      return returned(body.block);
    default:
      return [body.span];
  }
}

function returnedBy(statement: Statement): readonly Span[] {
  switch (statement.kind) {
    case 'return':
      return statement.value ? returned(statement.value) : [];
    case 'block':
      return statement.statements.flatMap(returnedBy);
    case 'if':
      return [
        ...returnedBy(statement.consequence),
        ...(statement.alternative ? returnedBy(statement.alternative) : []),
      ];
    case 'switch':
      return statement.cases.flatMap(({ statements }) => statements.flatMap(returnedBy));
    case 'for':
    case 'for-of':
    case 'while':
      return statement.body ? returnedBy(statement.body) : [];
    default:
      return [];
  }
}
