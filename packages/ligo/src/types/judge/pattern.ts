/** Patterns: checked against the type of the matched value, binding variables. */
import type { CorePattern } from '../core';
import { constructorNames, findSum } from '../declared-types';
import { bindValue, type Environment } from '../environment';
import { equalLabels } from '../equal';
import { evaluateType } from '../evaluate-type';
import { ERROR, list, tuple, UNIT } from '../make';
import { patternMismatch } from '../problems/expressions';
import { unbound, upperCaseName } from '../problems/names';
import { patternFields, patternItems } from '../problems/records';
import { recordBinder } from '../recorder';
import type { Scope } from '../scope';
import { fail, keep, recover, unknown } from '../state';
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

/** The environment with the variables of a pattern that matches values of this type. */
export function bindPattern(scope: Scope, pattern: CorePattern, type: Type, mutable = false): Environment {
  return patternVariables(scope, pattern, type, mutable).reduce<Environment>(
    (outer, { name, type: bound, pattern: at }) => bindValue(outer, name, bound, mutable, at.span),
    scope.environment,
  );
}

export function patternVariables(
  scope: Scope,
  pattern: CorePattern,
  type: Type,
  mutable = false,
): readonly PatternVariable[] {
  const found: PatternVariable[] = [];
  recover(
    scope.state,
    () => {
      refuseUpperCaseName(scope, pattern);
      checkPattern(scope, pattern, type, found);
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
function refuseUpperCaseName(scope: Scope, pattern: CorePattern): void {
  if (pattern.kind !== 'constructor' || pattern.isDeclared !== true) return;
  if (pattern.argument.kind !== 'unit' || findSum(scope.environment, pattern.name) !== undefined) return;
  scope.state.upperCaseNames.add(pattern.name);
  fail(upperCaseName(pattern.name, pattern.span));
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

function checkPattern(scope: Scope, pattern: CorePattern, type: Type, found: PatternVariable[]): void {
  if (pattern.node !== undefined) scope.state.record.patterns.set(pattern.node, type);
  const { span } = pattern;
  const inside = (inner: CorePattern, innerType: Type) => checkPattern(scope, inner, innerType, found);
  if (type.kind === 'error') {
    found.push(...unbounds(pattern, found));
    return;
  }
  switch (pattern.kind) {
    case 'unit':
      if (type.kind !== 'constant' || type.name !== 'unit') fail(patternMismatch(type, span));
      return;
    case 'variable':
      if (pattern.type !== undefined) unify(scope.state, evaluateType(scope, pattern.type), type, span);
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
      if (type.fields.size !== pattern.items.length) fail(patternItems(pattern.items.length, type, span));
      pattern.items.forEach((item, index) => {
        const field = type.fields.get(String(index));
        if (field === undefined) fail(patternMismatch(type, span));
        inside(item, apply(field));
      });
      return;
    case 'record':
      if (type.kind !== 'record') break;
      if (!equalLabels(pattern.fields, type.fields)) {
        fail(patternFields(pattern, type, scope.state.files[span.file]));
      }
      for (const [label, field] of pattern.fields) {
        const fieldType = type.fields.get(label);
        if (fieldType === undefined) fail(patternMismatch(type, span));
        inside(field, apply(fieldType));
      }
      return;
  }
  const own = inferPattern(scope, pattern, found);
  unify(scope.state, own, type, span);
}

function inferPattern(scope: Scope, pattern: CorePattern, found: PatternVariable[]): Type {
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
      const type = list(apply(inferPattern(scope, pattern.head, found)));
      checkPattern(scope, pattern.tail, type, found);
      return type;
    }
    case 'tuple':
      return tuple(pattern.items.map((item) => inferPattern(scope, item, found)));
    case 'constructor': {
      const instance = instantiate(scope, pattern.name, span);
      if (instance === undefined) {
        fail(unbound('constructor', pattern.name, span, () => constructorNames(scope.environment)));
      }
      if (pattern.constructorNode) state.record.constructors.set(pattern.constructorNode, instance.type);
      checkPattern(scope, pattern.argument, instance.argument, found);
      return instance.type;
    }
    case 'record': {
      const fields = new Map<string, Type>();
      for (const [label, field] of pattern.fields) fields.set(label, inferPattern(scope, field, found));
      return recordOf(scope, fields);
    }
  }
}
