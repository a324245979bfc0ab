/** Constructors without an expected type: the declaring type is looked up. */
import type { Span } from '../../syntax/source';
import type { ConstructorCore } from '../core';
import { constructorNames, findSum } from '../declared-types';
import { withAlias } from '../make';
import { michelsonOr } from '../problems/expressions';
import { unbound, upperCaseUse } from '../problems/names';
import type { Scope } from '../scope';
import { fail, unknown } from '../state';
import { substitute } from '../substitute';
import type { Type } from '../type';
import { check } from './check';
import { infer } from './infer';

export function inferConstructor(scope: Scope, core: ConstructorCore): Type {
  if (core.name === 'M_left' || core.name === 'M_right') fail(michelsonOr(core.span));
  const instance = instantiate(scope, core.name, core.span);
  if (instance === undefined) {
    infer(scope, core.argument);
    const { name: text, span } = core;
    if (scope.state.upperCaseNames.has(text)) fail(upperCaseUse({ text, span }, 'constructor'));
    fail(unbound('constructor', core.name, core.span, () => constructorNames(scope.environment)));
  }
  if (core.constructorNode) scope.state.record.constructors.set(core.constructorNode, instance.type);
  check(scope, core.argument, instance.argument);
  return instance.type;
}

/** The type of a constructor, with fresh unification variables for the parameters. */
export function instantiate(
  scope: Scope,
  name: string,
  span: Span,
): { argument: Type; type: Type } | undefined {
  const found = findSum(scope.environment, name);
  if (found === undefined) return undefined;
  const { alias: declared } = found.type;
  if (found.parameters.length === 0 && (declared?.arguments.length ?? 0) === 0) return found;
  const unknowns = found.parameters.map(() => unknown(scope.state, span));
  const replace = (type: Type) =>
    found.parameters.reduceRight<Type>((result, parameter, index) => {
      const replacement = unknowns[index];
      return replacement === undefined ? result : substitute(result, parameter, replacement);
    }, type);
  const { alias } = found.type;
  const type = replace({ ...found.type, alias: undefined });
  return {
    argument: replace(found.argument),
    type: alias === undefined ? type : withAlias(type, { ...alias, arguments: unknowns }),
  };
}
