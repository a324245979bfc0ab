/** Michelson inserted into a program is parsed. */
import { type Micheline, parseMicheline, prim, printMicheline, sequence } from '../../michelson';
import type { Expression } from '../aggregated/expression';
import type { MiniExpression } from '../mini-c/tree';
import { refuse } from '../problem';
import { type Continue, type Spilling, typeOf } from './context';

type Inserted = Extract<Expression, { kind: 'michelson' }>;

export function spillMichelson(spilling: Spilling, expression: Inserted, inside: Continue): MiniExpression {
  const { span, arguments: args } = expression;
  const type = typeOf(spilling, expression);
  const code = parseCode(expression);
  if (args === undefined) return { kind: 'raw-michelson', code, type, span };
  return { kind: 'inline-michelson', code, arguments: args.map(inside), type, span };
}

function parseCode({ code, codeSpan, span }: Inserted): readonly Micheline[] {
  const at = codeSpan && { file: codeSpan.file, offset: codeSpan.from };
  const { tree, problems } = parseMicheline(code, at);
  const [problem] = problems;
  if (problem !== undefined) {
    const inCode = codeSpan && problem.span;
    const place = inCode && inCode.to > inCode.from ? inCode : span;
    return refuse('michelson-syntax', `Could not parse raw Michelson: ${problem.message}`, place);
  }
  if (tree.kind !== 'sequence' || !code.trimStart().startsWith('{')) {
    const message = `Raw Michelson must be a sequence in braces, but it is ${printMicheline(tree)}.`;
    return refuse('michelson-not-a-sequence', message, span);
  }
  return codeSpan === undefined ? tree.items.map(withoutSpans) : tree.items;
}

/** Positions in code of the library mean nothing in the program. */
function withoutSpans(node: Micheline): Micheline {
  switch (node.kind) {
    case 'prim':
      return prim(node.prim, node.args.map(withoutSpans), node.annots);
    case 'sequence':
      return sequence(node.items.map(withoutSpans));
    default:
      return { ...node, span: undefined };
  }
}
