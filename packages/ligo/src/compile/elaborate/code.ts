/** Michelson inserted into a program. */
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
    return { kind: 'michelson', code: textOf(text), arguments: args, type, span };
  }
  if (language !== 'Michelson') unsupported(`code in the language "${language}"`, span);
  return { kind: 'michelson', code: textOf(inner), type, span };
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

function textOf(core: Core): string {
  if (core.kind === 'literal' && core.literal.kind === 'string') return core.literal.value;
  return refuse('code-not-literal', 'Inserted Michelson must be a string literal.', core.span);
}
