import { explain, focusOf } from '@ligo-docs/ligo/syntax';
import { groupBy } from '../../model/group-by';
import { lineAt } from '../../model/text-place';
import type { AnalyseIn } from './analyse';
import type { CheckedText, Findings } from './findings';
import { placeIn, programsOf } from './programs';
import { refusalsOf } from './refusals';

/** Checks syntax and types in every version that shows a text; samples in `:::fails` must have errors. */
export function checkTypes({ file, article, versions }: CheckedText, analyseIn: AnalyseIn, found: Findings) {
  const byLibrary = groupBy(versions, analyseIn);
  for (const [analyse, shared] of byLibrary) {
    const [version] = shared;
    // The version is named only if versions may differ.
    const where = byLibrary.size > 1 ? ` (in ${version})` : '';
    for (const program of programsOf(article.samples)) {
      const { code, fails } = program;
      found.counts.judged += shared.length;
      const analysis = analyse(program);
      const problems = fails ? refusalsOf(analysis) : analysis.problems;
      if (!fails && problems.length > 0) found.counts.refused += shared.length;
      if (fails && problems.length === 0) {
        const message = `This sample is in :::fails, but nothing is wrong with it${where}: fix the sample, or take it out of :::fails.`;
        found.errors.push({ file, line: placeIn(program, code.length).line, message });
      }
      for (const problem of fails ? [] : problems) {
        const { from } = focusOf(problem);
        const place = placeIn(program, from);
        const line = code.split('\n')[lineAt(code, from) - 1] ?? '';
        const shown = `    ${line}\n    ${' '.repeat(place.column - 1)}^`;
        found.errors.push({ file, ...place, message: `${explain(problem)}${where}\n${shown}` });
      }
    }
  }
}
