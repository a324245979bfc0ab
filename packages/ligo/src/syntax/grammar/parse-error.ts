/** Explains a parse error by trying small changes at its position and checking how far the parser gets. */
import { foreignForm } from './foreign-forms';
import type { CheckedLanguage } from './language';
import { parseStrictly } from './parse';
import type { Finding } from './problem';

const insertions: Readonly<Record<CheckedLanguage, readonly string[]>> = {
  jsligo: [';', ')', ']', '}', ',', ':', '=', '=>', '>'],
  cameligo: ['in', ')', ']', '}', ';', '=', '->', 'then', 'else', 'with', 'do', 'done', 'end', ',', ':'],
  michelson: [';', '}', ')'],
};

/** Operators and keywords of other languages, and what to write instead. */
const FOREIGN: Readonly<Record<CheckedLanguage, Readonly<Record<string, string>>>> = {
  jsligo: {
    '===': '`===` is not JsLIGO: equality is written `==`',
    '!==': '`!==` is not JsLIGO: it is written `!=`',
    '->': '`->` is not JsLIGO: functions are written with `=>`',
    '<>': '`<>` is not JsLIGO: it is written `!=`',
    ':=': '`:=` is not JsLIGO: assignment is written `=`',
    "'": 'strings are written in double quotes',
    var: '`var` is not JsLIGO: variables are declared with `let`',
    class: '`class` is not JsLIGO: use a record type and functions',
    new: '`new` is not JsLIGO',
    try: '`try` is not JsLIGO: failures cannot be caught',
    throw: '`throw` is not JsLIGO: use `failwith`',
    enum: '`enum` is not JsLIGO: use a variant type',
    typeof: '`typeof` is not JsLIGO',
    await: '`await` is not JsLIGO',
  },
  cameligo: {
    '==': '`==` is not CameLIGO: equality is written `=`',
    '!=': '`!=` is not CameLIGO: it is written `<>`',
    '=>': '`=>` is not CameLIGO: functions are written with `->`',
    '%': '`%` is not CameLIGO: it is written `mod`',
    '!': '`!` is not CameLIGO: it is written `not`',
    '++': '`++` is not CameLIGO',
    '`': 'verbatim text is written `{| … |}`',
    when: '`when` is not CameLIGO: use `if` in the clause',
    as: '`as` is not CameLIGO: match the parts of the value again',
    const: '`const` is not CameLIGO: values are declared with `let`',
    function: '`function` is not CameLIGO: use `fun` and `match`',
    open: '`open` is not CameLIGO: write the name of the module before each of its values, as in `List.length`',
    exception: '`exception` is not CameLIGO: a failure is `failwith`',
    val: '`val` belongs in a signature: a value is declared with `let`',
    class: '`class` is not CameLIGO: use a record type and functions',
  },
  michelson: {},
};

const token =
  /"(?:[^"\\\n]|\\.)*"?|[A-Za-z_@][\w]*|\d\w*|===|!==|\.\.\.|<<=|[=\-|]>|[=!<>:+\-*/%]=|<>|::|\|\||&&|\+\+|--|<<|[\s\S]/y;

/** Changes are tried only on code up to this length; names are searched only this far before an error. */
const MAX_TRIED = 10_000;

/** How far after an error the rest of a construct is searched. */
const MAX_AFTER = 400;

/** Longer than every foreign keyword. */
const MAX_NAME = 40;

/** Explains the error at the unexpected token. */
export function explain(code: string, language: CheckedLanguage, stuckAt: number): Finding {
  const offset = Math.min(stuckAt, code.length);
  const found = tokenAt(code, offset);
  const finding = (message: string): Finding => ({ offset, length: found.length, message });
  if (found === '') {
    const ended = { ...finding(endedTooEarly(code, language)), length: 0 };
    return foreignFormAt(code, language, offset, found) ?? ended;
  }
  const foreign =
    foreignOperator(code, language, offset) ??
    foreignKeyword(code, language, offset) ??
    foreignFormAt(code, language, offset, found);
  if (foreign) return foreign;
  if (language === 'jsligo' && isArrayType(code, offset))
    return finding('the type of a list is written `list<…>`');
  if (language === 'cameligo' && /^@\w/.test(found))
    return finding(`attributes are written in brackets: \`[${found}]\``);
  const shown = `\`${found.length > 30 ? `${found.slice(0, 30)}…` : found}\``;
  if (/^\w/.test(found) && /[0-9"]/.test(code[offset - 1] ?? ''))
    return finding(`a space is missing before ${shown}`);
  if (code.length <= MAX_TRIED) {
    const missing = bestInsertion(code, language, offset, found);
    if (missing) return finding(`missing \`${missing}\` before ${shown}`);
    if (isKeywordAsName(code, language, found)) return finding(`${shown} is a keyword, not a name`);
  }
  return splitOperator(code, offset) ?? finding(`unexpected ${shown}`);
}

/** Empty brackets directly after a type, as in `int[]`. */
function isArrayType(code: string, offset: number): boolean {
  return /[\w>)\]]/.test(code[offset - 1] ?? '') && /^\[\s*\]/.test(code.slice(offset));
}

