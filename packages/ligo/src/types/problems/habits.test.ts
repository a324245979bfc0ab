/** What people write first who come from TypeScript or OCaml: the message, and the correction where it is certain. */
import { describe, expect, test } from 'vitest';
import { analyseText } from '../../../tests/helpers/analyse-text';
import { type Edit, explain } from '../../syntax/problem';
import type { LigoSyntax } from '../../syntax/source';

function corrected(text: string, edits: readonly Edit[]): string {
  return edits.reduceRight((rest, { span, text: written }) => {
    return rest.slice(0, span.from) + written + rest.slice(span.to);
  }, text);
}

const P = 'type p = { wins: nat, losses: nat };';

describe.each<[LigoSyntax, [string, string[]][]]>([
  [
    'jsligo',
    [
      [
        'const f = (t: [int, int, int]): int => { const [a, _, _] = t; return a; };',
        [
          'In JsLIGO, `_` is a name like any other, so a scope has only one. Call the others `_1`, `_2` and so on.',
        ],
      ],
      [
        'const Limits = { min: 1n };',
        [
          'The name of a value begins with a lower-case letter: "Limits" is read as a constructor. Call it `limits`.',
        ],
      ],
      [
        'type c = ["Red"] | ["Blue"]; const f = (c: c): int => match(c) { when(Red() | Blue()): 0; };',
        ['Patterns cannot be joined by `|`: write a case for each, `when(Red()): …` first.'],
      ],
      [
        'const f = (x: option<int>): int => match(x) { when(None()): 0; when(Some(1)): 5; when(Some(n)): n };',
        [
          'A pattern cannot contain a number, a text or bytes. Put a name there and compare it: `when(Some(n)): n == 1 ? … : …`; to compare the whole value, no match is needed.',
        ],
      ],
      [
        'type hooks = list<(n: nat) => nat>;',
        ['A function type in chevrons needs brackets around it, as in `list<((n: nat) => nat)>`.'],
      ],
      [
        'const f = (m: map<int, nat>, a: int): map<int, nat> => { let r = m; r[a] = 1n; return r; };',
        ['A map is not changed in place: write `r = Map.add(a, …, r)`.'],
      ],
      [
        'const f = (m: map<int, nat>, a: int) => m[a];',
        ['Brackets read components of tuples and records: a map is read with `Map.find_opt(a, m)`.'],
      ],
      [
        'const a = "a" + 3n;',
        [
          'The operator `+` does not apply to string and nat. A contract cannot turn other values into text; in tests, `Test.Next.String.show` does.',
        ],
      ],
      [
        'interface Storage { owner: address; total: nat; }',
        [
          'An interface lists members of a namespace with `const` and `type`: the type of a record is written `type Storage = { … }`.',
        ],
      ],
      ['const f = async (x: int): int => x;', ['`async` is not JsLIGO: a contract waits for nothing.']],
      [
        'const f = (x: option<int>): int => match(x) { Some: (n) => n, None: () => 0 };',
        ['A case of a match is written `when(Some(n)): …`.'],
      ],
      [
        'type p = { x: int, y?: int };',
        ['`?` is not JsLIGO here: a value that may be missing has a type such as `option<int>`.'],
      ],
      [
        'type s = { kind: "a", r: int } | { kind: "b" }; const c: s = { kind: "a", r: 1 };',
        ['The text "a" has the type string, but the type "a" is expected. Write `"a" as "a"`.'],
      ],
      [
        `${P} const f = (n: nat, s0: p): p => { let s = s0; s.wins += n; return s; };`,
        ['`+=` changes a variable, not one of its fields. Write `s.wins = s.wins + n`.'],
      ],
      [
        `${P} const f = (s0: p): p => { let s = s0; s.wins++; return s; };`,
        ['`++` changes a variable, not one of its fields: write `s.wins = s.wins + …`.'],
      ],
      [
        'const f = (m: map<string, nat>): map<string, nat> => { let r = m; r["x"] = 1n; return r; };',
        ['A map is not changed in place. Write `r = Map.add("x", 1n, r)`.'],
      ],
      [
        'const f = (m: map<string, nat>) => m["x"];',
        ['Brackets read components of tuples and records. A map is read with `Map.find_opt("x", m)`.'],
      ],
      [
        'const f = (l: list<int>) => l[0];',
        ['The items of a list have no numbers. Take it apart: `match(…) { when([first, ...rest]): …; … }`.'],
      ],
      [
        'const f = (l: list<{ x: int }>): list<int> => List.map(p => p.x, l);',
        [
          'The type of `p` is not known here, so its fields cannot be read. Annotate the parameter: `(p: …) => …`.',
        ],
      ],
      [
        'const f = (x: int): int => { const Max = 3; return x + Max; };',
        [
          '`Max` is read as a constructor, because it begins with an upper-case letter: call the value `max`.',
        ],
      ],
      [
        'type c = ["Red"] | ["Blue"]; const f = (c: c): int => match(c) { when(Red()): when(Blue()): 0 };',
        ['Each case has its own value: write one after `when(Red()):` too.'],
      ],
      [
        'const f = (x: number): int => 1;',
        ['Type "number" is not declared. Numbers are `int`, `nat` or `tez`.'],
      ],
      ['const f = (x: int): unit => {};', ['A block has at least one statement.']],
      ['const a = 1.5;', ['There are no fractions: use integers with a fixed number of decimals.']],
      [
        `${P} const f = (s: p): nat => { const { wins } = s; return wins; };`,
        [
          'The pattern leaves out the field "losses" of the type p. A pattern names every field: add `losses: _losses`.',
        ],
      ],
    ],
  ],
  [
    'cameligo',
    [
      [
        'type r = {owner : string; limit : nat} let f (r : r) = let {owner; cap = _} = r in owner',
        [
          'The type r has no field "cap". The pattern leaves out the field "limit" of the type r. A pattern names every field: add `limit = _`.',
        ],
      ],
      [
        'type p = { wins : nat } let f (n : nat) = let mut s = { wins = 0n } in s.wins += n',
        ['A record is not changed in place: write `s := { s with wins = s.wins + … }`.'],
      ],
      [
        'type p = { wins : nat } let f (s : p) (n : nat) = s.wins <- n',
        [
          'Values of type nat and int cannot be compared. `<-` is read as `< -` here. A record is not changed in place: write `{ s with wins = n }`.',
        ],
      ],
      [
        'let f (m : (nat, int) map) (k : nat) = let mut r = m in let () = r[k] := 1 in r',
        ['A map is not changed in place: write `r := Map.add k … r`.'],
      ],
      [
        'let f (m : (nat, int) map) (k : nat) = m.(k) <- 1',
        ['A map is not changed in place: `Map.add k … m` is a map with the change.'],
      ],
      ['let f (m : (nat, int) map) (k : nat) = m.(k)', ['A map is read with `Map.find_opt k m`.']],
      [
        'let f (m : (nat, int) map) (k : nat) = m[k]',
        ['Brackets do not read a map. A map is read with `Map.find_opt k m`.'],
      ],
      [
        'let f (l : {x : int} list) : int list = List.map (fun p -> p.x) l',
        [
          'The type of `p` is not known here, so its fields cannot be read. Annotate the parameter: `fun (p : …) -> …`.',
        ],
      ],
      [
        'let f (x : int) = let Max = 3 in x + Max',
        [
          'The name of a value begins with a lower-case letter: "Max" is read as a constructor. Call it `max`.',
          '"Max" is read as a constructor here, because it begins with an upper-case letter. Call the value `max`.',
        ],
      ],
      [
        'let a = "a" ^ 3n',
        [
          'The operator `^` does not apply to string and nat. A contract cannot turn other values into text; in tests, `Test.Next.String.show` does.',
        ],
      ],
      ['let f ~x = x', ['Parameters have no labels and no default values.']],
      ['let a = [|1|]', ['There are no arrays: a list is written `[1; 2]`.']],
      ['exception E', ['`exception` is not CameLIGO: a failure is `failwith`.']],
      [
        'type c = Red | Green | Blue let f (c : c) = match c with Red | Green -> 0 | Blue -> 1',
        ['Patterns cannot be joined by `|`: write a case for each, `Red -> …` first.'],
      ],
      [
        'let f (x : int option) = match x with None -> 0 | Some 1 -> 5 | Some n -> n',
        [
          'A pattern cannot contain a number, a text or bytes. Put a name there and compare it: `Some n -> if n = 1 then … else …`; to compare the whole value, no match is needed.',
        ],
      ],
      [
        '#import "@ligo/some-package/main.mligo" "P"\nlet a = 1',
        [
          'The package `@ligo/some-package` is not installed, so `@ligo/some-package/main.mligo` is not found. Where the compiler is installed, `ligo install @ligo/some-package` gets it; here, add the file under this name.',
        ],
      ],
      [
        'type t = A of int | B of nat [@@layout comb]',
        ['Attributes are written after the `=` of the type, with one `@`: `[@layout comb]`.'],
      ],
      [
        'let x = 3 and y = 4',
        [
          '`and` does not join declarations in CameLIGO. Declare one after the other, each with its own `let`; conditions are joined by `&&`.',
        ],
      ],
      [
        'let l = [1] @ [2]',
        ['`@` is not CameLIGO: `List.fold_right (fun (x, l) -> x :: l) first second` joins two lists.'],
      ],
      [
        'let f = function None -> 0 | Some n -> n',
        ['`function` is not CameLIGO: write `fun x -> match x with`, and then the cases.'],
      ],
      [
        'let f (x : int) = try x with _ -> 0',
        ['`try` is not CameLIGO: a failure ends the whole call and cannot be caught.'],
      ],
      [
        'let s = string_of_int 3',
        [
          'Variable "string_of_int" is not declared. A contract cannot turn a number into text; in tests, `Test.Next.String.show` does.',
        ],
      ],
      [
        'let a = "a" + "b"',
        ['The operator `+` does not apply to string and string. Strings are joined by `^`.'],
      ],
    ],
  ],
])('%s', (syntax, programs) => {
  test.each(programs)('%s', (text, messages) => {
    const { problems } = analyseText(text, syntax);
    expect(problems.map(explain)).toEqual(messages);
    const [problem] = problems;
    // Other problems may have corrections of their own.
    if (problem?.fix && problems.length === 1)
      expect(analyseText(corrected(text, problem.fix), syntax).problems).toEqual([]);
  });
});

