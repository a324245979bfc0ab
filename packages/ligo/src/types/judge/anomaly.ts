/** Checks patterns for exhaustiveness and redundancy once all types are known. */
import type { LigoSyntax, Span } from '../../syntax/source';
import { findAnomalies } from '../anomalies';
import type { CorePattern } from '../core';
import { missingCases, unusedCase } from '../problems/expressions';
import type { Scope } from '../scope';
import { keep, report, type State } from '../state';
import { apply } from '../substitute';
import type { Type } from '../type';

export function deferMatching(scope: Scope, patterns: readonly CorePattern[], type: Type, span: Span): void {
  const { state } = scope;
  const [only] = patterns;
  if (patterns.length === 1 && only?.kind === 'variable') return;
  keep(state, state.deferred, () => {
    // A destructuring pattern of the wrong type has been reported at the same span.
    if (state.reported.has(span)) return;
    state.budget.at = span;
    const { missing, unused } = findAnomalies(patterns, apply(type), syntaxAt(state, span), state.budget);
    if (missing.length > 0) report(state, missingCases(missing, span));
    else if (unused !== undefined) report(state, unusedCase(unused.span));
  });
}

const syntaxAt = ({ files }: State, { file }: Span): LigoSyntax => files[file]?.syntax ?? 'cameligo';
