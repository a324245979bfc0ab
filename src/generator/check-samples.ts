/** `npm run check:samples`: everything that can be said about the samples of the pages. */
import type { Content } from '../content/content';
import { checkSamples, textsOf } from '../content/samples/check';
import { checkSampleTypes, type Environments } from '../content/samples/check-types';
import { executeSamples } from '../content/samples/execute';
import { languagesOf } from '../content/samples/languages';
import { sampleFiles } from '../content/samples/sample-files';
import { formatProblem, type Problem, sortProblems } from '../model/problem';
import { askCompiler } from './ask-compiler';

export interface SamplesOptions {
  readonly contentRoot: string;
  /** The newest first. */
  readonly versions: readonly string[];
  /** A compiler to ask, too. */
  readonly compiler?: string;
}

/** Tells what is wrong as compilers do, and answers with the exit code. */
export async function checkAllSamples(content: Content, options: SamplesOptions): Promise<number> {
  const languageOf = languagesOf(content.library.modules, options.versions);
  const environments: Environments = (version) => languageOf(version).environment;
  const texts = textsOf(content);
  const { programs, errors, warnings } = checkSamples(content);
  const types = checkSampleTypes(texts, environments);
  const run = await executeSamples(texts, {
    environment: environments,
    readFile: sampleFiles(options.contentRoot),
  });
  const all = withoutRepetition([...errors, ...types, ...run.errors]);
  for (const problem of sortProblems(warnings)) console.warn(`warning: ${formatProblem(problem)}`);
  for (const problem of sortProblems(all)) console.error(`error: ${formatProblem(problem)}`);
  console.log(`${programs} programs, ${all.length} errors, ${warnings.length} warnings`);
  console.log(
    `${run.programs} programs run: ${run.tests} tests, ${run.statedValues} values stated in comments, ${run.printed} outputs`,
  );
  if (options.compiler) askCompiler(options.compiler, texts, console.log);
  return all.length + warnings.length === 0 ? 0 : 1;
}

/** Two checks may find the same mistake: what the first says of a line is enough. */
function withoutRepetition(problems: readonly Problem[]): Problem[] {
  const told = new Set<string>();
  return problems.filter(({ file, line, column }) => {
    const place = `${file}:${line}:${column}`;
    return !told.has(place) && told.add(place);
  });
}
