/** Code injections: Michelson in `[%Michelson ({| … |} : t)]`, the bytes of a text in `[%bytes "…"]`. */

import { utf8ToHex } from '../../michelson/hex';
import type { CodeExpression, Expression } from '../../syntax/ast';
import { arrow } from '../../types/make';
import type { Type } from '../../types/type';
import { errorOf } from '../failure';
import { insertion } from '../michelson/insertion';
import { bytes, UNIT } from '../values/make';
import type { Place } from './context';
import { compileExpression } from './expression';
import * as instruction from './instructions';

/**
 * Pushes a function if the code is annotated with a function type, and otherwise the result of the code,
 * applied to the arguments that follow it.
 */
export function compileCode(node: CodeExpression, place: Place): void {
  const { builder, context } = place;
  const parts = partsOf(node.code);
  const source =
    parts[0]?.kind === 'literal' && parts[0].literal.kind === 'string' ? parts[0].literal.value : '';
  if (node.language.text === 'bytes') {
    builder.emit(instruction.constant(bytes(utf8ToHex(source))));
    return;
  }
  if (node.language.text.toLowerCase() !== 'michelson') {
    builder.emit(instruction.constant(UNIT));
    return;
  }
  const args = parts.slice(1);
  const type = context.typing.typeOf(node) ?? context.typing.typeOf(node.code);
  const isFunction = type?.kind === 'arrow' && args.length === 0;
  if (!isFunction && args.length === 0) {
    builder.emit(() => {
      throw errorOf('Embedded raw code can only have a functional type');
    }, node.span);
    return;
  }
  const known = isFunction ? type : functionType(args, type, place);
  builder.emit(instruction.libraryFunction(insertion(source, Math.max(args.length, 1)), known), node.span);
  if (isFunction) return;
  for (const argument of args) compileExpression(argument, place);
  builder.emit(instruction.call(args.length), node.span);
}

/** The type of code as a function of its arguments. */
function functionType(
  args: readonly Expression[],
  result: Type | undefined,
  { context }: Place,
): Type | undefined {
  return args.reduceRight<Type | undefined>((rest, argument) => {
    const parameter = context.typing.typeOf(argument);
    return parameter && rest && arrow(parameter, rest);
  }, result);
}

/** The code, and the expressions that it is applied to. */
function partsOf(node: Expression): Expression[] {
  if (node.kind === 'annotation') return partsOf(node.value);
  if (node.kind === 'call') return [...partsOf(node.callee), ...node.arguments];
  if (node.kind === 'tuple')
    return node.items.flatMap((item, index) => (index === 0 ? partsOf(item) : [item]));
  return [node];
}
