/** Checks that samples use existing library names, and that pairs of samples declare the same names. */
import { declaredNames, usedSymbols } from '@ligo-docs/ligo/syntax';
import { groupBy } from '../../model/group-by';
import { didYouMean } from '../../model/problem';
import { isVersionName } from '../../model/version';
import { hasSymbol, type Library } from '../content';
import type { ParseSample } from './analyse';
import type { CheckedText, Findings } from './findings';
import { acceptedPrograms, placeIn } from './programs';

/** Checks the samples of a text without their types. */
export function checkNames(text: CheckedText, library: Library, parse: ParseSample, found: Findings): void {
  const { file, article } = text;
  const mayBeOld = article.sections.some((section) => /deprecated/i.test(section.text + section.title));
  for (const program of acceptedPrograms(article.samples)) {
    found.counts.programs += 1;
    for (const { name, offset } of usedSymbols(parse(program).program)) {
      const message = wrongSymbol(name, text, library, mayBeOld);
      if (message) found.errors.push({ file, ...placeIn(program, offset), message });
    }
  }
  checkPairs(text, parse, found);
}

/** Why a sample must not use a library name, or undefined if it may. */
function wrongSymbol(name: string, { versions }: CheckedText, { symbols }: Library, mayBeOld: boolean) {
  const symbol = symbols.get(name);
  if (!symbol)
    return `The standard library has no '${name}': ${didYouMean(name, symbols.keys(), 'correct the name.')}`;
  // The version of unversioned texts is not a number.
  const lacking = versions.filter((version) => isVersionName(version) && !hasSymbol(version, symbol));
  if (lacking.length > 0)
    return `'${name}' does not exist in ${lacking.join(', ')}: put the sample in :::since or :::until, or use another name.`;
  if (symbol.deprecated && !mayBeOld)
    return `'${name}' is deprecated: use '${symbol.deprecated.use ?? 'its replacement'}', or say on the page that it is deprecated.`;
  return undefined;
}

function checkPairs({ file, article }: CheckedText, parse: ParseSample, { warnings }: Findings): void {
  const inPairs = article.samples.filter(({ pair, skip }) => pair !== undefined && !skip);
  for (const [first, second] of groupBy(inPairs, ({ pair }) => pair).values()) {
    if (!first || !second || first.differsReason || second.differsReason) continue;
    const [names, others] = [declaredNames(parse(first).program), declaredNames(parse(second).program)];
    const only = names.filter((name) => !others.includes(name)).join(', ');
    const other = others.filter((name) => !names.includes(name)).join(', ');
    if (!only && !other) continue;
    const differences = `${first.syntax} alone declares ${only || 'nothing'}, ${second.syntax} alone declares ${other || 'nothing'}`;
    const message = `The two samples of this pair declare different names: ${differences}. Correct them, or put <!-- differs: why --> before the pair.`;
    warnings.push({ file, line: first.line, message });
  }
}
