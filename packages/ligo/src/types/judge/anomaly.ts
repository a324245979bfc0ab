/** Checks patterns for exhaustiveness and redundancy once all types are known. */
import type { LigoSyntax, Span } from '../../syntax/source';
import { findAnomalies } from '../anomalies';
import type { CorePattern } from '../core';
import { missingCases, unusedCase } from '../problems/expressions';
import { reportedAt } from '../problems/problem';
import type { Scope } from '../scope';
import { keep, report, type State } from '../state';
import { apply } from '../substitute';
import type { Type } from '../type';

export function deferMatching(scope: Scope, patterns: readonly CorePattern[], type: Type, span: Span): void {
  const { state } = scope;
  const [only] = patterns;
  if (patterns.length === 1 && only?.kind === 'variable') return;
  // A pattern that is refused stands for some values only, but it is not known for which.
  if (patterns.some(isRefused)) return;
  keep(state, state.deferred, () => {
    // A destructuring pattern of the wrong type has been reported at the same span.
    if (state.reported.has(span)) return;
    state.budget.at = span;
    const { missing, unused } = findAnomalies(patterns, apply(type), syntaxAt(state, span), state.budget);
    if (missing.length > 0) report(state, missingCases(missing, span));
    else if (unused !== undefined) report(state, reportedAt(span, unusedCase(unused.span)));
  });
}

function isRefused(pattern: CorePattern): boolean {
  switch (pattern.kind) {
    case 'error':
      return true;
    case 'cons':
      return isRefused(pattern.head) || isRefused(pattern.tail);
    case 'constructor':
      return isRefused(pattern.argument);
    case 'tuple':
      return pattern.items.some(isRefused);
    case 'record':
      return [...pattern.fields.values()].some(isRefused);
    default:
      return false;
  }
}

const syntaxAt = ({ files }: State, { file }: Span): LigoSyntax => files[file]?.syntax ?? 'cameligo';
