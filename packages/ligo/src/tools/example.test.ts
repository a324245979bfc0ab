import { expect, test } from 'vitest';
import { analyseText } from '../../tests/helpers/analyse-text';
import type { LigoSyntax } from '../syntax/source';
import { exampleOf } from './example';

/** An example of the type `t` of a program. */
function example(text: string, syntax: LigoSyntax): string {
  const { problems, typed } = analyseText(text, syntax);
  expect(problems).toEqual([]);
  const found = typed.declared.items.find(({ kind, name }) => kind === 'type' && name === 't');
  if (!found || !('type' in found)) throw new Error('The program has no type t.');
  return exampleOf(found.type, syntax);
}

test.each<[LigoSyntax, string, string]>([
  ['jsligo', 'type t = ticket<string>;', 'Option.unopt(Tezos.create_ticket("text", 1n))'],
  ['cameligo', 'type t = string ticket', 'Option.unopt (Tezos.create_ticket "text" 1n)'],
  ['cameligo', 'type t = (int * int) ticket', 'Option.unopt (Tezos.create_ticket (1, 1) 1n)'],
  ['jsligo', 'type t = ["A", int] | ["B"];', 'A(1)'],
  ['cameligo', 'type t = A of int | B', 'A 1'],
  ['cameligo', 'type t = A of string ticket', 'A (Option.unopt (Tezos.create_ticket "text" 1n))'],
])('an example in %s of %s', (syntax, text, expected) => {
  expect(example(text, syntax)).toBe(expected);
});
