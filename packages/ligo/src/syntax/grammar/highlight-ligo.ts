import { fallbackTokens } from './fallback-tokens';
import { renderTokens } from './html';
import type { CheckedLanguage } from './language';
import { tokensOf } from './ligo-tokens';
import { MAX_HIGHLIGHTED } from './limits';
import { parseSteps, type Start } from './parse';
import { finish, type Steps } from './steps';
import type { Token } from './tokens';

/** Most samples are programs, but pages also quote single expressions and types. */
const startsOf: Readonly<Record<CheckedLanguage, readonly [Start, ...Start[]]>> = {
  jsligo: ['Program', 'Expression', 'Signature'],
  cameligo: ['Program', 'Expression', 'Signature'],
  michelson: ['Program'],
};

/** HTML of `code`: escaped text with `<span class="…">` around tokens; no span crosses a line end. */
export function highlightLigo(code: string, language: CheckedLanguage): string {
  return renderTokens(code, finish(tokenSteps(code, language)));
}

/** The highlighted tokens of any text; none if it is too long. */
export function* tokenSteps(code: string, language: CheckedLanguage): Steps<Token[]> {
  if (code.length > MAX_HIGHLIGHTED) return [];
  const tree = yield* parseSteps(code, language, startsOf[language]);
  yield;
  return tree ? tokensOf(code, tree) : fallbackTokens(code, language);
}
