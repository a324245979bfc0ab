/** Checks the samples of all pages: they parse, use existing library names, and pairs declare the same names. */
import { declaredNames, usedSymbols } from '../../ligo/syntax/names';
import type { Article } from '../../markdown/article';
import { groupBy } from '../../model/group-by';
import { didYouMean, type Problem, type Reporter } from '../../model/problem';
import { isInRange } from '../../model/version';
import type { Content } from '../content';
import type { Library } from '../names';
import { SampleAnalyses } from './analyses';
import { placeIn, programsOf, shownPlace } from './programs';

export interface SampleReport {
  readonly programs: number;
  /** What is wrong. */
  readonly errors: readonly Problem[];
  /** Pairs that declare different names without a stated reason. */
  readonly warnings: readonly Problem[];
}

/** A text with samples, and the versions that show it. */
export interface CheckedText {
  readonly file: string;
  readonly article: Article;
  readonly versions: readonly string[];
}

/** Checks the samples of texts without regard to types. */
export function checkSamples(
  texts: readonly CheckedText[],
  library: Library,
  analyses = new SampleAnalyses(),
): SampleReport {
  const errors: Problem[] = [];
  const warnings: Problem[] = [];
  let programs = 0;
  for (const text of texts) {
    programs += checkPrograms(text, library, analyses, (problem) => errors.push(problem));
    checkPairs(text, analyses, (problem) => warnings.push(problem));
  }
  return { programs, errors, warnings };
}

export function textsOf({ pages, posts, fragments }: Content): CheckedText[] {
  return [
    ...pages.flatMap(({ file, variants }) =>
      variants.map(({ article, versions }) => ({ file, article, versions })),
    ),
    ...[...posts, ...fragments.values()].map(({ file, article }) => ({ file, article, versions: [] })),
  ];
}

function checkPrograms(
  { file, versions, article }: CheckedText,
  library: Library,
  analyses: SampleAnalyses,
  report: Reporter,
): number {
  const mayBeOld = article.sections.some(({ text, title }) => /deprecated/i.test(text + title));
  const programs = programsOf(article.samples);
  for (const sample of programs) {
    const { program, problems } = analyses.parse(sample);
    for (const { span, message } of problems.filter(({ phase }) => phase === 'parse'))
      report({
        file,
        ...placeIn(sample, span.from),
        message: `${message}\n${shownPlace(sample, span.from)}`,
      });
    for (const { name, offset } of usedSymbols(program)) {
      const wrong = wrongSymbol(name, versions, library, mayBeOld);
      if (wrong) report({ file, ...placeIn(sample, offset), message: wrong });
    }
  }
  return programs.length;
}

/** Why a sample must not use a name of the library, if so. */
function wrongSymbol(
  name: string,
  versions: readonly string[],
  library: Library,
  mayBeOld: boolean,
): string | undefined {
  const symbol = library.symbols.get(name);
  if (!symbol)
    return `The standard library has no '${name}': ${didYouMean(name, library.symbols.keys(), 'correct the name.')}`;
  const lacking = versions.filter((version) => !isInRange(version, symbol.range));
  if (lacking.length > 0)
    return `'${name}' does not exist in ${lacking.join(', ')}: put the sample in :::since or :::until, or use another name.`;
  if (symbol.deprecated && !mayBeOld) {
    return `'${name}' is deprecated: use '${symbol.deprecated}', or say on the page that it is deprecated.`;
  }
  return undefined;
}

function checkPairs({ file, article }: CheckedText, analyses: SampleAnalyses, report: Reporter): void {
  const inPairs = article.samples.filter(({ pair, skip }) => pair !== undefined && !skip);
  for (const [first, second] of groupBy(inPairs, ({ pair }) => pair).values()) {
    if (!first || !second || first.differsReason || second.differsReason) continue;
    const [names, others] = [first, second].map((sample) => declaredNames(analyses.parse(sample).program));
    const [only, other] = [onlyIn(names, others), onlyIn(others, names)];
    if (only.length === 0 && other.length === 0) continue;
    const differences = [
      `${first.syntax} alone declares ${list(only)}`,
      `${second.syntax} alone declares ${list(other)}`,
    ];
    const message = `The two samples of this pair declare different names: ${differences.join(', ')}. Correct them, or put <!-- differs: why --> before the pair.`;
    report({ file, line: first.line, message });
  }
}

function onlyIn(names: readonly string[] = [], others: readonly string[] = []): string[] {
  return names.filter((name) => !others.includes(name));
}

function list(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : 'nothing';
}
