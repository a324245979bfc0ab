/** `if (x.kind == "a")` on a union: the branches see only the members that are left. */
import type { Core, MatchCore } from '../../types/core';
import { matchesLiteral, type Narrowing, narrowingOf, unannotated } from '../../types/judge/match';
import { argumentsOf, arrow, STRING, union } from '../../types/make';
import type { Type, UnionType } from '../../types/type';
import type { Expression, MatchCase } from '../aggregated/expression';
import * as build from './build';
import { type Elaboration, plainType, typeOf } from './context';
import { elaborate } from './expression';
import { bind, type Scope } from './scope';
import { injected, memberPattern } from './union';

/** The branch for some members, as a function of their union. */
interface Branch {
  readonly name: string;
  /** The indexes of the members in the whole union. */
  readonly members: readonly number[];
  readonly body: Core;
}

export function elaborateNarrowing(
  elaboration: Elaboration,
  scope: Scope,
  core: MatchCore,
): Expression | undefined {
  const narrowing = narrowingOf(core);
  if (narrowing === undefined) return undefined;
  const variable = unannotated(narrowing.record);
  if (variable.kind !== 'variable') return undefined;
  const record = elaborate(elaboration, scope, variable);
  const whole = elaboration.unions.get(record.type);
  const parts = whole && partition(whole, narrowing);
  if (whole === undefined || parts === undefined) return undefined;
  const type = typeOf(elaboration, core);
  const branches: readonly Branch[] = [
    { name: 'then_body_thunk', members: parts.yes, body: narrowing.whenTrue },
    { name: 'else_body_thunk', members: parts.no, body: narrowing.otherwise },
  ];
  const { span } = core;
  const functions = branches.map((branch) => {
    const value = branchFunction({ elaboration, scope, type, name: variable.name }, whole, branch);
    return { binder: build.binder(elaboration.names.fresh(branch.name), value.type), value, branch };
  });
  const cases = functions.flatMap(({ binder, branch }) =>
    branch.members.map((index, position): MatchCase => {
      const left = union(branch.members.map((one) => whole.members[one] ?? whole));
      const bound = build.binder(
        elaboration.names.fresh(variable.name),
        plainType(elaboration, whole.members[index] ?? whole),
      );
      const argument = injected(elaboration, build.use(bound, span), left as UnionType, position);
      return {
        pattern: memberPattern(index, bound, span),
        body: build.apply(build.use(binder, span), argument, span),
      };
    }),
  );
  const match: Expression = { kind: 'match', subject: record, cases, type, span };
  return functions.reduceRight<Expression>(
    (rest, { binder, value }) => build.letIn(build.variablePattern(binder, span), value, rest, span),
    match,
  );
}

interface Place {
  readonly elaboration: Elaboration;
  readonly scope: Scope;
  readonly type: Type;
  /** Of the variable whose type is narrowed. */
  readonly name: string;
}

function branchFunction(
  { elaboration, scope, type, name }: Place,
  whole: UnionType,
  { members, body }: Branch,
): Expression {
  const left = plainType(elaboration, union(members.map((index) => whole.members[index] ?? whole)));
  const bound = build.binder(elaboration.names.fresh(name), left);
  const inner = bind(scope, name, { kind: 'variable', ...bound, mutable: false });
  const isNeverRun =
    members.length === 0 &&
    argumentsOf(type, 'unit') === undefined &&
    body.kind === 'literal' &&
    body.literal.kind === 'unit';
  const result = isNeverRun ? impossible(type, body) : elaborate(elaboration, inner, body);
  return build.lambda(bound, result, body.span);
}

/** The missing `default` of a `switch` over all members. */
function impossible(type: Type, { span }: Core): Expression {
  const callee: Expression = { kind: 'library', path: 'failwith', type: arrow(STRING, type), span };
  return build.apply(callee, build.literal({ type: 'string', value: '' }, STRING, span), span);
}

/** The members whose field has the literal, and the others; undefined if some field is not a literal. */
function partition(
  { members }: UnionType,
  { label, literal }: Narrowing,
): { yes: readonly number[]; no: readonly number[] } | undefined {
  const yes: number[] = [];
  const no: number[] = [];
  for (const [index, member] of members.entries()) {
    const field = member.kind === 'record' ? member.fields.get(label) : undefined;
    if (field?.kind !== 'singleton') return undefined;
    (matchesLiteral(field.literal, literal) ? yes : no).push(index);
  }
  return { yes, no };
}
