/** The missing cases of a match, each of which fails until it is written. */
import type { Expression } from '../../syntax/ast';
import type { Problem } from '../../syntax/problem';
import { walkDeclarations } from '../../syntax/walk';
import type { Analysis } from '../analyse';
import { indentAt, insert, type QuickFix } from './candidate';

type Match = Extract<Expression, { kind: 'match' }>;

export function missingCases(analysis: Analysis, { missing, span }: Problem): readonly QuickFix[] {
  const match = missing && matchAt(analysis, span.from, span.to);
  const last = match?.clauses.at(-1);
  if (!missing || !last) return [];
  const count = missing.length === 1 ? 'the missing case' : `the ${missing.length} missing cases`;
  return [
    {
      title: `Add ${count}`,
      edits: [
        insert(last.span.to, missing.map((pattern) => caseOf(analysis, pattern, last.span.from)).join('')),
      ],
    },
  ];
}

function caseOf(analysis: Analysis, pattern: string, clause: number): string {
  const indent = indentAt(analysis, clause);
  if (analysis.syntax === 'cameligo') return `\n${indent}| ${pattern} -> failwith "TODO"`;
  return `${analysis.text.slice(clause).startsWith('when') ? ';' : ''}\n${indent}when (${pattern}): failwith("TODO")`;
}

/** The smallest match around a place. */
function matchAt({ program }: Analysis, from: number, to: number): Match | undefined {
  let found: Match | undefined;
  walkDeclarations(program.declarations, {
    expression: (node) => {
      if (node.kind !== 'match' || node.span.file !== 0) return;
      if (node.span.from <= from && to <= node.span.to) found = node;
    },
  });
  return found;
}
