/** The languages inside the compiler are printed on one line; people read them with one binding or case on each. */

const INDENT = '  ';

/** Breaks lines after `in` and before cases, and indents what is in brackets. Texts in quotes stay as they are. */
export function layOutStep(text: string): string {
  const tokens = text.match(/"(?:[^"\\]|\\.)*"| in (?=\S)| \| |[()]|[^"() ]+| /g) ?? [];
  let depth = 0;
  const lines = [''];
  const startLine = (start: string) => lines.push(INDENT.repeat(depth) + start);
  const add = (token: string) => {
    lines[lines.length - 1] += token;
  };
  for (const token of tokens) {
    if (token === '(') depth += 1;
    if (token === ')') depth = Math.max(0, depth - 1);
    if (token === ' in ') {
      add(' in');
      startLine('');
    } else if (token === ' | ') startLine('| ');
    else add(token);
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}
