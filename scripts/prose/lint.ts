import { MAX_WORDS, WORDINGS } from './rules';

export interface ProseProblem {
  readonly line: number;
  readonly message: string;
}

/** Problems of the prose of a Markdown text: code, addresses, front matter and comments do not count. */
export function lintProse(text: string): ProseProblem[] {
  const lines = proseOf(withoutBlocks(text))
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line }));
  return [...lines.flatMap(wordingProblems), ...paragraphs(lines).flatMap(lengthProblems)].sort(
    (a, b) => a.line - b.line,
  );
}

interface Line {
  readonly number: number;
  readonly text: string;
}

/** The text with empty lines in place of front matter and fences, so that lines keep their numbers. */
function withoutBlocks(text: string): string {
  let end: string | undefined;
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^---\n[\s\S]*?\n---$/m, linesOf)
    .split('\n')
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      const isInside = end !== undefined;
      if (mark && (end === undefined || mark.startsWith(end))) end = isInside ? undefined : mark;
      return isInside || mark ? '' : line;
    })
    .join('\n');
}

/** The text without addresses and the second syntax; each piece of code is left as one word. */
function proseOf(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->/g, linesOf)
    .replace(/(?<!`)(`+)(?!`)(?:[^\n]|\n(?!\n))*?(?<!`)\1(?!`)/g, (code) => `code${linesOf(code)}`)
    .replace(/:cameligo\[[^\]]*\]/g, linesOf)
    .replace(/^[ \t]*:{2,}.*$/gm, '')
    .replace(/\]\([^)\n]*\)/g, ']')
    .replace(/<[^>\n]*>|https?:\S+/g, '');
}

function linesOf(part: string): string {
  return part.replace(/[^\n]/g, '');
}

function wordingProblems({ number, text }: Line): ProseProblem[] {
  return WORDINGS.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [{ line: number, message: `write ${instead} instead of "${found}".` }];
  });
}

/** Neighbouring lines of text. Tables and headings have no sentences; an item of a list begins a paragraph. */
function paragraphs(lines: readonly Line[]): Line[][] {
  const found: Line[][] = [];
  let current: Line[] = [];
  for (const line of lines) {
    const isApart = /^\s*(?:$|\||#)/.test(line.text);
    if (isApart || /^\s*(?:[-*]|\d+\.)\s/.test(line.text)) {
      found.push(current);
      current = [];
    }
    if (!isApart) current.push(line);
  }
  return [...found, current];
}

function lengthProblems(paragraph: readonly Line[]): ProseProblem[] {
  const sentences: { readonly line: number; words: number }[] = [];
  let isOpen = false;
  for (const { number, text } of paragraph) {
    for (const word of text.split(/\s+/).filter((part) => /[\p{L}\d]/u.test(part))) {
      if (!isOpen) sentences.push({ line: number, words: 0 });
      const sentence = sentences.at(-1);
      if (sentence) sentence.words += 1;
      isOpen = !/[.!?:;]["')\]*_]*$/.test(word);
    }
  }
  return sentences
    .filter(({ words }) => words > MAX_WORDS)
    .map(({ line, words }) => ({
      line,
      message: `this sentence has ${words} words: split it, ${MAX_WORDS} are the most.`,
    }));
}
