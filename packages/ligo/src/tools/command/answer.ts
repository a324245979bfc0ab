/** Answers a line that readers would type into a shell. */
import type { Terminal } from './output';
import { isCompileCommand, runCompileCommand } from './run-command';

export interface Answer {
  readonly code: number;
  /** What is printed, or written to the file of `-o`. Without the warnings of a command that succeeds. */
  readonly text: string;
}

/** Undefined for lines with other commands, and for those that need a shell. */
export function answerCommand(
  line: string,
  terminal: Omit<Terminal, 'log' | 'warn' | 'write'>,
): Answer | undefined {
  const [program, ...words] = shellWords(line) ?? [];
  if (program !== 'ligo' || !isCompileCommand(words)) return undefined;
  const printed: string[] = [];
  const warned: string[] = [];
  const add = (text: string) => printed.push(text.trimEnd());
  const write = (_file: string, text: string) => add(text);
  const warn = (text: string) => warned.push(text.trimEnd());
  const code = runCompileCommand(words, { ...terminal, log: add, warn, write });
  return { code, text: (code === 0 ? printed : [...printed, ...warned]).join('\n') };
}

/**
 * The words of a line with quotes; undefined where a shell does more than to split.
 * @internal
 */
export function shellWords(line: string): readonly string[] | undefined {
  const words: string[] = [];
  const token = /\s*((?:'[^']*'|"(?:[^"\\$`]|\\.)*"|[^\s'"|&;<>()$`\\])+)\s*/y;
  while (token.lastIndex < line.length) {
    const found = token.exec(line);
    if (!found) return undefined;
    words.push(unquoted(found[1] ?? ''));
  }
  return words;
}

const unquoted = (word: string): string =>
  word.replace(
    /'([^']*)'|"((?:[^"\\]|\\.)*)"/g,
    (_, plain?: string, escaped = '') => plain ?? escaped.replace(/\\(.)/g, '$1'),
  );
