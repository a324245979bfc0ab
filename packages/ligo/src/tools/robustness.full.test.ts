/** Any text can be analysed: nothing throws, whatever is cut off, removed, duplicated or nested. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LigoSyntax } from '../syntax/source';
import { analyse, createLanguage } from './analyse';
import { listing } from './listing';

const language = createLanguage();

const programs: Readonly<Record<LigoSyntax, string>> = {
  jsligo: `type kind = ["Low"] | ["High", nat];
type storage = { owner: address, kinds: list<kind> };
namespace Fees { export const rate = 3n; export const fee = (k: kind): nat =>
  match(k) { when(Low()): rate; when(High(n)): n * rate }; }
@entry const add = (k: kind, s: storage): [list<operation>, storage] => {
  let total = 0n;
  for (const one of s.kinds) { total += Fees.fee(one); }
  if (total > 10n) return [[], s];
  const [a, b] = [1, "x"];
  return [[], { ...s, kinds: [k, ...s.kinds] }];
};
const twice = <a>(f: (x: a) => a, x: a): a => f(f(x));
const all = List.map((n: int) => n + 1, [1, 2, 3]);
`,
  cameligo: `type kind = Low | High of nat
type storage = { owner : address; kinds : kind list }
module Fees = struct let rate = 3n let of_kind (k : kind) : nat =
  match k with Low -> rate | High n -> n * rate end
[@entry] let add (k : kind) (s : storage) : operation list * storage =
  let mut total = 0n in
  let () = for one in s.kinds do total := total + Fees.of_kind one done in
  if total > 10n then [], s else [], { s with kinds = k :: s.kinds }
let twice (type a) (f : a -> a) (x : a) : a = f (f x)
let rec sum (l : int list) : int = match l with [] -> 0 | x :: rest -> x + sum rest
let all = List.map (fun (n : int) -> n + 1) [1; 2; 3]
`,
};

interface Outcome {
  readonly messages: readonly string[];
  /** The number of judgements, which is machine-independent. */
  readonly steps: number;
}

function outcomeOf(text: string, syntax: LigoSyntax): Outcome {
  const { typed, problems } = analyse(language, { file: 'main', text, syntax });
  const { values, valuesFull } = listing(typed, text);
  for (const type of [...Object.values(values), ...Object.values(valuesFull)])
    expect(type.length).toBeLessThan(500_000);
  return { messages: problems.map(({ message }) => message), steps: typed.steps };
}

function analysed(text: string, syntax: LigoSyntax): readonly string[] {
  return outcomeOf(text, syntax).messages;
}

const syntaxes: readonly LigoSyntax[] = ['jsligo', 'cameligo'];

describe.each(syntaxes)('any text of %s', (syntax) => {
  const program = programs[syntax];
  const words = program.match(/\w+|\s+|[^\w\s]/g) ?? [];
  const place = fc.nat({ max: words.length - 1 });

  test('that is intact has no problems', () => {
    expect(analysed(program, syntax)).toEqual([]);
  });

  // Code after a conditional that may return is copied, and a few changes can multiply the copies.
  const allowed = 30 * outcomeOf(program, syntax).steps;

  test('that is cut off, with the end of another program after it', () => {
    const other = programs[syntax === 'jsligo' ? 'cameligo' : 'jsligo'];
    fc.assert(
      fc.property(fc.nat({ max: program.length }), fc.nat({ max: other.length }), (end, start) => {
        const own = outcomeOf(program.slice(0, end) + program.slice(start % program.length), syntax);
        const foreign = outcomeOf(program.slice(0, end) + other.slice(start), syntax);
        expect(Math.max(own.steps, foreign.steps)).toBeLessThan(allowed);
      }),
      { numRuns: 25 },
    );
  });

  test('with one line repeated many times', () => {
    const lines = program.split('\n');
    fc.assert(
      fc.property(fc.nat({ max: lines.length - 1 }), fc.integer({ min: 2, max: 12 }), (at, times) => {
        const repeated = lines.flatMap((line, index) => (index === at ? Array(times).fill(line) : [line]));
        expect(outcomeOf(repeated.join('\n'), syntax).steps).toBeLessThan(allowed);
      }),
      { numRuns: 15 },
    );
  });

  test('that is cut off', () => {
    fc.assert(
      fc.property(fc.nat({ max: program.length }), (end) => {
        analysed(program.slice(0, end), syntax);
      }),
      { numRuns: 30 },
    );
  });

  test('with words removed, swapped or moved', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 6 }), (moves) => {
        const changed = [...words];
        for (const [from, to] of moves) changed.splice(to, 1, changed[from] ?? '');
        analysed(changed.join(''), syntax);
      }),
      { numRuns: 40 },
    );
  });

  test('made of its words at random', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 60 }), (some) => {
        analysed(some.join(''), syntax);
      }),
      { numRuns: 40 },
    );
  });

  test('that is not a program', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80, unit: 'grapheme' }), (text) => {
        analysed(text, syntax);
      }),
      { numRuns: 30 },
    );
  });
});

describe('deep and wide programs', () => {
  test.each([
    ['parentheses', `let a = ${'('.repeat(380)}1${')'.repeat(380)}`],
    ['sums', `let a = 1${' + 1'.repeat(600)}`],
    ['local values', `let a = ${'let x = 1 in '.repeat(400)}x`],
    ['elements', `let a = [${'1; '.repeat(3000)}1]`],
    ['declarations', 'let a = 1\n'.repeat(2000)],
    ['arrows', `let f (x : ${'int -> '.repeat(900)}int) = x`],
    ['functions', `let f = ${'fun (x : int) -> '.repeat(400)}1`],
    ['patterns', `let f (l : int list) = match l with ${'_ :: '.repeat(300)}_ -> 1 | _ -> 2`],
    ['functions of functions', `let p x = (x, x) let a = ${'p ('.repeat(30)}1${')'.repeat(30)}`],
    [
      'polymorphic pairs',
      `let a = ${Array.from({ length: 60 }, (_, i) => `let x${i + 1} = fun y -> (y, x${i}) in `).join('')}1`.replace(
        'let a =',
        'let a = let x0 = 1 in',
      ),
    ],
    ['types that double', `let a = 1\n${'let a = (a, a)\n'.repeat(60)}`],
    ['types that double by name', `type t = int\n${'type t = t * t\n'.repeat(100)}let f (x : t) : t = x`],
  ])('%s', (_, text) => {
    expect(outcomeOf(text, 'cameligo').steps).toBeLessThan(50_000);
  });

  test.each([
    ['branches that return', `const f = (b: bool): int => { ${'if (b) return 1; '.repeat(300)}return 2; };`],
    [
      'branches that may',
      `const f = (b: bool): int => { ${'if (b) { if (b) return 1; } '.repeat(40)}return 2; };`,
    ],
    ['cases', `const f = (n: int): int => { switch (n) { ${'case 1: break; '.repeat(200)}} return n; };`],
  ])('%s', (_, text) => {
    expect(outcomeOf(text, 'jsligo').steps).toBeLessThan(450_000);
  });

  test.each<[LigoSyntax, string]>([
    ['cameligo', `let a = ${'let x = fun y -> y in '.repeat(5000)}1`],
    ['cameligo', `let a = ${'if true then 1 else '.repeat(5000)}1`],
    ['jsligo', `const a = ${'(x: int) => '.repeat(5000)}1;`],
  ])('what is too deep for the stack is refused, in %s', (syntax, text) => {
    expect(analysed(text, syntax)).toHaveLength(1);
  });
});
