/** The function whose argument is being written. */
import type { Expression } from '../../syntax/ast';
import { walkDeclarations } from '../../syntax/walk';
import type { Analysis } from '../analyse';
import { displayType } from '../display';

export interface SignatureHelp {
  /** As in the program: `List.map`. */
  readonly name: string;
  /** In the syntax of the program. */
  readonly type: string;
  /** Which argument the offset is in, from 0. */
  readonly active: number;
}

type Call = Extract<Expression, { kind: 'call' }>;

/** Of the innermost call around an offset of the main file, behind the name of the function. */
export function signatureHelp(analysis: Analysis, offset: number): SignatureHelp | undefined {
  let best: Call | undefined;
  walkDeclarations(analysis.program.declarations, {
    expression: (node) => {
      if (node.kind !== 'call' || node.span.file !== 0) return;
      const isIn = node.callee.span.to < offset && offset <= node.span.to;
      if (isIn && (!best || node.span.from >= best.span.from)) best = node;
    },
  });
  if (!best) return undefined;
  const { callee, arguments: given } = best;
  const type = analysis.typed.types.get(callee);
  if (!type) return undefined;
  const passed = given.filter(({ span }) => span.to < offset).length;
  return {
    name: analysis.text.slice(callee.span.from, callee.span.to),
    type: displayType(type, analysis.syntax),
    active: Math.min(passed, Math.max(0, given.length - 1)),
  };
}
