/** Parses and type-checks the samples of all pages, in every version that shows them. */
import type { Sample } from '../../markdown/article';
import type { Problem } from '../../model/problem';
import { analyseOnce } from './analyses';
import type { CheckedText } from './check';
import { type LanguageOf, versionsByLanguage } from './languages';
import { joinSamples, type Program, placeIn, programsOf, shownPlace } from './programs';

/** What is wrong with the syntax and the types of samples; samples in `:::fails` must have something wrong. */
export function checkSampleTypes(
  texts: readonly CheckedText[],
  languageOf: LanguageOf,
  analyse = analyseOnce(),
): Problem[] {
  const found: Problem[] = [];
  for (const { file, article, versions } of texts) {
    const languages = versionsByLanguage(versions, languageOf);
    for (const [language, [version]] of languages) {
      // Named only where versions may differ.
      const where = languages.size > 1 && version ? `in ${version}` : '';
      for (const program of acceptedPrograms(article.samples)) {
        for (const { span, message, hint } of analyse(program, language).problems) {
          const words = `${message}${hint ? ` ${hint}` : ''}${where && ` (${where})`}`;
          const shown = shownPlace(program, span.from);
          found.push({ file, ...placeIn(program, span.from), message: `${words}\n${shown}` });
        }
      }
      for (const program of failingPrograms(article.samples)) {
        if (analyse(program, language).problems.length > 0) continue;
        const message = `This sample is in :::fails, but nothing is wrong with it${where && ` ${where}`}: fix the sample, or take it out of :::fails.`;
        found.push({ file, line: program.lineOf(program.code.split('\n').length), message });
      }
    }
  }
  return found;
}

/** The programs of a page that must be accepted. */
export function acceptedPrograms(samples: readonly Sample[]): Program[] {
  return programsOf(samples.filter(({ inFails }) => !inFails));
}

/** Each sample of `:::fails`, after the good samples of its group that stand before it. */
export function failingPrograms(samples: readonly Sample[]): Program[] {
  return samples.flatMap((sample, index) => {
    if (!sample.inFails) return [];
    const isBefore = ({ inFails, skip, syntax, group }: Sample) =>
      group && !inFails && !skip && syntax === sample.syntax && group === sample.group;
    return [joinSamples([...samples.slice(0, index).filter(isBefore), sample])];
  });
}
