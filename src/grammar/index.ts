/**
 * The languages of the site: highlighting to static HTML, checking of samples, and the names that a program
 * declares and uses. Everything here is pure and runs at build time only.
 */
export { checkSyntax, type SyntaxProblem } from './check.ts';
export { highlight } from './highlight.ts';
export { highlightType, type LinkType } from './highlight-type.ts';
export { type CheckedLanguage, isLanguage, type Language, type LigoSyntax, languages } from './language.ts';
export { declaredNames, type UsedSymbol, usedSymbols } from './names.ts';
