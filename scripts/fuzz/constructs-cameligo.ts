import type { Construct } from './constructs';
import { nested, times } from './repeat';

type Unnamed = Omit<Construct, 'syntax'>;

const PLAIN = (index: number) => `let f${index} (x : int) : int =
  let y = x + ${index} in
  if y > 10 then y * 2 else y - ${index}
`;

/** Side by side. */
const repeated: readonly Unnamed[] = [
  { name: 'functions', text: (n) => times(n, PLAIN) },
  {
    name: 'functions that call the previous one',
    text: (n) =>
      `let f0 (x : int) : int = x\n${times(n, (i) => `let f${i + 1} (x : int) : int = f${i} (x + 1)\n`)}`,
  },
  { name: 'functions without types', text: (n) => times(n, (i) => `let f${i} x = x\n`) },
  { name: 'constants', text: (n) => times(n, (i) => `let a${i} = ${i}\n`) },
  { name: 'constants of one name', text: (n) => times(n, 'let a = 1\n') },
  {
    name: 'constants that refer to the first',
    text: (n) => `let first = 1\n${times(n, (i) => `let a${i} = first + ${i}\n`)}`,
  },
  { name: 'lines of comments', text: (n) => `${times(n, '(* comment *)\n')}let a = 1` },
  { name: 'records', text: (n) => times(n, (i) => `type r${i} = { a${i} : int; b : nat }\n`) },
  {
    name: 'record values',
    text: (n) => `type r = { a : int; b : nat }\n${times(n, (i) => `let v${i} = { a = ${i}; b = 1n }\n`)}`,
  },
  {
    name: 'record types with a value each',
    text: (n) => times(n, (i) => `type r${i} = { a${i} : int }\nlet v${i} = { a${i} = 1 }\n`),
  },
  { name: 'fields', text: (n) => `type r = { ${times(n, (i) => `f${i} : int`, '; ')} }` },
  {
    name: 'fields of a value',
    text: (n) =>
      `type r = { ${times(n, (i) => `f${i} : int`, '; ')} }\nlet v : r = { ${times(n, (i) => `f${i} = ${i}`, '; ')} }`,
  },
  { name: 'fields without a type', text: (n) => `let v = { ${times(n, (i) => `f${i} = ${i}`, '; ')} }` },
  { name: 'constructors', text: (n) => `type t = ${times(n, (i) => `C${i} of int`, ' | ')}` },
  {
    name: 'constructors with a match',
    text: (n) =>
      `type t = ${times(n, (i) => `C${i}`, ' | ')}\nlet f (x : t) : int = match x with ${times(n, (i) => `C${i} -> ${i}`, ' | ')}`,
  },
  {
    name: 'constructors in pairs',
    text: (n) =>
      `type t = ${times(n, (i) => `C${i}`, ' | ')}\nlet f (x : t * t) : int = match x with ${times(n, (i) => `(C${i}, _) -> ${i}`, ' | ')}`,
  },
  {
    name: 'constructors in diagonal pairs',
    text: (n) =>
      `type t = ${times(n, (i) => `C${i}`, ' | ')}\nlet f (x : t * t) : int = match x with ${times(n, (i) => `(C${i}, C${i}) -> ${i}`, ' | ')} | _ -> 0`,
  },
  {
    name: 'constructors used as values',
    text: (n) => `type t = ${times(n, (i) => `C${i}`, ' | ')}\n${times(n, (i) => `let v${i} = C${i}\n`)}`,
  },
  {
    name: 'variants with a value each',
    text: (n) => times(n, (i) => `type t${i} = A${i} | B${i} of int\nlet v${i} = B${i} 1\n`),
  },
  { name: 'elements of a list', text: (n) => `let l = [${times(n, '1', '; ')}]` },
  { name: 'elements of a list of records', text: (n) => `let l = [${times(n, '{ a = 1; b = "x" }', '; ')}]` },
  { name: 'elements of a list of options', text: (n) => `let l = [${times(n, 'Some 1', '; ')}]` },
  { name: 'elements of a tuple', text: (n) => `let t = (${times(n, '1', ', ')})` },
  { name: 'arguments', text: (n) => `let f ${times(n, (i) => `(x${i} : int)`, ' ')} : int = 1` },
  { name: 'arguments of a call', text: (n) => `let f (x : int) = x\nlet a = f ${times(n, '1', ' ')}` },
  {
    name: 'cases of a list',
    text: (n) =>
      `let f (l : int list) : int = match l with ${times(n, (i) => `[${times(i % 20, '_', '; ')}] -> 1`, ' | ')} | _ -> 2`,
  },
  { name: 'type parameters', text: (n) => `type (${times(n, (i) => `'a${i}`, ', ')}) t = int` },
  { name: 'modules', text: (n) => times(n, (i) => `module M${i} = struct let a = ${i} end\n`) },
  {
    name: 'modules that use the previous one',
    text: (n) =>
      `module M0 = struct let a = 1 end\n${times(n, (i) => `module M${i + 1} = struct let a = M${i}.a end\n`)}`,
  },
  {
    name: 'members of a module, used',
    text: (n) =>
      `module M = struct\n${times(n, (i) => `let a${i} = ${i}\n`)}end\n${times(n, (i) => `let b${i} = M.a${i}\n`)}`,
  },
  {
    name: 'entrypoints',
    text: (n) =>
      times(n, (i) => `[@entry] let e${i} (x : int) (s : int) : operation list * int = [], s + x\n`),
  },
  {
    name: 'views',
    text: (n) =>
      `[@entry] let e (x : int) (s : int) : operation list * int = [], s + x\n${times(n, (i) => `[@view] let v${i} (x : int) (s : int) : int = s + x\n`)}`,
  },
  { name: 'type errors', text: (n) => times(n, (i) => `let a${i} : nat = "x"\n`) },
  { name: 'unknown names', text: (n) => times(n, (i) => `let a${i} = b${i}\n`) },
  { name: 'unknown constructors', text: (n) => times(n, (i) => `let a${i} = B${i}\n`) },
  { name: 'names bound twice in patterns', text: (n) => times(n, (i) => `let (a, a) = (${i}, 1)\n`) },
  { name: 'definitions', text: (n) => `${times(n, (i) => `#define S${i}\n`)}let a = 1` },
  { name: 'conditions', text: (n) => `${times(n, (i) => `#if S${i}\nlet a${i} = 1\n#endif\n`)}let a = 1` },
  { name: 'strings', text: (n) => `let s = "${'x'.repeat(n)}"` },
  { name: 'digits', text: (n) => `let s = ${'9'.repeat(n)}` },
  { name: 'hexadecimal digits', text: (n) => `let s = 0x${'ab'.repeat(n)}` },
  { name: 'letters of a name', text: (n) => `let ${'a'.repeat(n)} = 1\nlet b = ${'a'.repeat(n)}b` },
  {
    name: 'letters of unknown names',
    text: (n) =>
      `${times(20, (i) => `let ${'a'.repeat(n)}${i} = 1\n`)}${times(20, (i) => `let y${i} = ${'a'.repeat(n)}b${i}\n`)}`,
  },
  { name: 'underscores', text: (n) => `let a = ${'_'.repeat(n)}` },
  { name: 'spaces', text: (n) => `let a = ${' '.repeat(n)}1` },
  { name: 'line breaks', text: (n) => `let a = ${'\n'.repeat(n)}1` },
  { name: 'unexpected signs', text: (n) => `let a = ${') '.repeat(n)}` },
  { name: 'attributes', text: (n) => `${'[@inline] '.repeat(n)}let a = 1` },
  {
    name: 'updates of a record',
    text: (n) => `type r = { a : int }\nlet f (r : r) : r = { r with ${times(n, (i) => `a = ${i}`, '; ')} }`,
  },
  {
    name: 'calls of the library',
    text: (n) => times(n, (i) => `let a${i} = List.map (fun (x : int) -> x + 1) [1; 2]\n`),
  },
  {
    name: 'polymorphic functions',
    text: (n) => times(n, (i) => `let f${i} (type a) (x : a) : a = x\nlet v${i} = f${i} 1\n`),
  },
  { name: 'tests', text: (n) => times(n, (i) => `let test_${i} = assert (${i} = ${i})\n`) },
];

/** Inside each other. */
const deep: readonly Unnamed[] = [
  { name: 'parentheses', text: (n) => `let a = ${nested(n, '(', '1', ')')}` },
  { name: 'brackets that are not closed', text: (n) => `let a = ${'('.repeat(n)}` },
  { name: 'lists in lists', text: (n) => `let a = ${nested(n, '[', '1', ']')}` },
  { name: 'options in options', text: (n) => `let a = ${nested(n, 'Some (', '1', ')')}` },
  {
    name: 'options of options that are wrong',
    text: (n) => `let a = f (${nested(n, 'Some (', 'Some', ')')} let Counter) 40`,
  },
  { name: 'additions', text: (n) => `let a = 1${' + 1'.repeat(n)}` },
  { name: 'additions of variables', text: (n) => `let f (x : int) = x${' + x'.repeat(n)}` },
  { name: 'additions to the right', text: (n) => `let f (x : int) = ${nested(n, 'x + (', 'x', ')')}` },
  { name: 'concatenations', text: (n) => `let a = ""${' ^ "x"'.repeat(n)}` },
  { name: 'conjunctions', text: (n) => `let a = true${' && true'.repeat(n)}` },
  { name: 'cons', text: (n) => `let a = ${'1 :: '.repeat(n)}[]` },
  { name: 'pipes', text: (n) => `let f (x : int) = x\nlet a = 1${' |> f'.repeat(n)}` },
  { name: 'negations', text: (n) => `let a = ${'not '.repeat(n)}true` },
  { name: 'minus signs', text: (n) => `let a = ${nested(n, '-(', '1', ')')}` },
  { name: 'calls', text: (n) => `let f (x : int) : int = x\nlet a = ${nested(n, 'f (', '1', ')')}` },
  {
    name: 'calls of a polymorphic function',
    text: (n) => `let f x = x\nlet a = ${nested(n, 'f (', '1', ')')}`,
  },
  {
    name: 'calls of a function of pairs',
    text: (n) => `let f x = (x, x)\nlet a = ${nested(n, 'f (', '1', ')')}`,
  },
  { name: 'local values', text: (n) => `let f (x : int) : int = ${times(n, (i) => `let x${i} = x in `)}x` },
  {
    name: 'local values that add',
    text: (n) => `let f (x0 : int) : int = ${times(n, (i) => `let x${i + 1} = x${i} + 1 in `)}x${n}`,
  },
  { name: 'local functions', text: (n) => `let a = ${times(n, (i) => `let f${i} = fun y -> y in `)}1` },
  { name: 'sequences', text: (n) => `let f () : unit = begin ${'(); '.repeat(n)}() end` },
  { name: 'functions in functions', text: (n) => `let a = ${'fun (x : int) -> '.repeat(n)}1` },
  {
    name: 'functions in functions without types',
    text: (n) => `let a = ${times(n, (i) => `fun x${i} -> `)}1`,
  },
  {
    name: 'conditionals',
    text: (n) => `let f (x : int) : int = ${times(n, (i) => `if x = ${i} then ${i} else `)}0`,
  },
  {
    name: 'conditionals in conditions',
    text: (n) => `let a = ${nested(n, 'if ', 'true', ' then true else false')}`,
  },
  {
    name: 'matches in matches',
    text: (n) =>
      `let f (x : int option) : int = ${nested(n, '(match x with None -> 0 | Some _ -> ', '1', ')')}`,
  },
  { name: 'arrows', text: (n) => `type t = ${'int -> '.repeat(n)}int` },
  { name: 'lists of lists as types', text: (n) => `type t = int${' list'.repeat(n)}` },
  { name: 'pairs of pairs as types', text: (n) => `type t = ${nested(n, '(int * ', 'int', ')')}` },
  { name: 'records in records', text: (n) => `let a = ${nested(n, '{ a = ', '1', ' }')}` },
  { name: 'record types in record types', text: (n) => `type t = ${nested(n, '{ a : ', 'int', ' }')}` },
  {
    name: 'patterns of lists',
    text: (n) => `let f (l : int list) : int = match l with ${'_ :: '.repeat(n)}_ -> 1 | _ -> 2`,
  },
  {
    name: 'patterns of options',
    text: (n) => `let f (l : int) : int = match l with ${nested(n, 'Some (', '_', ')')} -> 1 | _ -> 2`,
  },
  { name: 'modules in modules', text: (n) => `${nested(n, 'module M = struct ', 'let a = 1', ' end')}` },
  { name: 'member accesses', text: (n) => `type r = { a : int }\nlet f (r : r) = r${'.a'.repeat(n)}` },
  { name: 'module accesses', text: (n) => `let a = ${'M.'.repeat(n)}a` },
  { name: 'comments in comments', text: (n) => `${nested(n, '(* ', 'x', ' *)')}\nlet a = 1` },
  { name: 'conditions in conditions', text: (n) => nested(n, '#if A\n', 'let a = 1\n', '#endif\n') },
  {
    name: 'types that double',
    text: (n) => `let a0 = 1\n${times(n, (i) => `let a${i + 1} = (a${i}, a${i})\n`)}`,
  },
  {
    name: 'type names that double',
    text: (n) =>
      `type t0 = int\n${times(n, (i) => `type t${i + 1} = t${i} * t${i}\n`)}let f (x : t${n}) : t${n} = x`,
  },
  {
    name: 'polymorphic pairs',
    text: (n) => `let a = let x0 = 1 in ${times(n, (i) => `let x${i + 1} = fun y -> (y, x${i}) in `)}1`,
  },
  { name: 'type annotations', text: (n) => `let a = ${nested(n, '(', '1', ' : int)')}` },
  {
    name: 'unknown functions in sums',
    text: (n) => `let f (x : int) : int = ${nested(n, 'g (x + ', '1', ')')}`,
  },
  {
    name: 'overloads without a type',
    text: (n) => `let f = fun x -> fun y -> ${nested(n, '(x * ', 'y', ')')}`,
  },
  { name: 'exhaustive matches of tuples', text: (n) => tupleMatch(Math.min(n, 12)) },
  { name: 'matches of wide tuples', text: (n) => wideMatch(Math.min(n, 400)) },
];

/** Every combination of `width` booleans needs a separate case. */
function tupleMatch(width: number): string {
  const rows = times(
    2 ** width,
    (row) => `(${times(width, (column) => ((row >> column) & 1 ? 'true' : 'false'), ', ')}) -> ${row}`,
    ' | ',
  );
  return `let f (x : ${times(width, 'bool', ' * ')}) : int = match x with ${rows}`;
}

/** A row of each column's constructor, which needs sharing of equal remaining matrices. */
function wideMatch(width: number): string {
  const rows = times(
    width,
    (row) => `(${times(width, (column) => (row === column ? 'A' : '_'), ', ')}) -> ${row}`,
    ' | ',
  );
  return `type t = A | B | C\nlet f (x : ${times(width, 't', ' * ')}) : int = match x with ${rows}`;
}

const includes: readonly Unnamed[] = [
  {
    name: 'includes that multiply',
    text: () => '#include "a0"\n',
    files: (n) =>
      Object.fromEntries(
        Array.from({ length: Math.min(n, 12) }, (_, i) => [
          `a${i}`,
          times(20, `#include "a${i + 1}"\n`),
        ]).concat([[`a${Math.min(n, 12)}`, 'let a = 1\n']]),
      ),
  },
  {
    name: 'imports that multiply',
    text: () => '#import "a0" "A"\n',
    files: (n) =>
      Object.fromEntries(
        Array.from({ length: Math.min(n, 40) }, (_, i) => [
          `a${i}`,
          times(20, (j) => `#import "a${i + 1}" "M${j}"\n`),
        ]).concat([[`a${Math.min(n, 40)}`, 'let a = 1\n']]),
      ),
  },
  {
    name: 'includes in a chain',
    text: () => '#include "a0"\n',
    files: (n) =>
      Object.fromEntries(
        Array.from({ length: n }, (_, i) => [
          `a${i}`,
          i === n - 1 ? 'let a = 1\n' : `#include "a${i + 1}"\n`,
        ]),
      ),
  },
];

export const cameligoConstructs: readonly Unnamed[] = [...repeated, ...deep, ...includes];
