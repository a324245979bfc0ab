import { escapeHtml, renderTokens } from './html';
import type { Language } from './language';
import { lezerTokens } from './lezer-tokens';
import { tokensOf } from './ligo-tokens';
import { parse } from './parse';
import { roughTokens } from './rough-tokens';
import { streamTokens } from './stream-tokens';
import type { Token } from './tokens';

/** HTML of `code`: escaped text with `<span class="tok-…">` around tokens; no span crosses a line end. */
export function highlight(code: string, language: Language): string {
  return language === 'text' ? escapeHtml(code) : renderTokens(code, tokensIn(code, language));
}

function tokensIn(code: string, language: Exclude<Language, 'text'>): Token[] {
  switch (language) {
    case 'jsligo':
    case 'cameligo':
    case 'michelson': {
      const tree = parse(code, language);
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
