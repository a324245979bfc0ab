/**
 * The classes of highlighted text. They are short because every page contains many:
 * k keyword, t type, s string, n number, c comment, f function, o operator, m module or namespace, a attribute,
 * d directive of the preprocessor, r constructor, b builtin or instruction. Other names look like plain text.
 */
export type TokenClass = 'k' | 't' | 's' | 'n' | 'c' | 'f' | 'o' | 'm' | 'a' | 'd' | 'r' | 'b';

/** A range of code with a class. Tokens are in order and never overlap; text between them has no class. */
export interface Token {
  from: number;
  to: number;
  class: TokenClass;
}
