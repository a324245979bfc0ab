/** Expressions that belong to a program but not to its text. */
import type { Expression } from '../syntax/ast';
import { parseProgram } from '../syntax/parse-program';
import type { Problem } from '../syntax/problem';
import type { LigoSyntax, SourceFile } from '../syntax/source';
import type { Analysis } from './analyse';

interface ParsedExpression {
  /** Absent if the text cannot be parsed. */
  readonly expression: Expression | undefined;
  readonly problems: readonly Problem[];
  /** The files of the program, then the text. */
  readonly files: readonly SourceFile[];
}

/** The expression is parsed as the value of a declaration, in brackets. */
const AROUND: Readonly<Record<LigoSyntax, readonly [before: string, after: string]>> = {
  jsligo: ['const expression = (\n', '\n);\n'],
  cameligo: ['let expression = (\n', '\n)\n'],
};

export function parseExpression({ program, syntax }: Analysis, text: string): ParsedExpression {
  const [before, after] = AROUND[syntax];
  const source = { file: 'expression', text: `${before}${text}${after}`, syntax };
  const parsed = parseProgram(source, undefined, program.files);
  const [declaration] = parsed.program.declarations;
  return {
    expression: declaration?.kind === 'value' ? declaration.value : undefined,
    problems: parsed.problems,
    files: parsed.program.files,
  };
}
