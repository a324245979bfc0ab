/** What only the compiler or the chain refuses, by kind: the place is between « and ». */
import { describe, expect, it, test } from 'vitest';
import { analyseText, languageOf } from '../../tests/helpers/analyse-text';
import { explain } from '../syntax/problem';
import type { LigoSyntax } from '../syntax/source';
import { analyse } from '../tools/analyse';
import { translate } from '../tools/translate/translate';
import { contractProblem, contractProblems } from './contract-problems';

/** The program with the place of its only problem marked, and what the problem says. */
function found(code: string, syntax: LigoSyntax) {
  const { typed, problems } = analyseText(code, syntax);
  expect(problems.map(explain)).toEqual([]);
  const [problem, ...more] = contractProblems(typed);
  expect(more).toEqual([]);
  if (!problem) return { text: code, says: '' };
  const { from, to } = problem.span;
  const text = `${code.slice(0, from)}«${code.slice(from, to)}»${code.slice(to)}`;
  return { text, says: explain(problem) };
}

const SILENT = 'LIGO says only "Could not typecheck michelson code".';

const REFUSED: readonly [kind: string, syntax: LigoSyntax, program: string, says: string][] = [
  [
    'a ticket that is used twice',
    'jsligo',
    `type s = list<ticket<string>>;
@entry const keep = (t: ticket<string>, s: s): [list<operation>, s] => [[], [t, «t», ...s]];`,
    `The chain refuses this contract: A value of type ticket string cannot be duplicated. A ticket can be used once; divide it with \`Tezos.Next.Ticket.split\`. ${SILENT}`,
  ],
  [
    'an operation in the storage',
    'cameligo',
    `type storage = { owner : address; queue : «operation» list }
[@entry] let clear () (s : storage) : operation list * storage = [], s`,
    `The chain refuses this contract: Type operation, which pair (address %owner) (list %queue operation) contains, cannot be stored. ${SILENT}`,
  ],
  [
    'a contract in the storage',
    'jsligo',
    `type storage = { target: contract<unit> };
@entry const keep = (_: unit, s: «storage»): [list<operation>, storage] => [[], s];`,
    `The chain refuses this contract: Type contract unit cannot be stored. ${SILENT}`,
  ],
  [
    'a nested big map',
    'cameligo',
    `type storage = (nat, «(nat, nat) big_map») big_map
[@entry] let keep () (s : storage) : operation list * storage = [], s`,
    `Invalid big map nesting. A big map cannot be nested inside another big map.`,
  ],
  [
    'a big map that is packed',
    'jsligo',
    `type storage = [big_map<nat, nat>, bytes];
@entry const pack = (_: unit, s: storage): [list<operation>, storage] => [[], [s[0], «Bytes.pack»(s[0])]];`,
    `The chain refuses this contract: Type big_map nat nat cannot be packed. ${SILENT}`,
  ],
  [
    'a function that captures a big map',
    'cameligo',
    `type storage = (nat, nat) big_map
[@entry] let go (n : nat) (s : storage) : operation list * storage =
  let has (n : nat) : bool = «Big_map.mem n s» in
  [], (if List.fold_left (fun (b, f : bool * (nat -> bool)) -> b && f n) true [has; has] then s else Big_map.empty)`,
    `Invalid capturing, term captures the type big_map nat nat. Uncurry or use tuples instead of high-order functions.`,
  ],
  [
    'a view that makes operations',
    'cameligo',
    `[@entry] let keep () (s : int) : operation list * int = [], s
[@view] let pay (to_ : address) (_ : int) : bool =
  let op = «Tezos.Next.Operation.transaction» () 1tez (Tezos.Next.get_contract to_) in
  List.size [op] > 0n`,
    `View rule violated: Tezos.create_contract, Tezos.set_delegate and Tezos.transaction cannot be used, because they are stateful.`,
  ],
  [
    'an event tag that is computed',
    'jsligo',
    `@entry const go = (tag: string, s: int): [list<operation>, int] => [[«Tezos.Next.Operation.emit(tag, s)»], s];`,
    `Invalid event tag. The tag must be a string literal.`,
  ],
  [
    'an event tag without a percent sign',
    'cameligo',
    `[@entry] let go () (s : int) : operation list * int = [«Tezos.Next.Operation.emit "paid" s»], s`,
    `Invalid entrypoint "paid". "%bar" is expected for entrypoint "Bar", "%default" when no entrypoint is used. Letters, digits and the characters _ . @ are allowed.`,
  ],
  [
    'Test in an entrypoint',
    'jsligo',
    `const now = (): unit => «Test.Next.IO.log»("now");
@entry const go = (_: unit, s: int): [list<operation>, int] => { now(); return [[], s]; };`,
    `Invalid usage of a Test primitive: cannot be translated to Michelson. An entrypoint or a view reaches this. Keep tests in functions that contracts do not call, or in a file of their own that imports the contract.`,
  ],
  [
    'a local variable in the code of a new contract',
    'cameligo',
    `[@entry] let go (n : int) (s : address option) : operation list * address option =
  let op, a = «Tezos.Next.Operation.create_contract
    (fun (_ : unit) (s : int) -> ([] : operation list), s + n) None 0tez 0» in
  [op], Some a`,
    `Not all free variables could be inlined in Tezos.create_contract usage: gen. The code of the new contract cannot use values of this one. Pass them in its initial storage.`,
  ],
  [
    'the name of an entrypoint without a percent sign',
    'jsligo',
    `@entry const go = (to: address, s: int): [list<operation>, int] => {
  const c: contract<int> = «Tezos.Next.get_entrypoint("pay_in", to)»;
  return [[Tezos.Next.Operation.transaction(s, 0tez, c)], s];
};`,
    `Invalid entrypoint "pay_in". "%bar" is expected for entrypoint "Bar", "%default" when no entrypoint is used. Letters, digits and the characters _ . @ are allowed.`,
  ],
  [
    'the name of an entrypoint that is computed',
    'jsligo',
    `@entry const go = (name: string, s: address): [list<operation>, address] => {
  const c: contract<int> = «Tezos.Next.get_entrypoint(name, s)»;
  return [[Tezos.Next.Operation.transaction(1, 0tez, c)], s];
};`,
    `Invalid entrypoint value. The entrypoint value must be a string literal.`,
  ],
  [
    'the name of an entrypoint with more than 31 characters',
    'cameligo',
    `[@entry] let go (to_ : address) (s : int) : operation list * int =
  let c : int contract = «Tezos.Next.get_entrypoint "%a_name_that_no_entrypoint_can_have" to_» in
  [Tezos.Next.Operation.transaction s 0tez c], s`,
    `The chain refuses this contract: The name %a_name_that_no_entrypoint_can_have has more than 31 characters. ${SILENT}`,
  ],
  [
    'the default entrypoint by name',
    'cameligo',
    `[@entry] let go (to_ : address) (s : int) : operation list * int =
  let c : int contract = «Tezos.Next.get_entrypoint "%default" to_» in
  [Tezos.Next.Operation.transaction s 0tez c], s`,
    `The chain refuses this contract: The annotation %default is not allowed here. Use \`Tezos.Next.get_contract\` for the default entrypoint. ${SILENT}`,
  ],
  [
    'an entrypoint that the contract does not have',
    'jsligo',
    `@entry const go = (_: unit, s: address): [list<operation>, address] =>
  [[], Tezos.Next.address(Tezos.Next.self(«"%stop"») as contract<unit>)];
@entry const halt = (_: unit, s: address): [list<operation>, address] => [[], s];`,
    `Invalid entrypoint value. The entrypoint value does not match a constructor of the contract parameter.`,
  ],
  [
    'the contract itself in a function',
    'cameligo',
    `[@entry] let go (ns : nat list) (_ : address list) : operation list * address list =
  let me (_ : nat) : address = Tezos.Next.address («Tezos.Next.self "%default"» : nat list contract) in
  let fs = [me; me] in
  [], List.map (fun (f : nat -> address) -> f 1n) fs`,
    `"Tezos.self" must be used directly and cannot be used via another function.`,
  ],
  [
    'the name of a view that is computed',
    'jsligo',
    `@entry const go = (name: string, s: address): [list<operation>, address] => {
  const _n: option<nat> = «Tezos.Next.View.call(name, unit, s)»;
  return [[], s];
};`,
    `Invalid argument. View name must be a string literal.`,
  ],
  [
    'the name of a view with more than 31 characters',
    'cameligo',
    `[@entry] let go () (s : int) : operation list * int = [], s
[@view] let «a_name_that_is_too_long_for_a_view» () (s : int) : int = s`,
    `The chain refuses this contract: The name of the view "a_name_that_is_too_long_for_a_view" has more than 31 characters. ${SILENT}`,
  ],
  [
    'a set of what cannot be compared',
    'cameligo',
    `[@entry] let go (ns : «nat list») (_ : nat) : operation list * nat = [], Set.cardinal (Set.literal [ns])`,
    `The set constructor needs a comparable type argument, but it was given a non-comparable one.`,
  ],
  [
    'an address that is none',
    'jsligo',
    `@entry const go = (_: unit, s: address): [list<operation>, address] => [[], («"tz1notanaddress"» as address)];`,
    `The chain refuses this contract: "tz1notanaddress" is not a value of type address. ${SILENT}`,
  ],
  [
    'inserted Michelson of another type',
    'cameligo',
    `[@entry] let go (n : int) (s : string) : operation list * string =
  [], [%Michelson ({| { UNPAIR ; «ADD» } |} : int * string -> string)] (n, s)`,
    `The chain refuses this contract: ADD does not apply to int and string. ${SILENT}`,
  ],
  [
    'inserted Michelson without braces',
    'jsligo',
    `@entry const go = (n: int, s: int): [list<operation>, int] =>
  [[], («Michelson\`NEG\` as ((n: int) => int)»)(n + s)];`,
    `Raw Michelson must be a sequence in braces, but it is NEG.`,
  ],
  [
    'a calculation as a condition',
    'cameligo',
    `[@entry] let go (n : int) (s : int) : operation list * int = [], (if «s + n» then 1 else 2)`,
    `Invalid coercion. It should have been resolved. Compare the result with zero, or give it a name before the condition.`,
  ],
];

