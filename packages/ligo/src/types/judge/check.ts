/** Checks an expression against an expected type. */
import type { Span } from '../../syntax/source';
import type { Core, LiteralCore } from '../core';
import { findSum } from '../declared-types';
import { forAll, variable } from '../make';
import { foreignConstructor, unknownField } from '../problems/names';
import { missingValue, untypedTag } from '../problems/types';
import { recordCoercion, recordInstance } from '../recorder';
import { dropping } from '../region';
import { type Scope, within } from '../scope';
import { countStep, Failure, fail, recover } from '../state';
import { substitute } from '../substitute';
import { type Subtyping, subtype } from '../subtype';
import type { Type } from '../type';
import { checkLambda } from './function';
import { infer, note } from './infer';
import { checkLets, localModule, localType } from './let';
import { checkArray } from './list';
import { checkLiteral } from './literal';
import { checkMatch } from './match';
import { checkOperation } from './operation';
import { checkFields } from './record';

export function check(scope: Scope, core: Core, type: Type): void {
  const { state } = scope;
  if (core.kind === 'let' && type.kind !== 'forall' && type.kind !== 'error') {
    checkLets(scope, core, type);
    return;
  }
  countStep(state, core.span);
  if ((core.kind === 'match' || core.kind === 'let') && isChecked(scope, core, type)) return;
  recover(
    state,
    () => (isImplied(core) ? checkImplied(scope, core, type) : checkCore(scope, core, type)),
    () => undefined,
  );
}

/** Whether code that is copied into branches has been checked there before. Otherwise it is about to be. */
export function isChecked({ state, environment }: Scope, core: Core, type: Type): boolean {
  if (state.attempts > 0) return false;
  const known = state.checked.get(core);
  if (known !== undefined && known.environment === environment && known.type === type) return true;
  state.checked.set(core, { environment, type });
  return false;
}

/** The source has no unit here, so the problem is that there is nothing else. */
function checkImplied(scope: Scope, core: Implied, type: Type): void {
  try {
    checkCore(scope, core, type);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    fail(missingValue(core.implied, type, core.span));
  }
}

type Implied = LiteralCore & Required<Pick<LiteralCore, 'implied'>>;

const isImplied = (core: Core): core is Implied => core.kind === 'literal' && core.implied !== undefined;

function checkCore(scope: Scope, core: Core, type: Type): void {
  if (type.kind === 'forall' && core.kind !== 'operation') {
    const opened = checkPolymorphic(scope, core, type);
    note(scope, core, type);
    scope.state.record.cores.set(core, opened);
    return;
  }
  if (tryForms(scope, core, type)) {
    note(scope, core, type);
    return;
  }
  const received = infer(scope, core);
  const result = attemptSubtype(scope, core, received, type);
  if (result.received !== received && received.kind === 'forall') {
    recordInstance(scope.state, core, result.received);
  }
  if (result.converts) recordCoercion(scope.state, core, { from: result.received, to: type });
  else if (type.kind === 'arrow') {
    // Functions may convert what they take or return.
    scope.state.record.coreCoercions.set(core, { from: result.received, to: type });
  }
}

/** A text has the type `string`, so a record with a text is no member of a union that asks for this text. */
function attemptSubtype(scope: Scope, core: Core, received: Type, expected: Type): Subtyping {
  try {
    return subtype(scope.state, received, expected, core.span);
  } catch (error) {
    const tag = error instanceof Failure ? plainTag(core, expected) : undefined;
    if (tag !== undefined && scope.state.features.has('general-unions')) fail(untypedTag(tag));
    throw error;
  }
}

/** The text in a record that is a literal type of a member of the union. */
function plainTag(core: Core, type: Type): { value: string; span: Span } | undefined {
  if (core.kind !== 'record' || type.kind !== 'union') return undefined;
  for (const [label, { kind, span, ...field }] of core.fields) {
    const literal = kind === 'literal' && 'literal' in field ? field.literal : undefined;
    if (literal?.kind !== 'string') continue;
    const { value } = literal;
    const isTag = type.members.some((member) => {
      const wanted = member.kind === 'record' ? member.fields.get(label) : undefined;
      return wanted?.kind === 'singleton' && wanted.literal.value === value;
    });
    if (isTag) return { value, span };
  }
  return undefined;
}

/** Handles the forms that use the expected type; returns whether this was one. */
function tryForms(scope: Scope, core: Core, type: Type): boolean {
  const { state } = scope;
  if (type.kind === 'error') return tryUnknownConstructor(scope, core);
  if (core.kind === 'literal' && (type.kind === 'singleton' || type.kind === 'constant')) {
    checkLiteral(scope, core, type);
    return true;
  }
  if (core.kind === 'operation') {
    checkOperation(scope, core, type);
    return true;
  }
  switch (core.kind) {
    case 'lambda':
      if (type.kind !== 'arrow') return false;
      checkLambda(scope, core, type.parameter, type.result);
      return true;
    case 'record':
      if (type.kind !== 'record') return false;
      checkFields(scope, core.fields, type, core.span);
      return true;
    case 'tuple':
      if (type.kind !== 'record') return false;
      checkFields(scope, new Map(core.items.map((item, index) => [String(index), item])), type, core.span);
      return true;
    case 'array':
      return checkArray(scope, core, type);
    case 'update': {
      if (type.kind !== 'record') return false;
      check(scope, core.record, type);
      const field = type.fields.get(core.label);
      if (field === undefined) fail(unknownField(scope.state, { label: core.label, type, span: core.span }));
      check(scope, core.value, field);
      return true;
    }
    case 'constructor': {
      if (type.kind !== 'sum') return false;
      if (core.constructorNode) state.record.constructors.set(core.constructorNode, type);
      const argument = type.fields.get(core.name);
      if (argument === undefined) {
        infer(scope, core.argument);
        fail(foreignConstructor(core.name, type, core.span, type.fields.keys()));
      }
      check(scope, core.argument, argument);
      return true;
    }
    case 'match':
      checkMatch(scope, core, type);
      return true;
    case 'module-in': {
      const environment = localModule(scope, core);
      dropping(state, () => check(within(scope, environment), core.body, type));
      return true;
    }
    case 'type-in': {
      const environment = localType(scope, core);
      dropping(state, () => check(within(scope, environment), core.body, type));
      return true;
    }
    default:
      return false;
  }
}

/** A constructor that is not declared may be one of the ill-typed type, such as the parameter of a contract. */
function tryUnknownConstructor(scope: Scope, core: Core): boolean {
  if (core.kind !== 'constructor' || findSum(scope.environment, core.name) !== undefined) return false;
  infer(scope, core.argument);
  return true;
}

/** Inside, the type parameter is an opaque type. Returns the type with the name that it has inside. */
function checkPolymorphic(scope: Scope, core: Core, type: Extract<Type, { kind: 'forall' }>): Type {
  const { state } = scope;
  const isAbstraction = core.kind === 'type-abstraction';
  const name = isAbstraction ? core.parameter.text : `${type.parameter}#${state.nextId++}`;
  const body = substitute(type.body, type.parameter, variable(name));
  const environment = { kind: 'type-variable', name, outer: scope.environment } as const;
  dropping(state, () => check(within(scope, environment), isAbstraction ? core.body : core, body));
  const inner = isAbstraction ? undefined : state.record.cores.get(core);
  return forAll(name, inner ?? body);
}
