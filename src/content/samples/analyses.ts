import { type Analysis, analyse, type Language } from '../../ligo/service/analyse';
import type { Syntax } from '../../model/syntax';

export interface SampleText {
  readonly code: string;
  readonly syntax: Syntax;
}

export type Analyse = (sample: SampleText, language: Language) => Analysis;

/** Samples as programs: each is analysed once with each library, however many checks ask for it. */
export function analyseOnce(): Analyse {
  const analyses = new Map<Language, Map<string, Analysis>>();
  return ({ code, syntax }, language) => {
    const known = analyses.get(language) ?? new Map<string, Analysis>();
    const key = `${syntax}\n${code}`;
    const analysis = known.get(key) ?? analyse(language, { file: 'sample', text: code, syntax });
    analyses.set(language, known.set(key, analysis));
    return analysis;
  };
}
