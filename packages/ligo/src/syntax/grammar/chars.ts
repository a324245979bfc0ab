/** Character codes and classes, as the tokenizers need them: they read codes, not strings. */
export const char = {
  tab: 9,
  newline: 10,
  return: 13,
  space: 32,
  bang: 33,
  quote: 34,
  hash: 35,
  openParen: 40,
  closeParen: 41,
  star: 42,
  comma: 44,
  dot: 46,
  slash: 47,
  colon: 58,
  semicolon: 59,
  equals: 61,
  greater: 62,
  at: 64,
  openBracket: 91,
  backslash: 92,
  closeBracket: 93,
  underscore: 95,
  backtick: 96,
  openBrace: 123,
  bar: 124,
  closeBrace: 125,
} as const;

/** The code at the end of the input. */
export const endOfCode = -1;

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isSmall(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** A letter, a digit or an underscore. */
export function isWordChar(code: number): boolean {
  return isDigit(code) || isSmall(code) || (code >= 65 && code <= 90) || code === char.underscore;
}

export function isBlank(code: number): boolean {
  return code === char.space || code === char.tab;
}

export function isLineEnd(code: number): boolean {
  return code === char.newline || code === char.return || code === endOfCode;
}
