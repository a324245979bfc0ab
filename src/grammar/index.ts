/**
 * The languages of the site: highlighting to static HTML, checking of samples, and the names that a program
 * declares and uses. Everything here is pure. What runs in the browser imports ./highlight-ligo and ./check
 * instead, and leaves the other languages behind.
 */
export { checkSyntax } from './check';
export { highlight } from './highlight';

export { highlightType } from './highlight-type';
export { type CheckedLanguage, isLanguage, type Language, type LigoSyntax, languages } from './language';
export { declaredNames } from './names';
export { hidePlaceholders, nameParameters, unnamedParameters } from './signature';
export { usedSymbols } from './symbols';
