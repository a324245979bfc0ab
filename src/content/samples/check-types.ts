/** Type-checks the samples of all pages, in every version that shows them. */
import { type ProgramText, parseProgram } from '../../ligo/syntax/parse-program';
import type { Problem as LigoProblem } from '../../ligo/syntax/problem';
import { checkProgram } from '../../ligo/types/check-program';
import type { Environment } from '../../ligo/types/environment';
import type { Sample } from '../../markdown/article';
import type { Problem, Reporter } from '../../model/problem';
import type { CheckedText } from './check';
import { joinSamples, type Program, programsOf } from './programs';

/** The library of a version as the checker knows it; that of the newest one for texts without versions. */
export type Environments = (version: string | undefined) => Environment;

/** What is wrong with the types of samples; samples in `:::fails` must have something wrong. */
export function checkSampleTypes(texts: readonly CheckedText[], environments: Environments): Problem[] {
  const problems: Problem[] = [];
  const report: Reporter = (problem) => problems.push(problem);
  for (const { file, article, versions } of texts) {
    const libraries = new Map<Environment, string | undefined>();
    for (const version of versions.length > 0 ? versions : [undefined]) {
      const environment = environments(version);
      if (!libraries.has(environment)) libraries.set(environment, version);
    }
    for (const [environment, version] of libraries) {
      const place = { file, version: libraries.size > 1 ? version : undefined };
      for (const program of acceptedPrograms(article.samples))
        reportWrong(program, environment, place, report);
      for (const program of failingPrograms(article.samples))
        reportRight(program, environment, place, report);
    }
  }
  return problems;
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

interface Place {
  readonly file: string;
  /** Named only where versions may differ. */
  readonly version: string | undefined;
}

function reportWrong(
  program: Program,
  environment: Environment,
  { file, version }: Place,
  report: Reporter,
): void {
  const { code, syntax, lineOf } = program;
  for (const { span, message, hint } of problemsOf({ file, text: code, syntax }, environment)) {
    const before = code.slice(0, span.from);
    const line = before.split('\n').length;
    const column = span.from - (before.lastIndexOf('\n') + 1) + 1;
    const shown = code.split('\n')[line - 1] ?? '';
    const where = version ? ` (in ${version})` : '';
    const told = `${message}${hint ? ` ${hint}` : ''}${where}\n    ${shown}\n    ${' '.repeat(column - 1)}^`;
    report({ file, line: lineOf(line), column, message: told });
  }
}

function reportRight(
  program: Program,
  environment: Environment,
  { file, version }: Place,
  report: Reporter,
): void {
  const { code, syntax, lineOf } = program;
  if (problemsOf({ file, text: code, syntax }, environment).length > 0) return;
  const lines = code.split('\n').length;
  const message = `This sample stands in :::fails, but nothing is wrong with it${version ? ` in ${version}` : ''}: fix the sample, or take it out of :::fails.`;
  report({ file, line: lineOf(lines), message });
}

/** Nothing of types is told of a program that does not parse. */
function problemsOf(text: ProgramText, environment: Environment): readonly LigoProblem[] {
  const { program, problems } = parseProgram(text);
  if (problems.some(({ phase }) => phase === 'parse')) return problems;
  return [...problems, ...checkProgram(program, environment).problems];
}
