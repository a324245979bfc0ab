/** Matches, and conditionals that discriminate the members of a union. */
import type { Core, CoreLiteral, MatchCore } from '../core';
import { bindValue } from '../environment';
import { BOOL, union } from '../make';
import { unknownField } from '../problems/names';
import { notARecord } from '../problems/records';
import { dropping } from '../region';
import { type Scope, within } from '../scope';
import { fail } from '../state';
import { apply } from '../substitute';
import type { Type, UnionType } from '../type';
import { deferMatching } from './anomaly';
import { check } from './check';
import { infer } from './infer';
import { bindPattern } from './pattern';

export function checkMatch(scope: Scope, core: MatchCore, type: Type): void {
  const narrowing = narrowingOf(core);
  if (narrowing !== undefined && (narrowing.isComplete || scope.state.features.has('union-narrowing'))) {
    check(scope, core.subject, BOOL);
    const subject = infer(scope, narrowing.record);
    const variable = unannotated(narrowing.record);
    if (subject.kind === 'union' && variable.kind === 'variable') {
      const parts = partition(scope, subject, narrowing, core);
      if (parts !== undefined) {
        checkBranch(scope, variable.name, parts.yes, narrowing.whenTrue, type);
        checkBranch(scope, variable.name, parts.no, narrowing.otherwise, type);
        return;
      }
    }
  }
  const subject = apply(infer(scope, core.subject));
  for (const { pattern, body } of core.cases) {
    const environment = bindPattern(scope, pattern, apply(subject), core);
    dropping(scope.state, () => check(within(scope, environment), body, type));
  }
  deferMatching(
    scope,
    core.cases.map(({ pattern }) => pattern),
    subject,
    core.span,
  );
}

/** `if (x.kind == "a") then else otherwise`. */
export interface Narrowing {
  readonly record: Core;
  readonly label: string;
  readonly literal: CoreLiteral;
  readonly whenTrue: Core;
  readonly otherwise: Core;
  /** Whether the test is that of a `switch` without `default`. */
  readonly isComplete: boolean;
}

export function narrowingOf(core: MatchCore): Narrowing | undefined {
  const [first, second] = core.cases;
  if (core.cases.length !== 2 || first === undefined || second === undefined) return undefined;
  if (first.pattern.kind !== 'constructor' || first.pattern.name !== 'True') return undefined;
  if (second.pattern.kind !== 'constructor' || second.pattern.name !== 'False') return undefined;
  const test = withoutFallthrough(unannotated(core.subject));
  if (test.kind !== 'operation' || test.operation !== 'equal') return undefined;
  const [left, right] = test.operands.map(unannotated);
  if (left?.kind !== 'access' || right?.kind !== 'literal') return undefined;
  return {
    record: left.record,
    label: left.label,
    literal: right.literal,
    whenTrue: first.body,
    otherwise: second.body,
    isComplete: left.cases !== undefined,
  };
}

/** The test of a switch case also includes the fall-through flag. */
function withoutFallthrough(test: Core): Core {
  if (test.kind !== 'operation' || test.operation !== 'or') return test;
  const [left, right] = test.operands;
  if (right !== undefined && left !== undefined && isFallthrough(right)) return unannotated(left);
  if (right !== undefined && left !== undefined && isFallthrough(left)) return unannotated(right);
  return test;
}

function isFallthrough(core: Core): boolean {
  return (
    (core.kind === 'variable' && core.name.endsWith('fallthrough') && core.name.startsWith('#')) ||
    (core.kind === 'operation' && core.operation === 'false')
  );
}

export function unannotated(core: Core): Core {
  return core.kind === 'annotation' ? unannotated(core.value) : core;
}

/** The members whose field has the literal, and the others; undefined if some field is not a literal. */
function partition(
  { state }: Scope,
  subject: UnionType,
  { label, literal }: Narrowing,
  core: MatchCore,
): { yes: Type[]; no: Type[] } | undefined {
  const yes: Type[] = [];
  const no: Type[] = [];
  let isCertain = true;
  for (const member of subject.members) {
    if (member.kind !== 'record') fail(notARecord(member, core.span, state.files[core.span.file]));
    const field = member.fields.get(label);
    if (field === undefined) fail(unknownField(state, { label, type: member, span: core.span }));
    if (field.kind !== 'singleton') isCertain = false;
    else if (matchesLiteral(field.literal, literal)) yes.push(member);
    else no.push(member);
  }
  return isCertain ? { yes, no } : undefined;
}

export function matchesLiteral(a: { kind: string; value: string | bigint }, b: CoreLiteral): boolean {
  return b.kind !== 'unit' && a.kind === b.kind && a.value === b.value;
}

function checkBranch(scope: Scope, name: string, members: readonly Type[], body: Core, type: Type): void {
  const isUnit = type.kind === 'constant' && type.name === 'unit';
  if (members.length === 0 && !isUnit && body.kind === 'literal' && body.literal.kind === 'unit') return;
  const environment = bindValue(scope.environment, name, union(members), false);
  dropping(scope.state, () => check(within(scope, environment), body, type));
}
