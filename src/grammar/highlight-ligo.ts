/** Highlighting of our own languages alone, for callers that should not load the others. */
import { escapeHtml, renderTokens } from './html';
import type { CheckedLanguage } from './language';
import { tokensOf } from './ligo-tokens';
import { longestHighlighted } from './limits';
import { parse, type Start } from './parse';
import { roughTokens } from './rough-tokens';

/** Samples are mostly programs, but text also quotes lone expressions and types. */
const startsOf: Readonly<Record<CheckedLanguage, readonly [Start, ...Start[]]>> = {
  jsligo: ['Program', 'Expression', 'Signature'],
  cameligo: ['Program', 'Expression', 'Signature'],
  michelson: ['Program'],
};

/** The same as `highlight`, for the languages we have a grammar of. */
export function highlightLigo(code: string, language: CheckedLanguage): string {
  if (code.length > longestHighlighted) return escapeHtml(code);
  const tree = parse(code, language, startsOf[language]);
  return renderTokens(code, tree ? tokensOf(code, tree) : roughTokens(code, language));
}
