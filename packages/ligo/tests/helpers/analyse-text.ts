/** Analyses texts with the real library. */
import { memoize } from '../../src/syntax/memoize';
import type { LigoSyntax } from '../../src/syntax/source';
import { type Analysis, analyse, createLanguage } from '../../src/tools/analyse';

/** The language of a version, created once. */
export const languageOf = memoize((version: string) => createLanguage(version));

export function analyseText(text: string, syntax: LigoSyntax, version = 'next'): Analysis {
  return analyse(languageOf(version), { file: `fixture.${syntax}`, text, syntax });
}
