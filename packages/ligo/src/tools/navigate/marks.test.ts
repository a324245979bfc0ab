import { expect, test } from 'vitest';
import type { LigoSyntax } from '../../syntax/source';
import { analyse, createLanguage } from '../analyse';
import { lenses } from './lenses';
import { semanticTokens } from './semantic-tokens';

const language = createLanguage();
const analysed = (text: string, syntax: LigoSyntax) => analyse(language, { file: 'main', text, syntax });

test.each<[LigoSyntax, string]>([
  [
    'jsligo',
    `namespace Bank {
  @entry const pay = (n: int, s: int): [list<operation>, int] => [[], s + n];
  @view const total = (_: unit, s: int): int => s;
  const test_inside = 1;
}
const test_pay = 1;`,
  ],
  [
    'cameligo',
    `module Bank = struct
  [@entry] let pay (n : int) (s : int) : operation list * int = [], s + n
  [@view] let total (_ : unit) (s : int) : int = s
  let test_inside = 1
end
let test_pay = 1`,
  ],
])('entrypoints, views and tests have lenses, in %s', (syntax, text) => {
  const found = lenses(analysed(text, syntax));
  expect(found.map(({ kind, module, name }) => `${kind} ${module} ${name}`)).toEqual([
    'entrypoint Bank pay',
    'view Bank total',
    'test  test_pay',
  ]);
  for (const { name, span } of found) expect(text.slice(span.from, span.to)).toBe(name);
});

test.each<[LigoSyntax, string]>([
  [
    'jsligo',
    `type pair = { left: int };
const f = (p: pair): nat => {
  let sum = p.left;
  sum = 2;
  return List.length([sum]);
};`,
  ],
  [
    'cameligo',
    `type pair = { left : int }
let f (p : pair) : nat =
  let mut sum = p.left in
  let () = sum := 2 in
  List.length [sum]`,
  ],
])('names have kinds, in %s', (syntax, text) => {
  const found = semanticTokens(analysed(text, syntax)).map(({ kind, span, ...is }) => {
    const marks = [is.isDeclaration && 'declared', is.isMutable && 'mutable', is.isLibrary && 'library'];
    return [text.slice(span.from, span.to), kind, ...marks.filter(Boolean)].join(' ');
  });
  expect(found).toEqual(
    expect.arrayContaining([
      'pair type declared',
      'f function declared',
      'p parameter declared',
      'p parameter',
      'left field',
      'sum variable declared mutable',
      'List module library',
      'length function library',
    ]),
  );
});
