/** What the checker says about the samples in `:::fails`, for their readers. */
import type { Language } from '../../ligo/service/analyse';
import type { Sample, SampleProblem } from '../../markdown/article';
import { placeWords } from '../../model/text-place';
import { analyseOnce } from './analyses';
import { failingPrograms } from './check-types';

/** The first problem of each, which is the one that LIGO reports. */
export function sampleProblems(
  samples: readonly Sample[],
  language: Language,
  analyse = analyseOnce(),
): Map<Sample, SampleProblem> {
  const problems = new Map<Sample, SampleProblem>();
  for (const program of failingPrograms(samples)) {
    const part = program.parts.at(-1);
    const [first] = analyse(program, language).problems;
    if (!part || !first || first.span.file !== 0) continue;
    const { span, message, hint } = first;
    const end = part.sample.code.length;
    const from = Math.min(Math.max(0, span.from - part.from), end);
    const words = hint ? `${message} ${hint}` : message;
    problems.set(part.sample, {
      ...visibleRange(part.sample.code, from, Math.min(span.to - part.from, end)),
      message: `${placeWords(part.sample.code, from)}: ${words}`,
    });
  }
  return problems;
}

/** What is missing has no width: the character before it is shown. */
function visibleRange(code: string, from: number, to: number): { from: number; to: number } {
  if (from < to) return { from, to };
  const last = code.slice(0, from).trimEnd().length;
  return { from: Math.max(0, last - 1), to: last };
}
