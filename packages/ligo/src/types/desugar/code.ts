/** Code injections: Michelson, the bytes of a text, compiler primitives. */
import type { AnnotationExpression, CodeExpression, Expression } from '../../syntax/ast';
import type { Core } from '../core';
import { type Desugaring, isJs } from './context';
import { desugarExpression } from './expressions';

export function desugarCode(desugaring: Desugaring, code: CodeExpression): Core {
  const { span } = code;
  const language = code.language.text;
  const own = ownCode(desugaring, code);
  if (own === undefined) {
    return { kind: 'code', language, code: desugarExpression(desugaring, code.code), node: code, span };
  }
  if (code.code.kind !== 'annotation') return { ...own, node: code };
  return { kind: 'annotation', value: own, type: code.code.type, node: code, span };
}

/** A code injection with its own typing rule. */
function ownCode(desugaring: Desugaring, code: CodeExpression): Core | undefined {
  const { span } = code;
  switch (code.language.text) {
    case 'bytes':
      return { kind: 'literal', literal: { kind: 'bytes', value: utf8Hex(textOf(code.code)) }, span };
    case 'of_file':
      return { kind: 'literal', literal: { kind: 'string', value: code.fileText ?? '' }, span };
    case 'create_contract_of_file':
      return { kind: 'operation', operation: 'create-contract', operands: [], span };
    case 'external':
    case 'External': {
      const { name, operands } = primitiveOf(code.code);
      if (name !== 'OPT_OUT_ENTRY') return { kind: 'operation', operation: 'any', operands: [], span };
      const given = operands.map((operand) => desugarExpression(desugaring, operand));
      return { kind: 'operation', operation: 'opt-out', operands: given, span };
    }
    default:
      return undefined;
  }
}

/** The name of a compiler primitive, and its operands. */
function primitiveOf(code: Expression): { name: string | undefined; operands: readonly Expression[] } {
  if (code.kind === 'annotation') return primitiveOf(code.value);
  const [first, ...operands] = code.kind === 'tuple' ? code.items : [code];
  const isName = first?.kind === 'literal' && first.literal.kind === 'string';
  return { name: isName ? String(first.literal.value) : undefined, operands };
}

/** In JsLIGO `5 as mutez` is an amount. */
export function desugarAnnotation(desugaring: Desugaring, annotation: AnnotationExpression): Core {
  const { value, type, span } = annotation;
  const isMutez = type.kind === 'name' && type.path.length === 0 && type.name.text === 'mutez';
  if (isJs(desugaring, span) && isMutez && value.kind === 'literal' && value.literal.kind === 'int') {
    const literal = { kind: 'mutez', value: value.literal.value } as const;
    return { kind: 'literal', literal, literalNode: value, node: annotation, span };
  }
  return { kind: 'annotation', value: desugarExpression(desugaring, value), type, node: annotation, span };
}

function textOf(code: Expression): string {
  if (code.kind === 'annotation') return textOf(code.value);
  return code.kind === 'literal' && code.literal.kind === 'string' ? code.literal.value : '';
}

/** The bytes of a text, as hexadecimal digits. */
function utf8Hex(text: string): string {
  return [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
