/** Any text is handled in linear time. */

import { highlightType } from '@ligo-docs/ligo/highlight';
import { checkSyntax } from '@ligo-docs/ligo/syntax';
import { describe, expect, test } from 'vitest';
import { highlight, LANGUAGES } from './highlight';

/** A seeded random number generator. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return (((mixed ^ (mixed >>> 7)) >>> 0) % below) | 0;
  };
}

const sample = `
@entry const buy = (n: nat, s: { left: nat; price: tez }): [list<operation>, { left: nat; price: tez }] => {
  if (Tezos.get_amount() < s.price * n) return failwith("too little");
  return match(is_nat(s.left - n)) { when(Some(left)): [[], { ...s, left: left }]; when(None()): [[], s] };
};
let buy (n : nat) (s : storage) : operation list * storage =
  match is_nat (s.left - n) with Some left -> [], { s with left } | None -> failwith "no" (* none left *)
#import "f" "F"
parameter nat; storage nat; code { UNPAIR; ADD; NIL operation; PAIR }
`;
const words = sample.match(/\w+|[^\w\s]|\s+/g) ?? [];

function mangled(length: number, seed: number): string {
  const random = makeRandom(seed);
  let text = '';
  while (text.length < length) {
    const kind = random(4);
    if (kind === 0) text += words[random(words.length)];
    else if (kind === 1) text += sample.slice(random(sample.length), random(sample.length));
    else if (kind === 2) text += String.fromCharCode(random(3) === 0 ? random(0xffff) : 32 + random(95));
    else text += '()[]{}<>"`;,.@#|/*'[random(18)]?.repeat(1 + random(3));
  }
  return text.slice(0, length);
}

const million = 1_000_000;
const many = 29_000;
const texts: Readonly<Record<string, string>> = {
  'a megabyte of open brackets': '({[<'.repeat(million / 4),
  'a megabyte of closed brackets': ')}]'.repeat(million / 3),
  'a lot of pairs of brackets': '()[]{}'.repeat(many / 6),
  'a megabyte of one bracket': '('.repeat(million),
  'a lot of semicolons': ';'.repeat(many),
  'a lot of quotes': '"'.repeat(many),
  'a lot of backquotes': '`'.repeat(many),
  'a lot of comment marks': '/*(*'.repeat(many / 4),
  'a lot of hashes': '#'.repeat(many),
  'a lot of conditions': '#if A\n'.repeat(many / 6),
  'a lot of names': 'a,'.repeat(many / 2),
  'a lot of one name': 'a'.repeat(many),
  'a lot of digits': '1'.repeat(many),
  'many arrows': `const a = ${'x => '.repeat(20_000)}`,
  'many parameters': `const a = ${'([{x,'.repeat(20_000)}`,
  'many lets': 'let x = 1 in '.repeat(10_000),
  'many lambdas': `let x = ${'fun x -> '.repeat(10_000)}x`,
  'many conses': `let x = ${'a :: '.repeat(20_000)}[]`,
  'many ifs': 'if (x) '.repeat(15_000),
  'many valid declarations': 'const total = Big_map.find_opt(owner, ledger); // of one token\n'.repeat(3000),
  'mangled code': mangled(29_000, 1),
  'short mangled code': mangled(2_900, 2),
  'short semicolons': ';'.repeat(2_900),
};

// Anything worse than linear time would exceed the time limit many times over.
test.each(Object.entries(texts))(
  '%s is highlighted and checked in every language',
  { timeout: 30_000 },
  (_name, text) => {
    for (const language of LANGUAGES) expect(highlight(text, language)).not.toBe('');
    for (const language of ['jsligo', 'cameligo', 'michelson'] as const) checkSyntax(text, language);
    for (const syntax of ['jsligo', 'cameligo'] as const) expect(highlightType(text, syntax)).not.toBe('');
  },
);

describe('whatever the text', () => {
  const textOf = (html: string) =>
    html
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');

  test.each(LANGUAGES)('highlighting as %s keeps it, and no span crosses a line end', (language) => {
    for (let seed = 1; seed <= 60; seed++) {
      const text = mangled(40 * seed, seed);
      const html = highlight(text, language);
      expect(textOf(html)).toBe(text);
      for (const line of html.split('\n')) {
        expect(line.match(/<span/g)?.length ?? 0).toBe(line.match(/<\/span>/g)?.length ?? 0);
      }
    }
  });
});
