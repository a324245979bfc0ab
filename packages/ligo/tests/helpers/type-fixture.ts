/**
 * Fixtures: programs with the expected types and problems in comments.
 *
 *     const x = List.length([1]);
 *     //    ^? nat              the type of the name above the caret
 *     //    ^! type-mismatch    the code of a problem that begins above the caret
 *
 * A problem without a mark is an error, too. In CameLIGO the comments are `(* ^? nat *)`.
 */

import { memoize } from '../../src/syntax/memoize';
import type { LigoSyntax } from '../../src/syntax/source';
import { type Analysis, analyse, createLanguage } from '../../src/tools/analyse';
import { hover } from '../../src/tools/hover';

interface Mark {
  readonly kind: string;
  readonly offset: number;
  readonly line: number;
  readonly expected: string;
}

/** Expected and actual results, line by line; equal if the fixture passes. */
export interface Outcome {
  readonly expected: readonly string[];
  readonly found: readonly string[];
}

export function examine(text: string, syntax: LigoSyntax): Outcome {
  const analysis = analyseText(text, syntax);
  const marks = marksIn(text);
  const unmarked = analysis.problems.filter(
    ({ span }) => !marks.some(({ kind, offset }) => kind === '!' && offset === span.from),
  );
  return {
    expected: marks.map(({ kind, line, expected }) => `line ${line} ^${kind} ${expected}`),
    found: [
      ...marks.map((mark) => `line ${mark.line} ^${mark.kind} ${foundAt(analysis, mark)}`),
      ...unmarked.map(({ code, message }) => `unmarked ${code}: ${message}`),
    ],
  };
}

/** The language of a version, created once. */
export const languageOf = memoize((version: string) => createLanguage(version));

export function analyseText(text: string, syntax: LigoSyntax, version = 'next'): Analysis {
  return analyse(languageOf(version), { file: `fixture.${syntax}`, text, syntax });
}

function foundAt(analysis: Analysis, { kind, offset }: Mark): string {
  if (kind === '?') return hover(analysis, offset)?.type ?? 'no name';
  return analysis.problems.find(({ span }) => span.from === offset)?.code ?? 'no problem';
}

function marksIn(text: string): Mark[] {
  let start = 0;
  let codeStart = 0;
  return text.split('\n').flatMap((line, index): Mark[] => {
    const match = /^\s*(?:\/\/|\(\*)\s*\^([?!])\s*(.*?)\s*(?:\*\))?$/.exec(line);
    const at = start;
    start += line.length + 1;
    if (match === null) {
      codeStart = at;
      return [];
    }
    const offset = codeStart + line.indexOf('^');
    return [{ kind: match[1] ?? '', offset, line: index + 1, expected: match[2] ?? '' }];
  });
}
