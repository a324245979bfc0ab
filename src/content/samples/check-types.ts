/** Type-checks the samples of all pages, in every version that shows them. */
import type { Environment } from '../../ligo/types/environment';
import type { Sample } from '../../markdown/article';
import type { Problem, Reporter } from '../../model/problem';
import { type CheckedSample, SampleAnalyses } from './analyses';
import type { CheckedText } from './check';
import { joinSamples, type Program, placeIn, programsOf, shownPlace } from './programs';

/** The library of a version as the checker knows it; that of the newest one for texts without versions. */
export type Environments = (version: string | undefined) => Environment;

/** What is wrong with the types of samples; samples in `:::fails` must have something wrong. */
export function checkSampleTypes(
  texts: readonly CheckedText[],
  environments: Environments,
  analyses = new SampleAnalyses(),
): Problem[] {
  const problems: Problem[] = [];
  const report: Reporter = (problem) => problems.push(problem);
  for (const { file, article, versions } of texts) {
    const libraries = librariesOf(versions, environments);
    for (const [environment, version] of libraries) {
      // Named only where versions may differ.
      const where = { file, version: libraries.size > 1 ? version : undefined };
      for (const program of acceptedPrograms(article.samples))
        reportWrong(program, analyses.check(program, environment), where, report);
      for (const program of failingPrograms(article.samples))
        reportRight(program, analyses.check(program, environment), where, report);
    }
  }
  return problems;
}

/** The libraries of some versions, each with the first version that has it. */
export function librariesOf(
  versions: readonly string[],
  environments: Environments,
): Map<Environment, string | undefined> {
  const libraries = new Map<Environment, string | undefined>();
  for (const version of versions.length > 0 ? versions : [undefined]) {
    const environment = environments(version);
    if (!libraries.has(environment)) libraries.set(environment, version);
  }
  return libraries;
}

/** The programs of a page that must be accepted. */
export function acceptedPrograms(samples: readonly Sample[]): Program[] {
  return programsOf(samples.filter(({ inFails }) => !inFails));
}

/** Each sample of `:::fails`, after the good samples of its group that stand before it. */
export function failingPrograms(samples: readonly Sample[]): Program[] {
  return samples.flatMap((sample, index) => {
    if (!sample.inFails) return [];
    const before = samples
      .slice(0, index)
      .filter(
        ({ inFails, skip, syntax, group }) =>
          !inFails && !skip && syntax === sample.syntax && group === sample.group,
      );
    return [joinSamples([...(sample.group ? before : []), sample])];
  });
}

interface Where {
  readonly file: string;
  readonly version: string | undefined;
}

function reportWrong(
  sample: Program,
  { problems }: CheckedSample,
  { file, version }: Where,
  report: Reporter,
): void {
  for (const { span, message, hint } of problems) {
    const told = `${message}${hint ? ` ${hint}` : ''}${version ? ` (in ${version})` : ''}`;
    report({ file, ...placeIn(sample, span.from), message: `${told}\n${shownPlace(sample, span.from)}` });
  }
}

function reportRight(
  { code, lineOf }: Program,
  { problems }: CheckedSample,
  { file, version }: Where,
  report: Reporter,
): void {
  if (problems.length > 0) return;
  const message = `This sample is in :::fails, but nothing is wrong with it${version ? ` in ${version}` : ''}: fix the sample, or take it out of :::fails.`;
  report({ file, line: lineOf(code.split('\n').length), message });
}
