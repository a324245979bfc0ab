/** The checker's messages about samples in `:::fails`, shown to readers. */
import { explain, focusOf } from '@ligo-docs/ligo/syntax';
import type { Sample } from '../../markdown/article';
import { type PrintedPattern, pageAbout } from '../../model/printed-pattern';
import { lineAndColumn } from '../../model/text-place';
import type { Analyse } from './analyse';
import { programsOf } from './programs';
import { refusalsOf } from './refusals';

/** Adds the first problem of each sample, which is the one that LIGO reports, with the page about its message. */
export function addProblems(
  samples: readonly Sample[],
  analyse: Analyse,
  patterns: readonly PrintedPattern[] = [],
): void {
  for (const program of programsOf(samples).filter(({ fails }) => fails)) {
    const part = program.parts.at(-1);
    const [first] = refusalsOf(analyse(program));
    if (!part || !first) continue;
    const span = focusOf(first);
    if (span.file !== 0) continue;
    const { code } = part.sample;
    const message = explain(first);
    const from = Math.min(Math.max(0, span.from - part.from), code.length);
    part.sample.problem = {
      ...visibleRange(code, from, Math.min(span.to - part.from, code.length)),
      message: `${lineAndColumn(code, from)}: ${message}`,
      about: pageAbout(message, patterns),
    };
  }
}

/** Missing code has no width: the character before it is underlined. */
function visibleRange(code: string, from: number, to: number): { from: number; to: number } {
  if (from < to) return { from, to };
  const last = code.slice(0, from).trimEnd().length;
  return { from: Math.max(0, last - 1), to: last };
}
