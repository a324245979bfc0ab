/** The function of a contract, which dispatches to its entry points, and those of its views. */
import type { Span } from '../../syntax/source';
import type { Type } from '../../types/type';
import type { Expression } from '../aggregated/expression';
import * as build from '../elaborate/build';
import { missingType } from '../elaborate/context';
import { findMember, type Module } from '../elaborate/scope';
import type { Names } from '../names';
import type { FoundContract } from './find';

export interface ContractTypes {
  readonly parameter: Type;
  readonly storage: Type;
}

/** From a pair of parameter and storage to operations and storage. */
export function mainFunction(
  names: Names,
  module: Module,
  info: FoundContract,
  types: ContractTypes,
  span: Span,
): Expression {
  const parameter = build.binder(names.fresh('p'), types.parameter);
  const storage = build.binder(names.fresh('s'), types.storage);
  const cases = info.entryPoints.map(({ name, span: at = span }) => {
    const label = name.charAt(0).toUpperCase() + name.slice(1);
    const entry = memberUse(module, name, at);
    const own = types.parameter.kind === 'sum' ? types.parameter.fields.get(label) : undefined;
    const content = build.binder(names.fresh('pattern'), own ?? missingType(at));
    const called = build.apply(entry, build.use(content, at), at);
    return {
      pattern: build.constructorPattern(label, build.variablePattern(content, at), at),
      body: build.apply(called, build.use(storage, at), at),
    };
  });
  const dispatch = build.match(build.use(parameter, span), cases, span);
  return paired(names, [parameter, storage], dispatch, 'param', span);
}

/** From a pair of argument and storage to the result of a view. */
export function viewFunction(names: Names, module: Module, name: string, span: Span): Expression {
  const view = memberUse(module, name, span);
  if (view.type.kind !== 'arrow' || view.type.result.kind !== 'arrow') return missingType(span);
  const argument = build.binder(names.fresh('parameter'), view.type.parameter);
  const storage = build.binder(names.fresh('storage'), view.type.result.parameter);
  const result = build.apply(
    build.apply(view, build.use(argument, span), span),
    build.use(storage, span),
    span,
  );
  return paired(names, [argument, storage], result, 'input', span);
}

function paired(
  names: Names,
  binders: readonly [Parameters<typeof build.use>[0], Parameters<typeof build.use>[0]],
  body: Expression,
  name: string,
  span: Span,
): Expression {
  const [left, right] = binders;
  const pair = build.binder(
    names.fresh(name),
    build.tuple([build.use(left, span), build.use(right, span)], span).type,
  );
  const pattern = build.tuplePattern(
    [build.variablePattern(left, span), build.variablePattern(right, span)],
    span,
  );
  return build.lambda(pair, build.match(build.use(pair, span), [{ pattern, body }], span), span);
}

function memberUse(module: Module, name: string, span: Span): Expression {
  const found = findMember(module, name);
  if (found?.kind !== 'variable') return missingType(span);
  return { kind: 'variable', variable: found.variable, type: found.type, span };
}
