/** Splits Michelson text into tokens. */

export interface Token {
  readonly kind: 'punctuation' | 'string' | 'bytes' | 'int' | 'name' | 'annotation' | 'invalid' | 'end';
  readonly text: string;
  /** UTF-16 offsets in the text. */
  readonly from: number;
  readonly to: number;
}

const SPACE = /(?:\s+|#[^\n]*|\/\*[\s\S]*?\*\/)*/y;

/** The first pattern that matches decides: `0x12` is bytes, although it starts like a number. */
const KINDS: readonly (readonly [kind: Token['kind'], token: RegExp])[] = [
  ['punctuation', /[{}();]/y],
  ['name', /[A-Za-z_]\w*/y],
  ['bytes', /0x[0-9a-fA-F]*/y],
  ['int', /-?\d+/y],
  ['annotation', /[@:$&%!?][\w.%@]*/y],
  ['string', /"[^"\\\n]*(?:\\.[^"\\\n]*)*"/y],
  // Any other character.
  ['invalid', /./suy],
];

/** The tokens of a text, without white space and comments, ending with one of kind `end`. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let from = endOf(SPACE, text, 0);
  while (from < text.length) {
    const token = tokenAt(text, from);
    tokens.push(token);
    from = endOf(SPACE, text, token.to);
  }
  tokens.push({ kind: 'end', text: '', from: text.length, to: text.length });
  return tokens;
}

function tokenAt(text: string, from: number): Token {
  for (const [kind, pattern] of KINDS) {
    const to = endOf(pattern, text, from);
    if (to > from) return { kind, text: text.slice(from, to), from, to };
  }
  return { kind: 'invalid', text: text.slice(from, from + 1), from, to: from + 1 };
}

/** Where the match of a pattern at a position ends; the position itself if there is none. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  b: '\b',
  r: '\r',
  '\\': '\\',
  '"': '"',
};

/** The content of a string token; undefined if it contains an invalid escape sequence. */
export function unescapeString(token: string): string | undefined {
  let isValid = true;
  const content = token.slice(1, -1).replace(/\\(.)/gu, (_, char: string) => {
    const found = ESCAPES[char];
    isValid &&= found !== undefined;
    return found ?? char;
  });
  return isValid ? content : undefined;
}

export function escapeString(content: string): string {
  const names: Readonly<Record<string, string>> = { '\n': 'n', '\t': 't', '\b': 'b', '\r': 'r' };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that need an escape sequence
  return `"${content.replace(/[\\"\n\t\u0008\r]/g, (char) => `\\${names[char] ?? char}`)}"`;
}
