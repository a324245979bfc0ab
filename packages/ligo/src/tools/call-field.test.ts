import { describe, expect, test } from 'vitest';
import type { LigoSyntax } from '../syntax/source';
import { fieldError } from './call-field';

describe('a field of a contract call', () => {
  test.each<[LigoSyntax, string]>([
    ['jsligo', ' 21 + 4 // the answer'],
    ['jsligo', '"a" as string'],
    ['jsligo', '[1, [2], { a: 3 }]'],
    ['cameligo', '1, 2'],
    ['cameligo', '"KT1" : address // of the oracle'],
    ['cameligo', 'let x = 1 in x'],
  ])('is an expression (%s): %j', (syntax, text) => {
    expect(fieldError(text, syntax)).toBeUndefined();
  });

  test.each<[LigoSyntax, string, string]>([
    ['jsligo', '', 'Enter an expression.'],
    ['cameligo', ' \n ', 'Enter an expression.'],
    ['jsligo', '21 +', 'The expression is incomplete.'],
    ['jsligo', '[1, // and more', 'The expression is incomplete.'],
    ['cameligo', '(1', 'The expression is incomplete.'],
    ['jsligo', '1, 2', 'Only one expression is expected, but `,` follows it.'],
    ['jsligo', '21)', 'Only one expression is expected, but `)` follows it.'],
    ['jsligo', '1;', 'Only one expression is expected, but `;` follows it.'],
    ['cameligo', '1; 2', 'Only one expression is expected, but `;` follows it.'],
    ['jsligo', 'f value', 'Only one expression is expected, but `value` follows it.'],
    ['jsligo', ')', 'Unexpected `)`.'],
    ['jsligo', '[1 2]', 'Missing `,` before `2`.'],
    ['jsligo', 'a === b', '`===` is not JsLIGO: equality is written `==`.'],
    ['cameligo', '[1; )', 'Unexpected `)`.'],
    ['jsligo', '"text', 'This string is not closed on its line.'],
    ['jsligo', 'KT1PWx2mnDueood7fEmfbBDKx1D9BAnnXitn', 'Write the address in double quotes.'],
    ['cameligo', 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb', 'Write the address in double quotes.'],
    ['jsligo', '('.repeat(500), 'Brackets are nested too deeply.'],
  ])('is refused without a word about other code (%s): %j', (syntax, text, message) => {
    expect(fieldError(text, syntax)).toBe(message);
  });
});