/** An operator, such as `->`, whose first character the parser has read as an operator. */
function splitOperator(code: string, offset: number): Finding | undefined {
  const sign = tokenAt(code, Math.max(0, offset - 1));
  if (offset === 0 || !/^[^\w"@.]{2}/.test(sign)) return undefined;
  return { offset: offset - 1, length: sign.length, message: `unexpected \`${sign}\`` };
}

/** The parser may have read the first characters of a foreign operator as an operator of the language. */
function foreignOperator(code: string, language: CheckedLanguage, offset: number): Finding | undefined {
  for (const start of [offset - 2, offset - 1, offset]) {
    if (start < 0) continue;
    const sign = tokenAt(code, start);
    const message = foreignMessage(language, sign);
    if (message && start + sign.length > offset) return { offset: start, length: sign.length, message };
  }
  return undefined;
}

/** The parser may have read the keyword as a name, and failed after it. */
function foreignKeyword(code: string, language: CheckedLanguage, offset: number): Finding | undefined {
  const start = Math.max(0, offset - MAX_TRIED);
  const before = withoutComments(code.slice(start, offset), language).trimEnd();
  const end = start + before.length;
  const [word] = /(?<![\w.@'])[a-z]+$/.exec(before.slice(-MAX_NAME)) ?? [];
  const message = word && end < offset ? foreignMessage(language, word) : undefined;
  return word && message ? { offset: end - word.length, length: word.length, message } : undefined;
}

function foreignFormAt(
  code: string,
  language: CheckedLanguage,
  offset: number,
  found: string,
): Finding | undefined {
  const start = Math.max(0, offset - MAX_TRIED);
  const end = offset + found.length;
  const before = withoutComments(code.slice(start, offset), language);
  const form = foreignForm({ before, found, after: code.slice(end, end + MAX_AFTER) }, language);
  const fix = form?.fix?.map((one) => ({ ...one, offset: start + one.offset }));
  return form && { ...form, offset: start + form.offset, ...(fix && { fix }) };
}

function foreignMessage(language: CheckedLanguage, word: string): string | undefined {
  const messages = FOREIGN[language];
  return Object.hasOwn(messages, word) ? messages[word] : undefined;
}

function tokenAt(code: string, offset: number): string {
  token.lastIndex = offset;
  return token.exec(code)?.[0] ?? '';
}

/** What must precede: `=` and `>` would otherwise turn any two expressions into an assignment or a comparison. */
const PRECEDED_BY: Readonly<Record<string, RegExp>> = {
  '=': /\b(?:const|let|type|val|module|namespace|import)\b(?:[^=]|=>)*$/,
  '>': /<[^;{}=]*$/,
};

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
    if (PRECEDED_BY[text]?.test(code.slice(0, at)) === false) continue;
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
  if (open) return `unexpected end of the code: \`${open.sign}\` on line ${open.line} is not closed`;
  const missing = language === 'cameligo' && code.length <= MAX_TRIED ? missingAtEnd(code) : undefined;
  return missing ? `unexpected end of the code: \`${missing}\` is missing` : 'unexpected end of the code';
}

/** The word of CameLIGO after which the code would be complete. */
function missingAtEnd(code: string): string | undefined {
  return ['in', 'end', 'done'].find(
    // On a new line, because the code may end in a line comment.
    (word) => 'tree' in parseStrictly(`${code}\n${word === 'in' ? 'in x' : word}`, 'cameligo'),
  );
}

const comments: Readonly<Record<CheckedLanguage, string>> = {
  jsligo: '\\/\\/.*|\\/\\*[^]*?\\*\\/',
  cameligo: '\\/\\/.*|\\(\\*[^]*?\\*\\)',
  michelson: '#.*',
};

/** Strings, comments and brackets, as far as a regexp recognises them. */
function partsPattern(language: CheckedLanguage): RegExp {
  return new RegExp(`"(?:[^"\\\\\\n]|\\\\.)*"|${comments[language]}|\`[^\`]*\`|[()[\\]{}]`, 'g');
}

/** The code with spaces in place of comments. */
function withoutComments(code: string, language: CheckedLanguage): string {
  return code.replace(partsPattern(language), (part) =>
    /^(?:\/[/*]|\(\*|#)/.test(part) ? ' '.repeat(part.length) : part,
  );
}

/** The last unclosed bracket. */
function innermostOpen(code: string, language: CheckedLanguage): { sign: string; line: number } | undefined {
  const open: { sign: string; line: number }[] = [];
  let line = 1;
  let counted = 0;
  for (const { 0: part, index } of code.matchAll(partsPattern(language))) {
    if (part.length > 1 || part === '`') continue;
    line += code.slice(counted, index).split('\n').length - 1;
    counted = index;
    if (part in closers) open.push({ sign: part, line });
    else if (closers[open.at(-1)?.sign ?? ''] === part) open.pop();
  }
  return open.at(-1);
}
