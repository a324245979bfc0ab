import { escapeHtml, renderTokens } from './html';
import type { CheckedLanguage, Language } from './language';
import { lezerTokens } from './lezer-tokens';
import { tokensOf } from './ligo-tokens';
import { longestHighlighted } from './limits';
import { parse, type Start } from './parse';
import { roughTokens } from './rough-tokens';
import { streamTokens } from './stream-tokens';
import type { Token } from './tokens';

/** HTML of `code`: escaped text with `<span class="tok-…">` around tokens; no span crosses a line end. */
export function highlight(code: string, language: Language): string {
  if (language === 'text' || code.length > longestHighlighted) return escapeHtml(code);
  return renderTokens(code, tokensIn(code, language));
}

/** Samples are mostly programs, but text also quotes lone expressions and types. */
const startsOf: Readonly<Record<CheckedLanguage, readonly [Start, ...Start[]]>> = {
  jsligo: ['Program', 'Expression', 'Signature'],
  cameligo: ['Program', 'Expression', 'Signature'],
  michelson: ['Program'],
};

function tokensIn(code: string, language: Exclude<Language, 'text'>): Token[] {
  switch (language) {
    case 'jsligo':
    case 'cameligo':
    case 'michelson': {
      const tree = parse(code, language, startsOf[language]);
      return tree ? tokensOf(code, tree) : roughTokens(code, language);
    }
    case 'typescript':
    case 'json':
      return lezerTokens(code, language);
    case 'bash':
    case 'ocaml':
    case 'solidity':
      return streamTokens(code, language);
  }
}
