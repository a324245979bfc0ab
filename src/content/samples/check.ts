/** Checks the samples of all pages: they parse, use existing library names, and pairs declare the same names. */
import { checkSyntax } from '../../ligo/grammar/check';
import { declaredNames } from '../../ligo/grammar/names';
import { usedSymbols } from '../../ligo/grammar/symbols';
import type { Article, Sample } from '../../markdown/article';
import type { Problem, Reporter } from '../../model/problem';
import { nearest } from '../../model/problem';
import { isInRange } from '../../model/version';
import type { Content } from '../content';
import type { Library } from '../names';
import { programsOf } from './programs';

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

/** Checks the samples of everything in content/. */
export function checkSamples(content: Content): SampleReport {
  const errors: Problem[] = [];
  const warnings: Problem[] = [];
  let programs = 0;
  for (const text of textsOf(content)) {
    programs += checkPrograms(text, content.library, (problem) => errors.push(problem));
    checkPairs(text, (problem) => warnings.push(problem));
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

function checkPrograms(text: CheckedText, library: Library, report: Reporter): number {
  const mentionsDeprecated = text.article.sections.some((section) =>
    /deprecated/i.test(section.text + section.title),
  );
  const programs = programsOf(text.article.samples);
  for (const { code, syntax, lineOf } of programs) {
    for (const { line, column, message } of checkSyntax(code, syntax)) {
      const place = code.split('\n')[line - 1] ?? '';
      const shown = `${message}\n    ${place}\n    ${' '.repeat(Math.max(0, column - 1))}^`;
      report({ file: text.file, line: lineOf(line), column, message: shown });
    }
    for (const { name, line, column } of usedSymbols(code, syntax)) {
      const wrong = wrongSymbol(name, text.versions, library, mentionsDeprecated);
      if (wrong) report({ file: text.file, line: lineOf(line), column, message: wrong });
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
  if (!symbol) {
    const guess = nearest(name, [...library.symbols.keys()]);
    return `The standard library has no '${name}'${guess ? `: did you mean '${guess}'?` : ': correct the name.'}`;
  }
  const lacking = versions.filter((version) => !isInRange(version, symbol.range));
  if (lacking.length > 0)
    return `'${name}' does not exist in ${lacking.join(', ')}: put the sample in :::since or :::until, or use another name.`;
  if (symbol.deprecated && !mayBeOld) {
    return `'${name}' is deprecated: use '${symbol.deprecated}', or say on the page that it is deprecated.`;
  }
  return undefined;
}

function checkPairs({ file, article }: CheckedText, report: Reporter): void {
  const pairs = byPair(article.samples);
  for (const [first, second] of pairs.values()) {
    if (!first || !second || first.differsReason || second.differsReason) continue;
    const [only, other] = [onlyIn(first, second), onlyIn(second, first)];
    if (only.length === 0 && other.length === 0) continue;
    const differences = [
      `${first.syntax} alone declares ${list(only)}`,
      `${second.syntax} alone declares ${list(other)}`,
    ];
    const message = `The two samples of this pair declare different names: ${differences.join(', ')}. Correct them, or put <!-- differs: why --> before the pair.`;
    report({ file, line: first.line, message });
  }
}

function onlyIn(sample: Sample, other: Sample): string[] {
  const names = new Set(declaredNames(other.code, other.syntax));
  return declaredNames(sample.code, sample.syntax).filter((name) => !names.has(name));
}

function list(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : 'nothing';
}

function byPair(samples: readonly Sample[]): Map<number, Sample[]> {
  const pairs = new Map<number, Sample[]>();
  for (const sample of samples) {
    if (sample.pair === undefined || sample.skip) continue;
    pairs.set(sample.pair, [...(pairs.get(sample.pair) ?? []), sample]);
  }
  return pairs;
}
