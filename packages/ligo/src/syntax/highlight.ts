/** Coloured code: tokens of programs, types and signatures, and their HTML. Needs the grammars but no syntax tree. */

export { highlightLigo, tokenSteps } from './grammar/highlight-ligo';
export { highlightType, type LinkType } from './grammar/highlight-type';
export { renderTokens, type WrapToken } from './grammar/html';
export { isNestedTooDeeply } from './grammar/limits';
export { hidePlaceholders, nameParameters, unnamedParameters } from './grammar/signature';
export type { Steps } from './grammar/steps';
export type { Token, TokenClass } from './grammar/tokens';
