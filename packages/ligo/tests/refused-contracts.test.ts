/** What the pages say is refused is refused in a namespace and at the top level alike, and not originated. */
import { describe, expect, test } from 'vitest';
import { contractProblems } from '../src/compile/contract-problems';
import { explain } from '../src/syntax/problem';
import { run } from '../src/tools/run';
import { failuresOf, reasonOf } from '../src/tools/run-report';
import { analyseText } from './helpers/analyse-text';

/** The declarations of a contract with an initial storage. */
interface Refused {
  readonly declarations: string;
  readonly storage: string;
  readonly says: RegExp;
}

const REFUSED: Readonly<Record<string, Refused>> = {
  'a contract in the storage': {
    declarations: `export type storage = { target: contract<unit> };
@entry const keep = (_: unit, s: storage): [list<operation>, storage] => [[], s];`,
    storage: '{ target: Tezos.get_contract(Test.Next.Account.alice()) }',
    says: /contract unit.*cannot be stored/,
  },
  'a nested big map': {
    declarations: `export type storage = big_map<nat, big_map<nat, nat>>;
@entry const keep = (_: unit, s: storage): [list<operation>, storage] => [[], s];`,
    storage: 'Big_map.empty',
    says: /Invalid big map nesting/,
  },
  'the name of an entrypoint of 46 characters': {
    declarations: `export type storage = int;
@entry const call = (to: address, s: storage): [list<operation>, storage] => {
  const c: contract<int> = Tezos.Next.get_entrypoint("%an_entrypoint_with_a_name_of_46_characters_abc", to);
  return [[Tezos.Next.Operation.transaction(s, 0tez, c)], s];
};`,
    storage: '1',
    says: /more than 31 characters/,
  },
  'a local variable in the code of a new contract': {
    declarations: `export type storage = option<address>;
@entry const make = (n: int, _: storage): [list<operation>, storage] => {
  const [op, at] = Tezos.Next.Operation.create_contract(
    (_p: unit, s: int): [list<operation>, int] => [[], s + n], None(), 0tez, 0);
  return [[op], Some(at)];
};`,
    storage: 'None()',
    says: /Not all free variables could be inlined/,
  },
  'a ticket that is used twice': {
    declarations: `export type storage = list<ticket<string>>;
@entry const keep = (t: ticket<string>, s: storage): [list<operation>, storage] => [[], [t, t, ...s]];`,
    storage: '[]',
    says: /cannot be duplicated/,
  },
  'the contract itself in a function': {
    declarations: `export type storage = list<address>;
type address_of = (n: nat) => address;
const me = (_: nat): address => Tezos.Next.address(Tezos.Next.self("%default") as contract<list<nat>>);
@entry const keep = (ns: list<nat>, _: storage): [list<operation>, storage] => {
  const twice: list<address_of> = [me, me];
  return [[], List.fold_left(([all, f]: [list<address>, address_of]): list<address> => [f(List.length(ns)), ...all], [] as list<address>, twice)];
};`,
    storage: '[]',
    says: /must be used directly/,
  },
  'the tag of an event without a percent sign': {
    declarations: `export type storage = int;
@entry const ring = (_: unit, s: storage): [list<operation>, storage] => [[Tezos.Next.Operation.emit("rang", s)], s];`,
    storage: '1',
    says: /Invalid entrypoint "rang"/,
  },
  'the tag of an event that is computed': {
    declarations: `export type storage = string;
@entry const ring = (_: unit, s: storage): [list<operation>, storage] => [[Tezos.Next.Operation.emit(s, 1)], s];`,
    storage: '"%rang"',
    says: /must be a string literal/,
  },
  'a view that makes a transaction': {
    declarations: `export type storage = int;
@entry const keep = (_: unit, s: storage): [list<operation>, storage] => [[], s];
@view const pay = (to: address, _: storage): bool => {
  const op = Tezos.Next.Operation.transaction(unit, 1tez, Tezos.get_contract(to) as contract<unit>);
  return List.length([op]) > 0n;
};`,
    storage: '1',
    says: /View rule violated/,
  },
  'a view that returns a big map': {
    declarations: `export type storage = big_map<nat, nat>;
@entry const keep = (_: unit, s: storage): [list<operation>, storage] => [[], s];
@view const all = (_: unit, s: storage): big_map<nat, nat> => s;`,
    storage: 'Big_map.empty',
    says: /big_map|big map/i,
  },
  'a view that returns an operation': {
    declarations: `export type storage = int;
@entry const keep = (_: unit, s: storage): [list<operation>, storage] => [[], s];
@view const none = (_: unit, _s: storage): option<operation> => None();`,
    storage: '1',
    says: /operation/,
  },
};

/** What is said about a program, by the checker or by the compiler and the chain. */
function problemsOf(text: string): string[] {
  const { typed, problems } = analyseText(text, 'jsligo');
  return (problems.length > 0 ? problems : contractProblems(typed)).map(explain);
}

describe.each(Object.entries(REFUSED))('%s', (_, { declarations, storage, says }) => {
  const inNamespace = `namespace C {\n${declarations}\n}`;
  test('at the top level and in a namespace', () => {
    const [problem, ...others] = problemsOf(declarations);
    expect(others).toEqual([]);
    expect(problem).toMatch(says);
    expect(problemsOf(inNamespace)).toEqual([expect.stringMatching(says)]);
  });

  test('is not originated', async () => {
    const text = `${inNamespace}\nconst initial: C.storage = ${storage};
const test_originated = Test.Next.originate(contract_of(C), initial, 0tez).taddr;`;
    const analysis = analyseText(text, 'jsligo');
    if (analysis.problems.length > 0) return;
    const [failure] = failuresOf(await run(analysis));
    expect(failure && reasonOf(failure.stopped)).toMatch(says);
  });
});
