/** Compiles an expression in the scope of a program: `ligo compile expression`, `parameter` and `storage`. */
import {
  compileExpression as compileChecked,
  type ExpressionCompilation,
  type ExpressionCompileOptions,
  type ExpressionUse,
} from '../compile';
import type { Expression } from '../syntax/ast';
import { parseProgram } from '../syntax/parse-program';
import type { Problem } from '../syntax/problem';
import type { LigoSyntax, SourceFile, Span } from '../syntax/source';
import { checkExpression } from '../types/check-expression';
import type { Type } from '../types/type';
import type { Analysis } from './analyse';

export interface ExpressionText {
  readonly text: string;
  readonly syntax: LigoSyntax;
}

export interface ExpressionResult extends ExpressionCompilation {
  /** The files of the program, then the expression. */
  readonly files: readonly SourceFile[];
}

export interface ExpressionRequest extends Omit<ExpressionCompileOptions, 'use'> {
  readonly expected?: Type | undefined;
  readonly use?: ExpressionUse;
}

/** The expression is parsed as the value of a declaration. */
const HEAD: Readonly<Record<LigoSyntax, string>> = {
  jsligo: 'const compiled =\n',
  cameligo: 'let compiled =\n',
};

const FILE = 'expression';

export function compileExpression(
  analysis: Analysis,
  { text, syntax }: ExpressionText,
  { expected, ...options }: ExpressionRequest = {},
): ExpressionResult {
  const { typed, program, language } = analysis;
  const head = HEAD[syntax];
  const file = `${FILE}.${syntax === 'jsligo' ? 'jsligo' : 'mligo'}`;
  const parsed = parseProgram({ file, text: `${head}${text}\n`, syntax }, undefined, program.files);
  const files = [...program.files, { path: FILE, text, syntax }];
  const index = program.files.length;
  const result = (compiled: ExpressionCompilation): ExpressionResult => ({
    ...compiled,
    problems: compiled.problems.map((problem) => placed(problem, index, head.length)),
    files,
  });
  const failed = (problems: readonly Problem[]) =>
    result({ code: undefined, type: undefined, problems, steps: [] });
  if (analysis.problems.length > 0) return failed(analysis.problems);
  const [declaration, second] = parsed.program.declarations;
  if (parsed.problems.length > 0) return failed(parsed.problems);
  const span = { file: index, from: head.length, to: head.length + text.length };
  if (declaration?.kind !== 'value' || second !== undefined) return failed([notAnExpression(span)]);
  if (isBareFunction(declaration.value, syntax)) return failed([notAnExpression(declaration.value.span)]);
  const checked = checkExpression(typed, declaration.value, {
    files: parsed.program.files,
    expected,
    features: language.features,
  });
  return result(compileChecked(typed, checked, options));
}

/** In JsLIGO, the compiler does not take a function for an expression at this place. */
function isBareFunction(value: Expression, syntax: LigoSyntax): boolean {
  return syntax === 'jsligo' && value.kind === 'lambda';
}

function notAnExpression(span: Problem['span']): Problem {
  const message = 'This is not an expression.';
  return { phase: 'parse', code: 'not-an-expression', message, hint: 'Declare functions in a file.', span };
}

/** Positions in the expression count from its start. */
function placed(problem: Problem, file: number, head: number): Problem {
  const { span, focus } = problem;
  if (span.file !== file) return problem;
  const shifted = ({ from, to }: Span): Span => {
    return { file, from: Math.max(0, from - head), to: Math.max(0, to - head) };
  };
  return { ...problem, span: shifted(span), ...(focus && { focus: shifted(focus) }) };
}
