/** Michelson inserted into a program is parsed. */
import { type Micheline, parseMicheline } from '../../michelson';
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

function parseCode({ code, span }: Inserted): readonly Micheline[] {
  const { tree, problems } = parseMicheline(code);
  const [problem] = problems;
  if (problem !== undefined) {
    return refuse('michelson-syntax', `This Michelson code cannot be parsed: ${problem.message}`, span);
  }
  if (tree.kind !== 'sequence' || !code.trimStart().startsWith('{')) {
    return refuse('michelson-not-a-sequence', 'Inserted Michelson must be a sequence in braces.', span);
  }
  return tree.items;
}
