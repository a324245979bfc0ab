/** Checks the samples of all pages: they use existing library names, and pairs declare the same names. */
import type { Program } from '../../ligo/syntax/ast';
import { declaredNames, usedSymbols } from '../../ligo/syntax/names';
import { parseProgram } from '../../ligo/syntax/parse-program';
import type { Article } from '../../markdown/article';
import { groupBy } from '../../model/group-by';
import { didYouMean, type Problem, type Reporter } from '../../model/problem';
import { isInRange } from '../../model/version';
import type { Content } from '../content';
import type { Library } from '../names';
import type { SampleText } from './analyses';
import { placeIn, programsOf } from './programs';

/** A text with samples, and the versions that show it. */
export interface CheckedText {
  readonly file: string;
  readonly article: Article;
  readonly versions: readonly string[];
}

/** Checks the samples of texts without regard to types. */
export function checkSamples(texts: readonly CheckedText[], library: Library) {
  const errors: Problem[] = [];
  /** Pairs that declare different names without a stated reason. */
  const warnings: Problem[] = [];
  let programs = 0;
  for (const text of texts) {
    programs += checkSymbols(text, library, (problem) => errors.push(problem));
    checkPairs(text, (problem) => warnings.push(problem));
  }
  return { programs, errors, warnings };
}

export function textsOf({ pages, posts, fragments }: Content): CheckedText[] {
  return [
    ...pages.flatMap(({ file, variants }) => variants.map((variant) => ({ ...variant, file }))),
    ...[...posts, ...fragments.values()].map(({ file, article }) => ({ file, article, versions: [] })),
  ];
}

function parse({ code, syntax }: SampleText): Program {
  return parseProgram({ file: 'sample', text: code, syntax }).program;
}

function checkSymbols({ file, versions, article }: CheckedText, library: Library, report: Reporter): number {
  const mayBeOld = article.sections.some(({ text, title }) => /deprecated/i.test(text + title));
  const programs = programsOf(article.samples);
  for (const program of programs) {
    for (const { name, offset } of usedSymbols(parse(program))) {
      const wrong = wrongSymbol(name, versions, library, mayBeOld);
      if (wrong) report({ file, ...placeIn(program, offset), message: wrong });
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

function checkPairs({ file, article }: CheckedText, report: Reporter): void {
  const inPairs = article.samples.filter(({ pair, skip }) => pair !== undefined && !skip);
  for (const [first, second] of groupBy(inPairs, ({ pair }) => pair).values()) {
    if (!first || !second || first.differsReason || second.differsReason) continue;
    const [names, others] = [declaredNames(parse(first)), declaredNames(parse(second))];
    const only = names.filter((name) => !others.includes(name)).join(', ');
    const other = others.filter((name) => !names.includes(name)).join(', ');
    if (!only && !other) continue;
    const differences = `${first.syntax} alone declares ${only || 'nothing'}, ${second.syntax} alone declares ${other || 'nothing'}`;
    const message = `The two samples of this pair declare different names: ${differences}. Correct them, or put <!-- differs: why --> before the pair.`;
    report({ file, line: first.line, message });
  }
}
