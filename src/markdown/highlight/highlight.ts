import { highlightLigo } from '../../ligo/grammar/highlight-ligo';
import { renderTokens } from '../../ligo/grammar/html';
import { MAX_HIGHLIGHTED } from '../../ligo/grammar/limits';
import { escapeHtml } from '../../model/html';
import type { Language } from './languages';
import { lezerTokens } from './lezer-tokens';
import { streamTokens } from './stream-tokens';

/** HTML of `code`: escaped text with `<span class="…">` around tokens; no span crosses a line end. */
export function highlight(code: string, language: Language): string {
  if (language === 'jsligo' || language === 'cameligo' || language === 'michelson')
    return highlightLigo(code, language);
  if (language === 'text' || code.length > MAX_HIGHLIGHTED) return escapeHtml(code);
  const isLezer = language === 'typescript' || language === 'json';
  return renderTokens(code, isLezer ? lezerTokens(code, language) : streamTokens(code, language));
}
