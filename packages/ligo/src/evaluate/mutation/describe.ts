/** A mutation as the test framework prints it: the position and the replacement. */
import type { BinaryOperator, Expression } from '../../syntax/ast';
import type { SourceFile, Span } from '../../syntax/source';
import type { Change } from './enumerate';

const JSLIGO: Partial<Record<BinaryOperator, string>> = {
  mod: '%',
  '=': '==',
  '<>': '!=',
  land: '&',
  lor: '|',
  lxor: '^',
  lsl: '<<',
  lsr: '>>',
};

export function describeReplacement(change: Change, files: readonly SourceFile[]): string {
  const { node, described: replacement = change.replacement } = change;
  const file = files[node.span.file];
  const source = ({ span }: Expression): string => file?.text.slice(span.from, span.to) ?? '';
  if (replacement.kind === 'binary') {
    const operator = file?.syntax === 'jsligo' ? JSLIGO[replacement.operator] : undefined;
    return `${source(replacement.left)} ${operator ?? replacement.operator} ${source(replacement.right)}`;
  }
  if (replacement.kind === 'unary') {
    const inverted = file?.syntax === 'jsligo' ? '!' : 'not ';
    return `${replacement.operator === '-' ? '-' : inverted}${source(replacement.operand)}`;
  }
  if (replacement.kind !== 'literal') return source(node);
  const { literal } = replacement;
  if (literal.kind === 'string') return JSON.stringify(literal.value);
  if (literal.kind === 'nat') return `${literal.value}n`;
  return literal.kind === 'mutez' ? `${literal.value}mutez` : 'value' in literal ? String(literal.value) : '';
}

/** The position with the surrounding lines, and a marker below. */
export function describePlace(span: Span, files: readonly SourceFile[]): string {
  const { path = '', text = '' } = files[span.file] ?? {};
  const lines = text.trimEnd().split('\n');
  const before = text.slice(0, span.from).split('\n');
  const line = before.length;
  const column = before.at(-1)?.length ?? 0;
  const width = Math.max(1, Math.min(span.to - span.from, (lines[line - 1]?.length ?? 0) - column));
  const numbered = (number: number): string[] => {
    const content = lines[number - 1];
    return content === undefined || number < 1 ? [] : [`${String(number).padStart(3)} | ${content}`];
  };
  return [
    `File "${path}", line ${line}, characters ${column}-${column + width}:`,
    ...numbered(line - 1),
    ...numbered(line),
    `${' '.repeat(6 + column)}${'^'.repeat(width)}`,
    ...numbered(line + 1),
    '',
  ].join('\n');
}
