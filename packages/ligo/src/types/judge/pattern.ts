/** Patterns: checked against the type of the matched value, binding variables. */
import type { Span } from '../../syntax/source';
import type { CorePattern } from '../core';
import { constructorNames, findSum } from '../declared-types';
import { bindValue, type Environment } from '../environment';
import { equalLabels } from '../equal';
import { evaluateType } from '../evaluate-type';
import { ERROR, list, tuple, UNIT } from '../make';
import { patternMismatch } from '../problems/expressions';
import { unbound, upperCaseName } from '../problems/names';
import { type ProblemMaker, reportedAt } from '../problems/problem';
import { patternFields, patternItems } from '../problems/records';
import { recordBinder } from '../recorder';
import type { Scope } from '../scope';
import { Failure, fail, keep, recover, unknown } from '../state';
import { apply } from '../substitute';
import type { Type } from '../type';
import { unify } from '../unify';
import { instantiate } from './constructor';
import { recordOf } from './record';

export interface PatternVariable {
  readonly name: string;
  readonly type: Type;
  readonly pattern: CorePattern;
}

/** The expression or declaration that a pattern belongs to: LIGO reports the problems of the pattern there. */
export interface PatternContext {
  readonly span: Span;
  readonly mutable?: boolean;
}

/** A pattern being checked. */
interface Binding {
  readonly scope: Scope;
  /** The variables so far. */
  readonly found: PatternVariable[];
  readonly span: Span;
}

/** The environment with the variables of a pattern that matches values of this type. */
export function bindPattern(
  scope: Scope,
  pattern: CorePattern,
  type: Type,
  within: PatternContext,
): Environment {
  const { mutable = false } = within;
  return patternVariables(scope, pattern, type, within).reduce<Environment>(
    (outer, { name, type: bound, pattern: at }) => bindValue(outer, name, bound, mutable, at.span),
    scope.environment,
  );
}

export function patternVariables(
  scope: Scope,
  pattern: CorePattern,
  type: Type,
  { span, mutable = false }: PatternContext,
): readonly PatternVariable[] {
  const found: PatternVariable[] = [];
  const binding: Binding = { scope, found, span };
  recover(
    scope.state,
    () => {
      refuseUpperCaseName(binding, pattern);
      checkPattern(binding, pattern, type);
    },
    () => found.push(...unbounds(pattern, found)),
  );
  for (const { pattern: at, type: bound } of found) {
    if (!bound.ground) keep(scope.state, scope.state.pending, bound);
    if (at.kind !== 'variable' || !at.isListed) continue;
    recordBinder(scope.state, { name: at.name, span: spanOfName(at), type: bound, mutable });
  }
  return found;
}

/** `const Limits = 1n`: the pattern of a declaration is a name, so this is not meant as a constructor. */
function refuseUpperCaseName(binding: Binding, pattern: CorePattern): void {
  const { scope } = binding;
  if (pattern.kind !== 'constructor' || pattern.isDeclared !== true) return;
  if (pattern.argument.kind !== 'unit' || findSum(scope.environment, pattern.name) !== undefined) return;
  scope.state.upperCaseNames.add(pattern.name);
  refuse(binding, upperCaseName(pattern.name, pattern.span));
}

function spanOfName(pattern: CorePattern) {
  return pattern.node?.kind === 'variable' ? pattern.node.name.span : pattern.span;
}

/** The variables not yet bound when the pattern failed. */
function unbounds(pattern: CorePattern, found: readonly PatternVariable[]): PatternVariable[] {
  return variablesOf(pattern)
    .filter((at) => !found.some((known) => known.pattern === at))
    .map((at) => ({ name: at.kind === 'variable' ? at.name : '', type: ERROR, pattern: at }));
}

function variablesOf(pattern: CorePattern): readonly CorePattern[] {
  switch (pattern.kind) {
    case 'variable':
      return [pattern];
    case 'cons':
      return [...variablesOf(pattern.head), ...variablesOf(pattern.tail)];
    case 'constructor':
      return variablesOf(pattern.argument);
    case 'tuple':
      return pattern.items.flatMap(variablesOf);
    case 'record':
      return [...pattern.fields.values()].flatMap(variablesOf);
    default:
      return [];
  }
}

