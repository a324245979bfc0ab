/** Lists, and the brackets of JsLIGO, which are a list, a tuple or the unit. */
import type { ArrayCore, Core } from '../core';
import { list, UNIT } from '../make';
import { spreadInTuple } from '../problems/expressions';
import { illFormed } from '../problems/types';
import type { Scope } from '../scope';
import { fail, report, unknown } from '../state';
import { apply } from '../substitute';
import { subtype } from '../subtype';
import type { Type } from '../type';
import type { ArrayKind } from '../typed';
import { isProper } from '../unify';
import { check } from './check';
import { infer } from './infer';
import { hasType } from './own-type';
import { checkFields, inferRecord } from './record';

export function inferArray(scope: Scope, core: ArrayCore): Type {
  const { elements, span } = core;
  if (core.isList && !checksElements(scope, core)) return inferElements(scope, core);
  if (core.isList) {
    const element = unknown(scope.state, span);
    checkElements(scope, core, element);
    return list(element);
  }
  const [first] = elements;
  if (first === undefined) return decide(scope, core, 'unit', UNIT);
  if (elements.some(({ spread }) => spread)) report(scope.state, spreadInTuple(span));
  if (elements.length === 1) return decide(scope, core, 'list', list(infer(scope, first.value)));
  return decide(scope, core, 'tuple', inferRecord(scope, itemsOf(core)));
}

/** Checks brackets whose kind the expected type determines; returns whether it does. */
export function checkArray(scope: Scope, core: ArrayCore, type: Type): boolean {
  const { state } = scope;
  const isListType = type.kind === 'constant' && type.name === 'list';
  if (core.isList && state.files[core.span.file]?.syntax !== 'jsligo') {
    if (!checksElements(scope, core, isListType ? type.arguments[0] : undefined)) return false;
    const element = unknown(state, core.span);
    subtype(state, list(element), type, core.span);
    checkElements(scope, core, apply(element));
    return true;
  }
  if (isListType) {
    decide(scope, core, 'list', type);
    const [element = UNIT] = type.arguments;
    if (checksElements(scope, core, element)) checkElements(scope, core, element);
    else subtype(state, inferElements(scope, core), type, core.span);
    return true;
  }
  if (core.isList) return false;
  if (core.elements.length === 0 && type.kind === 'constant' && type.name === 'unit') {
    decide(scope, core, 'unit', type);
    return true;
  }
  if (core.elements.length > 0 && type.kind === 'record') {
    decide(scope, core, 'tuple', type);
    const spread = core.elements.some((element) => element.spread);
    if (spread && core.elements.length === type.fields.size) report(state, spreadInTuple(core.span));
    checkFields(scope, itemsOf(core), type, core.span);
    return true;
  }
  return false;
}

/** Whether elements are checked against the expected type, also where that makes no difference. */
function checksElements(scope: Scope, { elements }: ArrayCore, expected?: Type): boolean {
  const isPlain = elements.every(
    ({ spread, value }) => !spread && expected !== undefined && hasType(scope.environment, value, expected),
  );
  return isPlain || scope.state.features.has('operand-expected-type');
}

/** Checks from the last element to the first, as the compiler does, because the order affects inference. */
function checkElements(scope: Scope, core: ArrayCore, element: Type): void {
  const { state } = scope;
  if (!isProper(element)) fail(illFormed(element, core.span));
  for (const { spread, value } of [...core.elements].reverse()) {
    if (!spread) {
      check(scope, value, apply(element));
      continue;
    }
    const inner = unknown(state, core.span);
    check(scope, value, list(inner));
    subtype(state, inner, element, core.span);
  }
}

/** Where elements do not take the expected type: each is inferred, and the types must agree from the end on. */
function inferElements(scope: Scope, core: ArrayCore): Type {
  const { state } = scope;
  const { span } = core;
  const types = core.elements.map(({ spread, value }) => ({ spread, type: infer(scope, value) }));
  return types.reduceRight<Type>(
    (rest, { spread, type }) => {
      const whole = spread ? type : list(type);
      subtype(state, rest, apply(whole), span);
      return whole;
    },
    list(unknown(state, span)),
  );
}

function itemsOf(core: ArrayCore): ReadonlyMap<string, Core> {
  return new Map(core.elements.map(({ value }, index) => [String(index), value]));
}

function decide(scope: Scope, core: ArrayCore, kind: ArrayKind, type: Type): Type {
  if (core.arrayNode !== undefined) scope.state.record.arrays.set(core.arrayNode, kind);
  return type;
}
