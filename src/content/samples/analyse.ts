import { type Analysis, analyse, createLanguage, type Language } from '../../ligo/service/analyse';
import { memoize } from '../../model/memoize';
import type { Syntax } from '../../model/syntax';
import { libraryEntries } from '../reference/library';
import type { ReferenceEntry } from '../reference/schema';

export interface SampleText {
  readonly code: string;
  readonly syntax: Syntax;
}

/** Analyses samples as programs, with the library of a version. */
export type Analyse = (sample: SampleText) => Analysis;

/** The same function for all versions with the same library. */
export type AnalyseIn = (version: string) => Analyse;

/** For one text: each program is analysed once with each library, however many checks ask for it. */
export function analyseOnce(languageOf: (version: string) => Language): AnalyseIn {
  const analyseWith = memoize((language: Language): Analyse => {
    const inSyntax = memoize((syntax: Syntax) =>
      memoize((text: string) => analyse(language, { file: 'sample', text, syntax })),
    );
    return ({ code, syntax }) => inSyntax(syntax)(code);
  });
  return (version) => analyseWith(languageOf(version));
}

/** The languages of all versions, the newest first; texts outside of versions have that of the newest one. */
export function languagesOf(library: readonly ReferenceEntry[], versions: readonly string[]) {
  const byLibrary = new Map<string, Language>();
  const languageOf = memoize((version: string) => {
    const entries = libraryEntries(library, version);
    const key = JSON.stringify(entries);
    const language = byLibrary.get(key) ?? createLanguage(entries);
    byLibrary.set(key, language);
    return language;
  });
  return (version: string) => languageOf(versions.includes(version) ? version : (versions[0] ?? ''));
}