/** The type of the pattern is another one, which LIGO reports at the expression around it. */
function refuse({ span }: Binding, problem: ProblemMaker): never {
  fail(reportedAt(span, problem));
}

function unifyWith(binding: Binding, own: Type, type: Type, at: Span): void {
  try {
    unify(binding.scope.state, own, type, at);
  } catch (error) {
    if (error instanceof Failure) refuse(binding, error.problem);
    throw error;
  }
}

function checkPattern(binding: Binding, pattern: CorePattern, type: Type): void {
  const { scope, found } = binding;
  if (pattern.node !== undefined) scope.state.record.patterns.set(pattern.node, type);
  const { span } = pattern;
  const inside = (inner: CorePattern, innerType: Type) => checkPattern(binding, inner, innerType);
  if (type.kind === 'error') {
    found.push(...unbounds(pattern, found));
    return;
  }
  switch (pattern.kind) {
    case 'unit':
      if (type.kind !== 'constant' || type.name !== 'unit') fail(patternMismatch(type, span));
      return;
    case 'variable':
      if (pattern.type !== undefined) unifyWith(binding, evaluateType(scope, pattern.type), type, span);
      found.push({ name: pattern.name, type, pattern });
      return;
    case 'error':
      return;
    case 'cons':
    case 'nil': {
      const element = type.kind === 'constant' && type.name === 'list' ? type.arguments[0] : undefined;
      if (element === undefined) break;
      if (pattern.kind === 'cons') {
        inside(pattern.head, element);
        inside(pattern.tail, type);
      }
      return;
    }
    case 'constructor': {
      if (type.kind !== 'sum') break;
      if (pattern.constructorNode) scope.state.record.constructors.set(pattern.constructorNode, type);
      const argument = type.fields.get(pattern.name);
      if (argument === undefined) fail(patternMismatch(type, span));
      inside(pattern.argument, argument);
      return;
    }
    case 'tuple':
      if (type.kind !== 'record') break;
      if (type.fields.size !== pattern.items.length)
        refuse(binding, patternItems(pattern.items.length, type, span));
      pattern.items.forEach((item, index) => {
        const field = type.fields.get(String(index));
        if (field === undefined) fail(patternMismatch(type, span));
        inside(item, apply(field));
      });
      return;
    case 'record':
      if (type.kind !== 'record') break;
      if (!equalLabels(pattern.fields, type.fields)) {
        const problem = patternFields(pattern, type, scope.state.files[span.file]);
        if (pattern.fields.size === type.fields.size) fail(problem);
        refuse(binding, problem);
      }
      for (const [label, field] of pattern.fields) {
        const fieldType = type.fields.get(label);
        if (fieldType === undefined) fail(patternMismatch(type, span));
        inside(field, apply(fieldType));
      }
      return;
  }
  const own = inferPattern(binding, pattern);
  unifyWith(binding, own, type, span);
}

function inferPattern(binding: Binding, pattern: CorePattern): Type {
  const { scope, found } = binding;
  const { state } = scope;
  const { span } = pattern;
  switch (pattern.kind) {
    case 'unit':
      return UNIT;
    case 'error':
      return ERROR;
    case 'variable': {
      const type = pattern.type === undefined ? unknown(state, span) : evaluateType(scope, pattern.type);
      found.push({ name: pattern.name, type, pattern });
      return type;
    }
    case 'nil':
      return list(unknown(state, span));
    case 'cons': {
      const type = list(apply(inferPattern(binding, pattern.head)));
      checkPattern(binding, pattern.tail, type);
      return type;
    }
    case 'tuple':
      return tuple(pattern.items.map((item) => inferPattern(binding, item)));
    case 'constructor': {
      const instance = instantiate(scope, pattern.name, span);
      if (instance === undefined) {
        refuse(
          binding,
          unbound('constructor', pattern.name, span, () => constructorNames(scope.environment)),
        );
      }
      if (pattern.constructorNode) state.record.constructors.set(pattern.constructorNode, instance.type);
      checkPattern(binding, pattern.argument, instance.argument);
      return instance.type;
    }
    case 'record': {
      const fields = new Map<string, Type>();
      for (const [label, field] of pattern.fields) fields.set(label, inferPattern(binding, field));
      return recordOf(scope, fields);
    }
  }
}
