import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { int, NIL, some, text, tuple } from '../evaluate/values/make';
import type { Value } from '../evaluate/values/value';
import { checkSyntax } from '../syntax/grammar/check';
import { stringOf } from '../syntax/lower/literals';
import type { LigoSyntax } from '../syntax/source';
import { displayValue } from './display-value';

describe.each<LigoSyntax>(['jsligo', 'cameligo'])('a value in %s', (syntax) => {
  test('that is a string is a literal of this string', () => {
    const ascii = fc.string({ unit: fc.constantFrom(...' "\\\nn-azAZ09') });
    fc.assert(
      fc.property(ascii, (content) => {
        const literal = displayValue(text(content), syntax);
        expect(stringOf(literal)).toBe(content);
        const program = syntax === 'jsligo' ? `const x = ${literal};` : `let x = ${literal}`;
        expect(checkSyntax(program, syntax)).toEqual([]);
      }),
    );
  });
});

test.each<[LigoSyntax, string, Value]>([
  ['jsligo', '["a\\"b\\n", 1]', tuple(text('a"b\n'), int(1n))],
  ['jsligo', 'Some("two words")', some(text('two words'))],
  ['cameligo', 'Some "two words"', some(text('two words'))],
  ['cameligo', 'Some (-1)', some(int(-1n))],
  ['cameligo', 'Some (Some [])', some(some(NIL))],
])('%s: %s', (syntax, expected, value) => {
  expect(displayValue(value, syntax)).toBe(expected);
});
