/** Tables of valid and invalid code, for tests that read like a language description. */
import { describe, expect, test } from 'vitest';
import { checkSyntax } from '../../src/syntax/grammar/check';
import type { CheckedLanguage } from '../../src/syntax/grammar/language';

/** Samples by construct. */
export type Samples = Readonly<Record<string, readonly string[]>>;

/** Defines tests that every sample in `good` follows the grammar, and none in `bad` does. */
export function specify(language: CheckedLanguage, good: Samples, bad: Samples): void {
  describe(`${language} has`, () => {
    for (const [construct, samples] of Object.entries(good)) {
      test.each(samples)(`${construct}: %s`, (code) => {
        expect(checkSyntax(code, language)).toEqual([]);
      });
    }
  });
  describe(`${language} does not have`, () => {
    for (const [construct, samples] of Object.entries(bad)) {
      test.each(samples)(`${construct}: %s`, (code) => {
        expect(checkSyntax(code, language)).not.toEqual([]);
      });
    }
  });
}
