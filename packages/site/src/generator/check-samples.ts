/** `npm run check:samples`: all checks of the samples on pages, and that the reference describes the library. */
import { librarySteps } from '@ligo-docs/ligo';
import { SIGNATURES } from '@ligo-docs/ligo/library';
import { readFolder, sampleFiles } from '../content/files';
import { checkLibrary, SIGNATURES_FOLDER } from '../content/reference/check-library';
import { analyseOnce, languagesOf, parseOnce } from '../content/samples/analyse';
import { checkCompiled } from '../content/samples/check-compiled';
import { checkContracts } from '../content/samples/check-contracts';
import { checkNames } from '../content/samples/check-names';
import { checkTypes } from '../content/samples/check-types';
import { noFindings, textsOf } from '../content/samples/findings';
import { runSamples } from '../content/samples/run';
import { groupBy } from '../model/group-by';
import { formatProblem, sortProblems } from '../model/problem';
import { askCompiler } from './ask-compiler';
import { openContractCache } from './contract-cache';
import type { Options } from './options';
import type { Project } from './project';
import type { SiteContent } from './site-content';

/**
 * Prints problems in the format of compilers and resolves to the exit code. `comments` lists comments that
 * were not treated as values, with the reason; `compiler` runs an installed compiler too.
 */
export async function checkAllSamples(
  { site, content }: SiteContent,
  project: Project,
  { compiler, comments }: Pick<Options, 'compiler' | 'comments'>,
): Promise<number> {
  const versions = site.docs.versions.map(({ name }) => name);
  const languageOf = languagesOf(versions);
  const readFile = sampleFiles(project.contentRoot);
  const contracts = await openContractCache(project);
  const texts = textsOf(content);
  const found = noFindings();
  // The variants of a page share most samples.
  for (const variants of groupBy(texts, ({ file }) => file).values()) {
    const parse = parseOnce(readFile);
    const analyseIn = analyseOnce(languageOf, parse);
    for (const text of variants) {
      checkNames(text, content.library, parse, found);
      checkTypes(text, analyseIn, found);
      checkContracts(text, analyseIn, contracts.known, found);
      checkCompiled(text, analyseIn, languageOf, found);
      await runSamples(text, analyseIn, readFile, found);
    }
  }
  await contracts.save();
  const signatures = await readFolder(project.contentRoot, SIGNATURES_FOLDER, '.ts', (problem) =>
    found.errors.push(problem),
  );
  found.errors.push(...checkLibrary(content.library.entries, SIGNATURES, signatures, librarySteps()));
  const { warnings, exempt, counts } = found;
  // Two checks may find the same mistake: report only the first for each position.
  const places = groupBy(found.errors, ({ file, line, column }) => `${file}:${line}:${column}`);
  const errors = [...places.values()].flatMap(([first]) => first ?? []);
  for (const problem of comments ? exempt : []) console.log(formatProblem(problem));
  for (const problem of sortProblems(warnings)) console.warn(`warning: ${formatProblem(problem)}`);
  for (const problem of sortProblems(errors)) console.error(`error: ${formatProblem(problem)}`);
  console.log(`${counts.programs} programs, ${errors.length} errors, ${warnings.length} warnings`);
  console.log(`${counts.contracts} contracts compile, ${counts.compiled} quoted outputs of the compiler`);
  console.log(`${counts.judged} programs × versions, ${counts.refused} refused`);
  console.log(
    `${counts.run} programs run: ${counts.tests} tests, ${counts.statedValues} values stated in comments, ${counts.printed} outputs`,
  );
  if (compiler) askCompiler(compiler, texts);
  return errors.length + warnings.length === 0 ? 0 : 1;
}
