/** `npm run check:samples`: everything that can be said about the samples of the pages. */
import { sampleFiles } from '../content/files';
import { analyseOnce } from '../content/samples/analyses';
import { checkSamples, textsOf } from '../content/samples/check';
import { checkSampleTypes } from '../content/samples/check-types';
import { executeSamples } from '../content/samples/execute';
import { languagesOf } from '../content/samples/languages';
import { groupBy } from '../model/group-by';
import { formatProblem, type Problem, sortProblems } from '../model/problem';
import { askCompiler } from './ask-compiler';
import type { Options } from './options';
import type { SiteContent } from './site-content';

/**
 * Tells what is wrong as compilers do, and answers with the exit code. With `comments`, comments that were not taken for
 * values are listed with the reason; with `compiler`, an installed one is asked, too.
 */
export async function checkAllSamples(
  { site, content }: SiteContent,
  contentRoot: string,
  { compiler, comments }: Pick<Options, 'compiler' | 'comments'>,
): Promise<number> {
  const versions = site.docs.versions.map(({ name }) => name);
  const languageOf = languagesOf(content.library.modules, versions);
  const readFile = sampleFiles(contentRoot);
  const texts = textsOf(content);
  const errors: Problem[] = [];
  const warnings: Problem[] = [];
  const total = { programs: 0, run: 0, tests: 0, statedValues: 0, printed: 0 };
  // The variants of a page share most samples.
  for (const variants of groupBy(texts, ({ file }) => file).values()) {
    const analyse = analyseOnce();
    const samples = checkSamples(variants, content.library);
    const types = checkSampleTypes(variants, languageOf, analyse);
    const run = await executeSamples(variants, { languageOf, readFile, analyse });
    errors.push(...samples.errors, ...types, ...run.errors);
    warnings.push(...samples.warnings);
    for (const problem of comments ? run.exempt : []) console.log(formatProblem(problem));
    total.programs += samples.programs;
    total.run += run.programs;
    total.tests += run.tests;
    total.statedValues += run.statedValues;
    total.printed += run.printed;
  }
  const all = withoutRepetition(errors);
  for (const problem of sortProblems(warnings)) console.warn(`warning: ${formatProblem(problem)}`);
  for (const problem of sortProblems(all)) console.error(`error: ${formatProblem(problem)}`);
  console.log(`${total.programs} programs, ${all.length} errors, ${warnings.length} warnings`);
  console.log(
    `${total.run} programs run: ${total.tests} tests, ${total.statedValues} values stated in comments, ${total.printed} outputs`,
  );
  if (compiler) askCompiler(compiler, texts, console.log);
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
