/** Matches and conditionals. */
import type { MatchCore } from '../../types/core';
import type { Expression } from '../aggregated/expression';
import * as build from './build';
import type { Elaboration } from './context';
import { elaborate } from './expression';
import { elaborateNarrowing } from './narrowing';
import { bindPattern } from './pattern';
import type { Scope } from './scope';

export function elaborateMatch(elaboration: Elaboration, scope: Scope, core: MatchCore): Expression {
  const narrowed = elaborateNarrowing(elaboration, scope, core);
  if (narrowed !== undefined) return narrowed;
  const subject = elaborate(elaboration, scope, core.subject);
  const cases = core.cases.map(({ pattern, body }) => {
    const bound = bindPattern(elaboration, scope, pattern, subject.type);
    return { pattern: bound.pattern, body: elaborate(elaboration, bound.scope, body) };
  });
  return build.match(subject, cases, core.span);
}
