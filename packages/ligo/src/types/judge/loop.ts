/** Loops and assignments. */
import type { Name } from '../../syntax/ast';
import type { AssignCore, ForCore, ForEachCore, WhileCore } from '../core';
import { bindValue, type Environment, findMutable, findValue } from '../environment';
import { valueNames } from '../known-names';
import { argumentsOf, BOOL, ERROR, INT, tuple, UNIT } from '../make';
import { notACollection } from '../problems/expressions';
import { capturedMutable, notMutable, unbound } from '../problems/names';
import { recordBinder, recordUse } from '../recorder';
import { dropping } from '../region';
import { type Scope, within } from '../scope';
import { fail, keep, report } from '../state';
import { apply } from '../substitute';
import type { Type } from '../type';
import { check } from './check';
import { infer } from './infer';

export function inferAssign(scope: Scope, core: AssignCore): Type {
  const { text, span } = core.target;
  const found = findMutable(scope.environment, text);
  if (found === undefined) {
    infer(scope, core.value);
    if (findValue(scope.environment, text) !== undefined) fail(notMutable(text, span));
    fail(unbound('variable', text, span, () => valueNames(scope.environment)));
  }
  if (found.captured) fail(capturedMutable(text, span));
  const type = apply(found.binding.type);
  if (!text.startsWith('#')) {
    recordUse(scope.state, { node: core.target, name: text, span, type, definition: found.binding.span });
  }
  check(scope, core.value, type);
  return UNIT;
}

export function inferFor(scope: Scope, core: ForCore): Type {
  check(scope, core.first, INT);
  check(scope, core.step, INT);
  check(scope, core.last, INT);
  const environment = bindVariable(scope, scope.environment, core.variable, INT);
  dropping(scope.state, () => check(within(scope, environment), core.body, UNIT));
  return UNIT;
}

export function inferForEach(scope: Scope, core: ForEachCore): Type {
  const type = apply(infer(scope, core.collection));
  const types = elementTypes(type, core.variables.length);
  if (types === undefined) report(scope.state, notACollection(type, core.span));
  const environment = core.variables.reduce(
    (outer, variable, index) => bindVariable(scope, outer, variable, types?.[index] ?? ERROR),
    scope.environment,
  );
  dropping(scope.state, () => check(within(scope, environment), core.body, UNIT));
  return UNIT;
}

function bindVariable({ state }: Scope, outer: Environment, { text, span }: Name, type: Type): Environment {
  if (!type.ground) keep(state, state.pending, type);
  recordBinder(state, { name: text, span, type, mutable: false });
  return bindValue(outer, text, type, false, span);
}

/** A pair of variables iterates over the keys and values of a map. */
function elementTypes(type: Type, variables: number): readonly Type[] | undefined {
  if (type.kind === 'error') return [type, type];
  const map = argumentsOf(type, 'map');
  if (variables === 2) return map;
  return argumentsOf(type, 'set') ?? argumentsOf(type, 'list') ?? (map && [tuple(map)]);
}

export function inferWhile(scope: Scope, core: WhileCore): Type {
  check(scope, core.condition, BOOL);
  check(scope, core.body, UNIT);
  return UNIT;
}
