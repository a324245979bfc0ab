/** Splits Michelson text into tokens. */

export interface Token {
  readonly kind: 'punctuation' | 'string' | 'bytes' | 'int' | 'name' | 'annotation' | 'invalid' | 'end';
  readonly text: string;
  /** UTF-16 offsets in the text. */
  readonly from: number;
  readonly to: number;
}

const TOKEN = new RegExp(
  [
    /(?<space>\s+|#[^\n]*|\/\*[\s\S]*?\*\/)/,
    /(?<punctuation>[{}();])/,
    /(?<string>"[^"\\\n]*(?:\\.[^"\\\n]*)*")/,
    /(?<bytes>0x[0-9a-fA-F]*)/,
    /(?<int>-?\d+)/,
    /(?<name>[A-Za-z_][\w]*)/,
    /(?<annotation>[@:$&%!?][\w.%@]*)/,
    /(?<invalid>[\s\S])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

type Group = 'space' | Exclude<Token['kind'], 'end'>;

/** The tokens of a text, without white space and comments, ending with one of kind `end`. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0] as Group;
    const [found] = match;
    if (kind !== 'space')
      tokens.push({ kind, text: found, from: match.index, to: match.index + found.length });
  }
  tokens.push({ kind: 'end', text: '', from: text.length, to: text.length });
  return tokens;
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
