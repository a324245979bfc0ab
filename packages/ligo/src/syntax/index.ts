/** Text to tree: parsing, the syntax tree, and the problems that need no types. */

export type {
  Declaration,
  Expression,
  Name,
  ParsedProgram,
  Pattern,
  Program,
  Statement,
  TypeExpression,
} from './ast';
export { checkSyntax, type SyntaxProblem } from './grammar/check';
export type { CheckedLanguage } from './grammar/language';
export { declaredNames, type UsedSymbol, usedSymbols } from './names';
export { type ProgramText, parseProgram } from './parse-program';
export { format } from './print/format';
export { type Edit, explain, focusOf, type Phase, type Problem } from './problem';
export {
  type FoundFile,
  type LigoSyntax,
  type ReadFile,
  type SourceFile,
  type Span,
  syntaxOfFile,
} from './source';
export { bindersOf } from './walk-types';
