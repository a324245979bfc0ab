import { type Analysis, analyse, createLanguage, featuresOf, type Language } from '@ligo-docs/ligo';
import { libraryEntries } from '@ligo-docs/ligo/library';
import { type ParsedProgram, type ProgramText, parseProgram } from '@ligo-docs/ligo/syntax';
import { memoize } from '../../model/memoize';
import type { Syntax } from '../../model/syntax';

export interface SampleText {
  readonly code: string;
  readonly syntax: Syntax;
}

/** Analyses samples as programs, with the library of a version. */
export type Analyse = (sample: SampleText) => Analysis;

/** The same function for all versions with the same library. */
export type AnalyseIn = (version: string) => Analyse;

/** A sample as a tree, with its text. */
export interface ParsedSample extends ParsedProgram {
  readonly source: ProgramText;
}

export type ParseSample = (sample: SampleText) => ParsedSample;

/** The files that samples import, by their names. */
export type SampleFile = (path: string) => string | undefined;

/** For one text: each program is parsed only once, for all checks and libraries. */
export function parseOnce(textAt: SampleFile = () => undefined): ParseSample {
  const readFile = (path: string) => {
    const text = textAt(path);
    return text === undefined ? undefined : { path, text };
  };
  const inSyntax = memoize((syntax: Syntax) =>
    memoize((text: string) => {
      const source = { file: 'sample', text, syntax, readFile };
      return { source, ...parseProgram(source) };
    }),
  );
  return ({ code, syntax }) => inSyntax(syntax)(code);
}

/** For one text: each program is analysed only once with each library, for all checks. */
export function analyseOnce(languageOf: (version: string) => Language, parse = parseOnce()): AnalyseIn {
  const analyseWith = memoize((language: Language): Analyse => {
    const analyseParsed = memoize((parsed: ParsedSample) => analyse(language, parsed.source, parsed));
    return (sample) => analyseParsed(parse(sample));
  });
  return (version) => analyseWith(languageOf(version));
}

/** Returns the language of a version, shared between versions that do not differ; unversioned texts use the newest. */
export function languagesOf(versions: readonly string[]) {
  const known = new Map<string, Language>();
  const languageOf = memoize((version: string) => {
    const key = JSON.stringify([[...featuresOf(version)], libraryEntries(version)]);
    const language = known.get(key) ?? createLanguage(version);
    known.set(key, language);
    return language;
  });
  return (version: string) => languageOf(versions.includes(version) ? version : (versions[0] ?? ''));
}
