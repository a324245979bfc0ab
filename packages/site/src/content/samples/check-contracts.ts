/** Every contract on the pages compiles, in every version that shows it. */
import { contractProblems } from '@ligo-docs/ligo';
import { explain, type Problem } from '@ligo-docs/ligo/syntax';
import type { AnalyseIn, SampleText } from './analyse';
import type { CheckedText, Findings } from './findings';
import { acceptedPrograms, placeIn } from './programs';

/** The problems of the contracts of a program, in a version; `compile` finds them where they are not known. */
export type KnownProblems = (
  program: SampleText & { readonly version: string },
  compile: () => readonly Problem[],
) => readonly Problem[];

export function checkContracts(
  { file, article, versions }: CheckedText,
  analyseIn: AnalyseIn,
  known: KnownProblems,
  { errors, counts }: Pick<Findings, 'errors' | 'counts'>,
): void {
  // The first version of those with the same library.
  const byLibrary = new Map(versions.toReversed().map((version) => [analyseIn(version), version]));
  for (const program of acceptedPrograms(article.samples)) {
    const { code, syntax } = program;
    for (const [analyse, version] of byLibrary) {
      const { typed, problems } = analyse(program);
      // Other problems have been reported.
      if (problems.length > 0 || typed.contracts.size === 0) continue;
      counts.contracts += typed.contracts.size;
      for (const problem of known({ code, syntax, version }, () => contractProblems(typed))) {
        const place = placeIn(program, problem.span.from);
        errors.push({ file, ...place, message: `${explain(problem)} (in ${version})` });
      }
    }
  }
}
