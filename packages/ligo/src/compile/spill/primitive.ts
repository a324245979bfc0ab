/** Primitives: most stay as they are, those that take a function become loops. */
import { argumentsOf } from '../../types/make';
import type { Expression, PrimitiveCall } from '../aggregated/expression';
import type { Primitive } from '../aggregated/primitive';
import { missingType } from '../elaborate/context';
import { CONSTANT_NAMES, type ConstantName } from '../mini-c/constant';
import type { Binder, MiniExpression } from '../mini-c/tree';
import { unsupported } from '../problem';
import { type Continue, fresh, type Spilling, typeAt, typeOf, variableUse } from './context';

const MAPS: ReadonlySet<Primitive> = new Set<Primitive>(['LIST_MAP', 'MAP_MAP', 'OPTION_MAP']);
const ITERATIONS: ReadonlySet<Primitive> = new Set<Primitive>(['LIST_ITER', 'SET_ITER', 'MAP_ITER']);
const FOLDS: ReadonlySet<Primitive> = new Set<Primitive>(['SET_FOLD', 'MAP_FOLD']);
const RIGHT_FOLDS: ReadonlySet<Primitive> = new Set<Primitive>(['LIST_FOLD_RIGHT', 'SET_FOLD_DESC']);
const CONSTANTS: ReadonlySet<string> = new Set(CONSTANT_NAMES);

/** Whether a primitive stays as it is. */
export const isConstant = (name: string): name is ConstantName => CONSTANTS.has(name);

export function spillPrimitive(spilling: Spilling, call: PrimitiveCall, inside: Continue): MiniExpression {
  const { name, span, arguments: args } = call;
  const type = typeOf(spilling, call);
  const [first, second, third] = args;
  if (isConstant(name)) {
    return { kind: 'constant', name, arguments: args.map(inside), type, span };
  }
  if (first === undefined || second === undefined) return unsupported(`the primitive "${name}"`, span);
  if (MAPS.has(name) || ITERATIONS.has(name)) {
    const step = stepOf(spilling, first, inside);
    const operation = MAPS.has(name) ? 'MAP' : 'ITER';
    return { kind: 'iterator', operation, ...step, collection: inside(second), type, span };
  }
  if (name === 'CREATE_CONTRACT') return spillCreateContract(spilling, call, inside);
  if (third === undefined) return unsupported(`the primitive "${name}"`, span);
  const step = stepOf(spilling, first, inside);
  if (FOLDS.has(name)) {
    const initial = inside(third);
    return { kind: 'fold', ...step, collection: inside(second), initial, type, span };
  }
  if (name === 'LIST_FOLD_LEFT') {
    const initial = inside(second);
    return { kind: 'fold', ...step, collection: inside(third), initial, type, span };
  }
  if (!RIGHT_FOLDS.has(name)) return unsupported(`the primitive "${name}"`, span);
  const [item] = argumentsOf(second.type, 'list') ?? argumentsOf(second.type, 'set') ?? [];
  const itemType = typeAt(spilling, item ?? missingType(span), span);
  const initial = inside(third);
  return { kind: 'fold-right', ...step, collection: inside(second), itemType, initial, type, span };
}

/** The function is applied to a variable, so that the optimiser can put its body in place. */
function stepOf(
  spilling: Spilling,
  step: Expression,
  inside: Continue,
): { readonly binder: Binder; readonly body: MiniExpression } {
  const { type, span } = step;
  if (type.kind !== 'arrow') return missingType(span);
  const called = inside(step);
  const binder = fresh(spilling, 'iterated', typeAt(spilling, type.parameter, span));
  const body: MiniExpression = {
    kind: 'application',
    function: called,
    argument: variableUse(binder, span),
    type: typeAt(spilling, type.result, span),
    span,
  };
  return { binder, body };
}

function spillCreateContract(spilling: Spilling, call: PrimitiveCall, inside: Continue): MiniExpression {
  const { span } = call;
  const [code, ...rest] = call.arguments;
  if (code === undefined) return missingType(span);
  const { binder, body } = stepOf(spilling, code, inside);
  const [parameter, storage] = binder.type.kind === 'tuple' ? binder.type.fields : [];
  if (parameter === undefined || storage === undefined) return missingType(span);
  return {
    kind: 'create-contract',
    parameterType: parameter.type,
    storageType: storage.type,
    binder,
    code: body,
    arguments: rest.map(inside),
    type: typeOf(spilling, call),
    span,
  };
}