describe('refused', () => {
  it.each(REFUSED)('%s', (_, syntax, program, says) => {
    expect(found(program.replace(/[«»]/g, ''), syntax)).toEqual({ text: program, says });
  });

  it.each(REFUSED)('%s, in the other syntax', (_, syntax, program, says) => {
    const translation = translate(analyseText(program.replace(/[«»]/g, ''), syntax));
    if (!('text' in translation)) throw new Error(translation.problems[0]?.message);
    const other = syntax === 'jsligo' ? 'cameligo' : 'jsligo';
    expect(found(translation.text, other).says).toBe(says);
  });
});

const COUNTER = `[@entry] let add (n : int) (s : int) : operation list * int = [], s + n`;
const STORES_OPERATIONS = `[@entry] let add (o : unit) (s : operation list) : operation list * operation list = [], s`;
const problemsIn = (code: string) => contractProblems(analyseText(code, 'cameligo').typed);

describe('accepted', () => {
  test.each([
    ['a program without contracts', 'let x = 1'],
    [
      'a calculation as an operand of a condition',
      '[@entry] let go (n : int) (s : int) : operation list * int = [], (if s + n && n then 1 else 2)',
    ],
    ['tests in the file of a contract', `${COUNTER}\nlet test_add = Test.Next.IO.log "add"`],
    [
      'a function for tests that no entrypoint reaches',
      `let log (n : int) = Test.Next.IO.log n\n${COUNTER}\nlet test_add = log 1`,
    ],
    [
      'packing a big map where no contract does',
      `let pack (m : (nat, nat) big_map) = Bytes.pack m\n${COUNTER}`,
    ],
  ])('%s', (_, code) => expect(problemsIn(code)).toEqual([]));
});

