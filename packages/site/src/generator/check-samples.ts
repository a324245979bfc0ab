/** `npm run check:samples`: all checks of the samples on pages, and that the reference describes the library. */
import { librarySteps } from '@ligo-docs/ligo';
import { SIGNATURES } from '@ligo-docs/ligo/library';
import { readFolder, sampleFiles } from '../content/files';
import { checkLibrary, SIGNATURES_FOLDER } from '../content/reference/check-library';
import { analyseOnce, languagesOf, parseOnce } from '../content/samples/analyse';
import { checkCompiled } from '../content/samples/check-compiled';
import { checkContracts } from '../content/samples/check-contracts';
import { checkNames } from '../content/samples/check-names';
import { checkPairs } from '../content/samples/check-pairs';
import { checkTypes } from '../content/samples/check-types';
import { type Findings, noFindings, textsOf } from '../content/samples/findings';
import { runSamples } from '../content/samples/run';
import { groupBy } from '../model/group-by';
import { formatProblem, sortProblems } from '../model/problem';
import { askCompiler } from './ask-compiler';
import { openContractCache } from './contract-cache';
import { isHomeProof } from './home-proofs';
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
  { compiler, comments, only }: Pick<Options, 'compiler' | 'comments' | 'only'>,
): Promise<number> {
  const versions = site.docs.versions.map(({ name }) => name);
  const languageOf = languagesOf(versions);
  const readFile = sampleFiles(project.contentRoot);
  const contracts = await openContractCache(project);
  const texts = textsOf(content);
  if (texts.length === 0) throw new Error(`There is no page whose path begins with '${only}'.`);
  const found = noFindings();
  // The variants of a page share most samples.
  for (const variants of groupBy(texts, ({ file }) => file).values()) {
    const parse = parseOnce(readFile);
    const analyseIn = analyseOnce(languageOf, parse);
    for (const text of variants) {
      checkNames(text, content.library, parse, found);
      checkTypes(text, analyseIn, found);
      checkContracts(text, analyseIn, contracts.known, found);
      checkPairs(text, analyseIn, found);
      checkCompiled(text, analyseIn, languageOf, found);
      if (!isHomeProof(text.file)) await runSamples(text, analyseIn, readFile, found);
    }
  }
  if (only === undefined) {
    await contracts.save();
    await checkReference(content, project, found);
  } else found.errors.push(...content.problems.filter(({ file }) => file.startsWith(only)));
  const { warnings, exempt, counts } = found;
  // Two checks may find the same mistake: report only the first for each position.
  const places = groupBy(found.errors, ({ file, line, column }) => `${file}:${line}:${column}`);
  const errors = [...places.values()].flatMap(([first]) => first ?? []);
  for (const problem of comments ? exempt : []) console.log(formatProblem(problem));
  for (const problem of sortProblems(warnings)) console.warn(`warning: ${formatProblem(problem)}`);
  for (const problem of sortProblems(errors)) console.error(`error: ${formatProblem(problem)}`);
  console.log(`${counts.programs} programs, ${errors.length} errors, ${warnings.length} warnings`);
  console.log(`${counts.contracts} contracts compile, ${counts.compiled} quoted outputs of the compiler`);
  console.log(`${counts.pairs} pairs compile to the same contracts or declare none`);
  console.log(`${counts.judged} programs × versions, ${counts.refused} refused`);
  console.log(
    `${counts.run} programs run: ${counts.tests} tests, ${counts.statedValues} values stated in comments, ${counts.printed} outputs`,
  );
  const exercises = texts.flatMap(({ article }) => article.exercises).length;
  const predictions = texts.flatMap(({ article }) => article.predictions).length;
  console.log(`${exercises} exercises, ${predictions} predictions, in both syntaxes`);
  if (compiler) askCompiler(compiler, texts);
  return errors.length + warnings.length === 0 ? 0 : 1;
}

/** The reference describes the library. */
async function checkReference(
  { library }: SiteContent['content'],
  { contentRoot }: Project,
  { errors }: Findings,
): Promise<void> {
  const signatures = await readFolder(contentRoot, SIGNATURES_FOLDER, '.ts', (problem) =>
    errors.push(problem),
  );
  errors.push(...checkLibrary(library.entries, SIGNATURES, signatures, librarySteps()));
}
