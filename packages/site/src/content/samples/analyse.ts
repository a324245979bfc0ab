import {
  type Analysis,
  analyse,
  createLanguage,
  createLanguages,
  holdsIn,
  type Language,
} from '@ligo-docs/ligo';
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

/** For one text: each program is analysed only once for all languages in which that gives the same, for all checks. */
export function analyseOnce(languageOf: (version: string) => Language, parse = parseOnce()): AnalyseIn {
  const analysesOf = memoize((_parsed: ParsedSample): Analysis[] => []);
  const analyseWith = memoize((language: Language): Analyse => {
    const analyseParsed = memoize((parsed: ParsedSample): Analysis => {
      const known = analysesOf(parsed);
      const same = known.find((analysis) => holdsIn(analysis, language));
      const analysis = same ? { ...same, language } : analyse(language, parsed.source, parsed);
      known.push(analysis);
      return analysis;
    });
    return (sample) => analyseParsed(parse(sample));
  });
  return (version) => analyseWith(languageOf(version));
}

/** Returns the language of a version, shared between versions that do not differ; unversioned texts use the newest. */
export function languagesOf(versions: readonly string[]): (version: string) => Language {
  const languages = createLanguages(versions);
  const newest = languages.get(versions[0] ?? '') ?? createLanguage();
  return (version) => languages.get(version) ?? newest;
}
