/** Renders tokens as HTML. */
import { escapeHtml } from './escape-html';
import type { Token } from './tokens';

/** Wraps the text of one token on one line; `text` is not yet escaped. */
export type WrapToken = (text: string, token: Token) => string;

/** `<span class="k">let</span>` */
export const wrapInSpan: WrapToken = (text, token) =>
  `<span class="${token.class}">${escapeHtml(text)}</span>`;

/** Joins the parts of `Test.Next.Originate` into one token: pages have thousands of such paths. */
function* withJoinedPaths(code: string, tokens: Iterable<Token>): Generator<Token> {
  let path: Token | undefined;
  for (const token of tokens) {
    const continues =
      path?.class === 'm' && token.class === 'm' && token.from === path.to + 1 && code[path.to] === '.';
    if (path && !continues) yield path;
    path = path && continues ? { ...path, to: token.to } : token;
  }
  if (path) yield path;
}

/** The HTML of `code`. Tokens of several lines are wrapped line by line, so that the HTML can be split into lines. */
export function renderTokens(code: string, tokens: Iterable<Token>, wrap: WrapToken = wrapInSpan): string {
  let html = '';
  let done = 0;
  for (const token of withJoinedPaths(code, tokens)) {
    if (token.from < done) continue;
    if (token.from > done) html += escapeHtml(code.slice(done, token.from));
    const text = code.slice(token.from, token.to);
    html += text.includes('\n') ? wrapLines(text, token, wrap) : wrap(text, token);
    done = token.to;
  }
  return html + escapeHtml(code.slice(done));
}

function wrapLines(text: string, token: Token, wrap: WrapToken): string {
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : wrap(line, token)))
    .join('\n');
}
