import { describe, expect, test } from 'vitest';
import { parseSyntax, resolveSyntax } from './syntax';

describe('the name of a syntax', () => {
  test.each([
    ['jsligo', 'jsligo'],
    ['cameligo', 'cameligo'],
    ['JsLIGO', 'jsligo'],
    ['CameLIGO', 'cameligo'],
  ])('%s is %s', (text, syntax) => {
    expect(parseSyntax(text)).toBe(syntax);
  });

  test.each([
    '',
    'pascaligo',
    'reasonligo',
    'mligo',
    ' jsligo',
    'jsligo ',
    '__proto__',
    '<script>',
    null,
    undefined,
  ])('%o names none', (text) => {
    expect(parseSyntax(text)).toBeUndefined();
  });
});

describe('the syntax that a reader sees', () => {
  test.each<[string | null, string | null, string, string]>([
    ['cameligo', 'jsligo', 'cameligo', 'the address overrides the stored value'],
    ['CAMELIGO', null, 'cameligo', 'the address may be in upper case'],
    [null, 'cameligo', 'cameligo', 'the stored value overrides the default'],
    ['pascaligo', 'cameligo', 'cameligo', 'an unknown name in the address is ignored'],
    [null, 'pascaligo', 'jsligo', 'an unknown stored name is ignored'],
    [null, null, 'jsligo', 'the default is JsLIGO'],
  ])('address %o, stored %o: %s (%s)', (parameter, stored, syntax) => {
    expect(resolveSyntax(parameter, stored)).toBe(syntax);
  });
});
