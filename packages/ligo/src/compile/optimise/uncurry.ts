/**
 * Functions of several parameters that are always called with the same number of arguments take them as one
 * tuple, so that no closure is made at each call.
 */
import { type AnyLet, forEachOperand, isLet, mapChildren, mapOperands } from '../mini-c/children';
import type {
  Application,
  Closure,
  CreateContract,
  Let,
  MiniExpression,
  Tuple,
  Variable,
} from '../mini-c/tree';
import { functionType, type MiniType, tupleType } from '../mini-c/type';
import type { Names } from '../names';

export function uncurry(expression: MiniExpression, names: Names): MiniExpression {
  const usage = usageIn(expression);
  /** The functions that take a tuple now. */
  const changed = new Set<number>();
  let region = 0;

  function convert(e: MiniExpression): MiniExpression {
    const chain: AnyLet[] = [];
    let inner = e;
    for (; isLet(inner); inner = inner.body)
      chain.push(inner.kind === 'let' ? convertLet(inner) : { ...inner, value: convert(inner.value) });
    return chain.reduceRight<MiniExpression>((body, e) => ({ ...e, body }), convertOther(inner));
  }

  function convertOther(e: MiniExpression): MiniExpression {
    if (e.kind === 'application') return convertCall(e);
    if (e.kind !== 'create-contract') return mapOperands(e, convert);
    return { ...e, arguments: e.arguments.map(convert), code: inRegion(e.code) };
  }

  /** Calls in the code of another contract stay as they are. */
  function inRegion(code: MiniExpression): MiniExpression {
    region += 1;
    const converted = convert(code);
    region -= 1;
    return converted;
  }

  /** All but the body, which is converted after it is known whether calls in it change. */
  function convertLet(e: Let): Let {
    const { variable } = e.binder;
    const depth = parametersOf(e.value);
    const applied = depth > 1 ? usage.argumentsOf(variable, region) : undefined;
    const uncurried = applied !== undefined && applied > 1 && applied <= depth;
    if (uncurried) changed.add(variable.id);
    const value = uncurried ? withTupleParameter(e.value, applied, names) : e.value;
    const type = depth > 0 ? value.type : e.binder.type;
    return { ...e, binder: { variable, type }, value: convert(value) };
  }

  function convertCall(e: Application): MiniExpression {
    const { head, args } = spineOf(e);
    if (head.kind !== 'variable' || !changed.has(head.variable.id) || !usage.isIn(head.variable, region))
      return mapChildren(e, convert);
    const argument = tupleOf(args.map(convert));
    return { ...e, function: { ...head, type: functionType(argument.type, e.type) }, argument };
  }

  return convert(expression);
}

interface Usage {
  /** The number of arguments at every call of the variable; absent if it differs or the variable escapes. */
  readonly argumentsOf: (variable: Variable, region: number) => number | undefined;
  readonly isIn: (variable: Variable, region: number) => boolean;
}

/** Regions are the depth of `create-contract` code; a use inside it of an outer variable does not count. */
function usageIn(expression: MiniExpression): Usage {
  const regions = new Map<number, number>();
  const calls = new Map<number, number>();
  const escaping = new Set<number>();
  let region = 0;

  const isIn = ({ id }: Variable, at: number): boolean => (regions.get(id) ?? 0) === at;

  function call(variable: Variable, count: number): void {
    if (!isIn(variable, region)) return;
    if ((calls.get(variable.id) ?? count) !== count) escaping.add(variable.id);
    calls.set(variable.id, count);
  }

  function see(e: MiniExpression): void {
    let inner = e;
    for (; isLet(inner); inner = inner.body) {
      if (inner.kind === 'let') regions.set(inner.binder.variable.id, region);
      see(inner.value);
    }
    if (inner.kind === 'application') seeCall(inner);
    else if (inner.kind === 'create-contract') seeContract(inner);
    else {
      if ('variable' in inner && isIn(inner.variable, region)) escaping.add(inner.variable.id);
      forEachOperand(inner, see);
    }
  }

  function seeCall(e: Application): void {
    const { head, args } = spineOf(e);
    if (head.kind === 'variable') call(head.variable, args.length);
    else see(head);
    args.forEach(see);
  }

  function seeContract(e: CreateContract): void {
    e.arguments.forEach(see);
    region += 1;
    see(e.code);
    region -= 1;
  }

  see(expression);
  return {
    isIn,
    argumentsOf: ({ id }) => (escaping.has(id) ? undefined : calls.get(id)),
  };
}

interface Spine {
  readonly head: MiniExpression;
  readonly args: readonly MiniExpression[];
}

/** `f a b` as `f` and its arguments. */
function spineOf(e: MiniExpression): Spine {
  const args: MiniExpression[] = [];
  let head = e;
  for (; head.kind === 'application'; head = head.function) args.push(head.argument);
  return { head, args: args.reverse() };
}

function parametersOf(e: MiniExpression): number {
  let count = 0;
  for (let inner = e; inner.kind === 'closure'; inner = inner.body) count += 1;
  return count;
}

/** `fun a -> fun b -> body` ↦ `fun t -> let (a, b) = t in body` */
function withTupleParameter(e: MiniExpression, depth: number, names: Names): MiniExpression {
  const parameters: { variable: Variable; type: MiniType }[] = [];
  let body = e;
  let result = e.type;
  while (parameters.length < depth && body.kind === 'closure' && result.kind === 'function') {
    parameters.push({ variable: body.parameter, type: result.parameter });
    result = result.result;
    body = body.body;
  }
  const type = tupleType(parameters.map((parameter) => parameter.type));
  const parameter = names.fresh('gen');
  const closure: Closure = {
    ...(e as Closure),
    type: functionType(type, result),
    parameter,
    body: {
      kind: 'let-tuple',
      type: body.type,
      ...(body.span && { span: body.span }),
      binders: parameters,
      value: { kind: 'variable', type, variable: parameter },
      body,
    },
  };
  return closure;
}

function tupleOf(items: readonly MiniExpression[]): Tuple {
  return { kind: 'tuple', type: tupleType(items.map(({ type }) => type)), items };
}
