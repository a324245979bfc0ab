/** Explains a parse error by trying small changes at its position and checking how far the parser gets. */
import type { CheckedLanguage } from './language';
import { parseStrictly } from './parse';
import type { Finding } from './problem';

const insertions: Readonly<Record<CheckedLanguage, readonly string[]>> = {
  jsligo: [';', ')', ']', '}', ',', ':', '=', '=>', '>'],
  cameligo: ['in', ')', ']', '}', ';', '=', '->', 'then', 'else', 'with', 'do', 'done', 'end', ',', ':'],
  michelson: [';', '}', ')'],
};

/** Operators of other languages, and what to write instead. */
const FOREIGN: Readonly<Record<CheckedLanguage, Readonly<Record<string, string>>>> = {
  jsligo: {
    '===': '`===` is not JsLIGO: equality is written `==`',
    '!==': '`!==` is not JsLIGO: it is written `!=`',
    '->': '`->` is not JsLIGO: functions are written with `=>`',
    '<>': '`<>` is not JsLIGO: it is written `!=`',
    ':=': '`:=` is not JsLIGO: assignment is written `=`',
    "'": 'strings are written in double quotes',
  },
  cameligo: {
    '==': '`==` is not CameLIGO: equality is written `=`',
    '!=': '`!=` is not CameLIGO: it is written `<>`',
    '=>': '`=>` is not CameLIGO: functions are written with `->`',
    '%': '`%` is not CameLIGO: it is written `mod`',
    '!': '`!` is not CameLIGO: it is written `not`',
    '+=': '`+=` is not CameLIGO',
    '++': '`++` is not CameLIGO',
    '`': 'verbatim text is written `{| … |}`',
  },
  michelson: {},
};

const token =
  /"(?:[^"\\\n]|\\.)*"?|[A-Za-z_@][\w]*|\d\w*|===|!==|\.\.\.|<<=|[=\-|]>|[=!<>:+\-*/%]=|<>|::|\|\||&&|\+\+|--|<<|[\s\S]/y;

/** Changes are tried only on code up to this length. */
const MAX_TRIED = 10_000;

/** Explains the error at the unexpected token. */
export function explain(code: string, language: CheckedLanguage, stuckAt: number): Finding {
  const offset = Math.min(stuckAt, code.length);
  const found = tokenAt(code, offset);
  const finding = (message: string): Finding => ({ offset, length: found.length, message });
  if (found === '') return { ...finding(endedTooEarly(code, language)), length: 0 };
  const sign = foreignOperator(code, language, offset);
  if (sign) return sign;
  const shown = `\`${found.length > 30 ? `${found.slice(0, 30)}…` : found}\``;
  if (/^\w/.test(found) && /[0-9"]/.test(code[offset - 1] ?? ''))
    return finding(`a space is missing before ${shown}`);
  if (code.length <= MAX_TRIED) {
    const missing = bestInsertion(code, language, offset, found);
    if (missing) return finding(`missing \`${missing}\` before ${shown}`);
    if (isKeywordAsName(code, language, found)) return finding(`${shown} is a keyword, not a name`);
  }
  return finding(`unexpected ${shown}`);
}

/** The parser may have read the first characters of a foreign operator as an operator of the language. */
function foreignOperator(code: string, language: CheckedLanguage, offset: number): Finding | undefined {
  for (const start of [offset - 2, offset - 1, offset]) {
    const sign = tokenAt(code, Math.max(0, start));
    const message = FOREIGN[language][sign];
    if (message && start + sign.length > offset) return { offset: start, length: sign.length, message };
  }
  return undefined;
}

function tokenAt(code: string, offset: number): string {
  token.lastIndex = offset;
  return token.exec(code)?.[0] ?? '';
}

/** The insertion after which the parser gets furthest, provided that it gets past the unexpected token. */
function bestInsertion(
  code: string,
  language: CheckedLanguage,
  at: number,
  found: string,
): string | undefined {
  let best: string | undefined;
  let furthest = at + found.length;
  for (const text of insertions[language]) {
    const reached = reach(`${code.slice(0, at)} ${text} ${code.slice(at)}`, language) - text.length - 2;
    if (reached > furthest) {
      best = text;
      furthest = reached;
    }
  }
  return best;
}

/** Whether the code would parse if the word were not reserved. */
function isKeywordAsName(code: string, language: CheckedLanguage, found: string): boolean {
  if (language === 'michelson' || !/^[a-z]\w*$/.test(found)) return false;
  const renamed = code.replace(new RegExp(`\\b${found}\\b`, 'g'), 'x'.repeat(found.length));
  return 'tree' in parseStrictly(renamed, language);
}

function reach(code: string, language: CheckedLanguage): number {
  const parsed = parseStrictly(code, language);
  return 'tree' in parsed ? code.length + 3 : parsed.stuckAt;
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

function endedTooEarly(code: string, language: CheckedLanguage): string {
  const open = innermostOpen(code, language);
  return open
    ? `unexpected end of the code: \`${open.sign}\` on line ${open.line} is not closed`
    : 'unexpected end of the code';
}

/** The last unclosed bracket; strings and comments are skipped as far as a regexp recognises them. */
function innermostOpen(code: string, language: CheckedLanguage): { sign: string; line: number } | undefined {
  const comment = {
    jsligo: '\\/\\/.*|\\/\\*[sS]*?\\*\\/',
    cameligo: '\\/\\/.*|\\(\\*[sS]*?\\*\\)',
    michelson: '#.*',
  };
  const parts = new RegExp(`"(?:[^"\\\\\\n]|\\\\.)*"|${comment[language]}|\`[^\`]*\`|[()[\\]{}]`, 'g');
  const open: { sign: string; line: number }[] = [];
  let line = 1;
  let counted = 0;
  for (const { 0: part, index } of code.matchAll(parts)) {
    if (part.length > 1 || part === '`') continue;
    line += code.slice(counted, index).split('\n').length - 1;
    counted = index;
    if (part in closers) open.push({ sign: part, line });
    else if (closers[open.at(-1)?.sign ?? ''] === part) open.pop();
  }
  return open.at(-1);
}
