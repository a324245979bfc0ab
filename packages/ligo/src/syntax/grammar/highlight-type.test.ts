import { describe, expect, test } from 'vitest';
import { evidenceFacts } from '../../../../../tests/helpers/evidence';
import { highlightType } from './highlight-type';
import type { LigoSyntax } from './language';

const link = (name: string) =>
  ['list', 'nat', 'key', 'Big_set.t'].includes(name) ? `/types#${name}` : undefined;

/** Links become `[list]`, other highlighted words are left unchanged. */
const short = (type: string, syntax: LigoSyntax) =>
  highlightType(type, syntax, link)
    .replace(/<a class="t" href="\/types#([\w.]+)">(\w+)<\/a>/g, '[$2]')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

describe('highlightType', () => {
  test.each<[LigoSyntax, string, string]>([
    ['jsligo', 'nat', '[nat]'],
    ['jsligo', '(_: list<nat>) => unit', '([list]<[nat]>) => unit'],
    [
      'jsligo',
      'let map: <a, b>(_: (_: a) => b) => (_: list<a>) => list<b>',
      'let map: <a, b>((a) => b) => ([list]<a>) => [list]<b>',
    ],
    ['jsligo', 'type t<key, value> = big_map<key, value>', 'type t<key, value> = big_map<key, value>'],
    [
      'jsligo',
      "let self: (entrypoint: string) => contract<'a>",
      "let self: (entrypoint: string) => contract<'a>",
    ],
    ['jsligo', 'type nat', 'type nat'],
    [
      'cameligo',
      "val map : 'a 'b.('a -> 'b) -> 'a list -> 'b list",
      "val map : 'a 'b.('a -> 'b) -> 'a [list] -> 'b [list]",
    ],
    ['cameligo', "type 'elt t = 'elt Big_set.t", "type 'elt t = 'elt Big_set.[t]"],
    ['cameligo', 'key -> nat', '[key] -> [nat]'],
  ])('%s: %s', (syntax, type, expected) => {
    expect(short(type, syntax)).toBe(expected);
  });

  test('highlights without links if no link function is given', () => {
    expect(highlightType('val size : string -> nat', 'cameligo')).toBe(
      '<span class="k">val</span> <span class="f">size</span> : <span class="t">string</span> ' +
        '<span class="o">-&gt;</span> <span class="t">nat</span>',
    );
  });
});

describe('signatures of the standard library', () => {
  interface Entry {
    readonly name: string;
    readonly jsligo?: string;
    readonly cameligo?: string;
  }
  const entries = evidenceFacts<{ entries: Entry[] }[]>('library').flatMap((page) => page.entries);

  test.each(['jsligo', 'cameligo'] as const)('every %s signature names itself and a type', (syntax) => {
    for (const entry of entries) {
      const signature = entry[syntax];
      if (!signature) continue;
      expect(highlightType(signature, syntax), signature).toMatch(/class="k">(val|let|type)<.*class="t">/);
    }
  });
});
