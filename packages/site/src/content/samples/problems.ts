/** The checker's messages about samples in `:::fails`, shown to readers. */
import { explain, focusOf } from '@ligo-docs/ligo/syntax';
import type { Sample } from '../../markdown/article';
import type { Fail } from '../../markdown/tree';
import { groupBy } from '../../model/group-by';
import { type PrintedPattern, pageAbout } from '../../model/printed-pattern';
import { lineAndColumn } from '../../model/text-place';
import type { AnalyseIn } from './analyse';
import { programsOf } from './programs';
import { refusalsOf } from './refusals';

interface ProblemContext {
  readonly analyseIn: AnalyseIn;
  /** The texts that pages explain. */
  readonly patterns?: readonly PrintedPattern[];
  readonly fail: Fail;
}

/**
 * Adds the first problem of each sample, which is the one that LIGO reports, with the page about its message. All versions
 * that show the sample must report the same.
 */
export function addProblems(
  samples: readonly Sample[],
  versions: readonly string[],
  { analyseIn, patterns = [], fail }: ProblemContext,
): void {
  const [[analyse, [newest] = ['']] = [], ...others] = groupBy(versions, analyseIn);
  for (const program of programsOf(samples).filter(({ fails }) => fails)) {
    const part = program.parts.at(-1);
    const [first] = analyse ? refusalsOf(analyse(program)) : [];
    if (!part || !first) continue;
    const span = focusOf(first);
    if (span.file !== 0) continue;
    const { code, line } = part.sample;
    const message = explain(first);
    for (const [analyseOther, [other]] of others) {
      const [again] = refusalsOf(analyseOther(program));
      // That a version accepts the sample is reported by the check of all samples.
      if (!again || explain(again) === message) continue;
      const differs =
        'gets another message in other versions: put it into :::since, and another into :::until';
      const messages = `    ${newest}: ${message}\n    ${other}: ${explain(again)}`;
      fail(`This sample ${differs}.\n${messages}`, { position: { start: { line } } });
    }
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
