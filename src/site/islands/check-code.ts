import { checkSyntax } from '../../ligo/grammar/check';
import { highlightLigo } from '../../ligo/grammar/highlight-ligo';
import type { Syntax } from '../../model/syntax';

export interface CodeProblem {
  readonly line: number;
  readonly message: string;
}

/** The first place where a text no longer parses, or nothing. */
export function problemOf(text: string, syntax: Syntax): CodeProblem | undefined {
  const [first] = checkSyntax(text, syntax);
  return first && { line: first.line, message: first.message };
}

/** The text in its colours, with the wrong line marked. */
export function markedHtml(text: string, syntax: Syntax, wrongLine: number | undefined): string {
  // A last line break would not be drawn, and the field and the colours under it would differ in height.
  const html = highlightLigo(`${text} `, syntax);
  if (wrongLine === undefined) return html;
  return html
    .split('\n')
    .map((line, index) =>
      index + 1 === wrongLine ? `<mark class="line is-wrong">${line}\n</mark>` : `${line}\n`,
    )
    .join('')
    .replace(/\n$/, '');
}
