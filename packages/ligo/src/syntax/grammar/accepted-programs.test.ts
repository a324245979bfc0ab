/** Small programs with the verdict of the compiler's own parser. */
import { describe, expect, test } from 'vitest';
import { evidenceLines } from '../../../../../tests/helpers/evidence';
import { checkSyntax } from './check';
import { highlightLigo } from './highlight-ligo';
import type { LigoSyntax } from './language';

interface RecordedProgram {
  readonly program: string;
  readonly code: string;
  readonly message?: string;
  readonly phase?: string;
}

const syntaxOf = (program: string): LigoSyntax => (program.endsWith('.jsligo') ? 'jsligo' : 'cameligo');

/** The small programs of a set. The samples of pages have tests of their own. */
const recorded = (set: string) =>
  evidenceLines<RecordedProgram>(set).filter(({ program }) => /^(crib|usage)\//.test(program));

describe('programs that the compiler has judged', () => {
  test('every accepted program follows the grammar', () => {
    for (const { program, code } of [...recorded('types-crib'), ...recorded('accepted-usage')]) {
      expect(checkSyntax(code, syntaxOf(program)), program).toEqual([]);
      expect(highlightLigo(code, syntaxOf(program)), program).toContain('<span');
    }
  });

  test('a program is rejected if and only if the compiler’s parser rejects it', () => {
    for (const { program, code, phase, message } of recorded('refusals')) {
      const isRejected = checkSyntax(code, syntaxOf(program)).length > 0;
      expect(isRejected, `${program}: ${phase}: ${message}`).toBe(phase === 'parse');
    }
  });
});
