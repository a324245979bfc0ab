/** Formats and translates programs. Loaded when a reader asks for it. */
import { translate } from '@ligo-docs/ligo';
import { highlightLigo } from '@ligo-docs/ligo/highlight';
import { format } from '@ligo-docs/ligo/syntax';
import type { Syntax } from '../../model/syntax';
import type { LiveProgram } from '../protocol/program';
import type { OpenProgram } from './programs';

/** The new text, or why there is none. */
export type Rewritten = { readonly text: string } | { readonly problem: string };
export type Translated =
  | { readonly text: string; readonly syntax: Syntax; readonly html: string }
  | { readonly problem: string };

/** Like the text, the result ends without a line break if it did so before. */
export function formatted({ text, syntax }: LiveProgram, { problems }: OpenProgram): Rewritten {
  const written = format(text, syntax);
  if (written !== undefined) return { text: text.endsWith('\n') ? written : written.trimEnd() };
  const [first] = problems;
  return { problem: `A program that does not parse is not formatted. ${first?.report ?? ''}`.trim() };
}

export function translated(
  { syntax }: LiveProgram,
  { analysis, offsetOf, diagnosticOf, readFile }: OpenProgram,
): Translated {
  const result = translate(analysis, { from: offsetOf(0), readFile });
  if ('problems' in result) {
    const [first] = result.problems;
    return { problem: first ? diagnosticOf(first).report : 'It cannot be translated.' };
  }
  // Not `otherSyntax`: a module that the page uses would bring the page's script into the worker.
  const other = syntax === 'jsligo' ? 'cameligo' : 'jsligo';
  const text = result.text.trimEnd();
  return { text, syntax: other, html: highlightLigo(text, other) };
}