describe('of several contracts', () => {
  test('each one has its first problem', () => {
    const code = `module A = struct ${STORES_OPERATIONS} end
module B = struct ${COUNTER} end
module C = struct let f = Test.Next.IO.log [@entry] let go () (s : int) : operation list * int = let () = f "x" in [], s end`;
    expect(problemsIn(code).map((problem) => problem.code)).toEqual([
      'chain-operation-not-allowed',
      'test-in-contract',
    ]);
    const { typed } = analyseText(code, 'cameligo');
    expect(contractProblem(typed, 'A')?.code).toBe('chain-operation-not-allowed');
    expect(contractProblem(typed, 'B')).toBeUndefined();
  });

  test('those of imported files are judged where they are, once for all of their names', () => {
    const files: Readonly<Record<string, string>> = {
      'good.mligo': `module C = struct ${COUNTER} end`,
      'bad.mligo': `module C = struct ${STORES_OPERATIONS} end`,
    };
    const text =
      '#import "good.mligo" "Good"\n#import "bad.mligo" "Bad"\nmodule Again = Bad.C\nmodule B = Bad';
    const readFile = (path: string) => ({ path, text: files[path] ?? '' });
    const { typed, program } = analyse(languageOf('next'), {
      file: 'a.mligo',
      text,
      syntax: 'cameligo',
      readFile,
    });
    const problems = contractProblems(typed);
    expect(problems.map(({ code }) => code)).toEqual(['chain-operation-not-allowed']);
    expect(program.files[problems[0]?.span.file ?? 0]?.path).toBe('bad.mligo');
    expect(typed.contracts.size).toBe(0);
  });

  test('modules that contain each other twice are visited once', () => {
    const nested = Array.from(
      { length: 12 },
      (_, index) => `module M${index + 1} = struct module A = M${index} module B = M${index} end`,
    );
    expect(problemsIn(`module M0 = struct ${STORES_OPERATIONS} end\n${nested.join('\n')}`)).toHaveLength(1);
  });

  test('a problem that they share is reported once', () => {
    const code = `let f = Test.Next.IO.log
module A = struct [@entry] let go () (s : int) : operation list * int = let () = f "x" in [], s end
module B = struct [@entry] let go () (s : nat) : operation list * nat = let () = f "x" in [], s end`;
    expect(problemsIn(code)).toHaveLength(1);
  });
});