test.each<[LigoSyntax, string, string]>([
  ['jsligo', 'type hooks = list<(n: nat) => nat>;', 'type hooks = list<((n: nat) => nat)>;'],
  ['jsligo', 'type p = { x: int, y?: int };', 'type p = { x: int, y: option<int> };'],
  ['jsligo', 'const f = async (x: int): int => x;', 'const f = (x: int): int => x;'],
  ['jsligo', 'interface S { a: nat; b: nat; }', 'type S = { a: nat; b: nat; }'],
  [
    'jsligo',
    'const f = (x: option<int>): int => x ?? 0;',
    'const f = (x: option<int>): int => Option.value(0, x);',
  ],
  ['jsligo', 'type t = ["A"] | ["B"] @layout("comb");', '@layout("comb") type t = ["A"] | ["B"];'],
  ['jsligo', 'const a = 1 @inline;', '@inline const a = 1;'],
  ['jsligo', 'import P from "file.mligo";', '#import "file.mligo" "P"'],
  [
    'jsligo',
    'const f = (x: bytes, y: bytes): bytes => x + y;',
    'const f = (x: bytes, y: bytes): bytes => Bytes.concat(x, y);',
  ],
  ['cameligo', 'let a = 1 [@@inline]', '[@inline] let a = 1'],
  ['cameligo', 'let a = 1 [@inline]', '[@inline] let a = 1'],
  ['cameligo', "let a = 'c'", 'let a = "c"'],
  ['cameligo', 'let f (s : s) = { base s with limit = 2n }', 'let f (s : s) = { (base s) with limit = 2n }'],
  ['cameligo', 'type t = A | B [@@layout comb]', 'type t = [@layout comb] A | B'],
  ['cameligo', 'let a = "a" + "b"', 'let a = "a" ^ "b"'],
])('%s: %s is corrected', (syntax, text, expected) => {
  const [problem] = analyseText(text, syntax).problems;
  expect(corrected(text, problem?.fix ?? [])).toBe(expected);
});
