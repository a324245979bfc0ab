/** Michelson inserted into a program. */
import type { Span } from '../../syntax/source';
import type { CodeCore, Core } from '../../types/core';
import type { Expression } from '../aggregated/expression';
import { refuse, unsupported } from '../problem';
import { type Elaboration, typeOf } from './context';
import { elaborate } from './expression';
import type { Scope } from './scope';

export function elaborateCode(elaboration: Elaboration, scope: Scope, core: CodeCore): Expression {
  const { span, language, code } = core;
  const type = typeOf(elaboration, core);
  const inner = code.kind === 'annotation' ? code.value : code;
  if (language === 'michelson') {
    const { text, operands } = spine(inner);
    const args = operands.map((operand) => elaborate(elaboration, scope, operand));
    return { kind: 'michelson', ...codeOf(text), arguments: args, type, span };
  }
  if (language !== 'Michelson') unsupported(`code in the language "${language}"`, span);
  return { kind: 'michelson', ...codeOf(inner), type, span };
}

function spine(core: Core): { text: Core; operands: readonly Core[] } {
  const operands: Core[] = [];
  let text = core;
  while (text.kind === 'apply') {
    operands.unshift(text.argument);
    text = text.callee;
  }
  return { text, operands };
}

function codeOf(core: Core): { readonly code: string; readonly codeSpan?: Span } {
  if (core.kind !== 'literal' || core.literal.kind !== 'string') {
    return refuse('code-not-literal', 'Inserted Michelson must be a string literal.', core.span);
  }
  const { span, literal } = core;
  // A text with escape sequences has no position in the source.
  const delimiter = (span.to - span.from - literal.value.length) / 2;
  if (delimiter !== 1 && delimiter !== 2) return { code: literal.value };
  const codeSpan = { file: span.file, from: span.from + delimiter, to: span.to - delimiter };
  return { code: literal.value, codeSpan };
}
