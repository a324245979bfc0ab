/** Writes calls of a contract as a test, in the syntax of the program. */
import { NAMED_ACCOUNTS } from '../chain/accounts';
import type { Value } from '../evaluate/values/value';
import type { LigoSyntax } from '../syntax/source';
import type { Analysis } from './analyse';
import type { CallOutcome, Replay } from './call';
import type { ContractCall, ContractCalls } from './contract-calls';
import { argument } from './display';
import { sourceOfValue } from './display-value';

export interface SessionTest {
  readonly name: string;
  readonly text: string;
  /** Whether the test imports the program, because a file cannot originate itself. */
  readonly isSeparate: boolean;
}

const MODULE = 'Program';

/** A test that makes the same calls and expects the same storage; calls that were refused are left out. */
export function sessionTest(
  { syntax, program, typed }: Analysis,
  { contract, storage, calls }: ContractCalls,
  replay: Extract<Replay, { readonly kind: 'replayed' }>,
): SessionTest {
  const isSeparate = contract === '';
  const words = wordsOf(syntax);
  const taken = new Set(typed.declared.items.map(({ name }) => name));
  const name = freeName(`test_${(contract || 'contract').replace(/\W+/g, '_').toLowerCase()}_calls`, taken);
  // A separate file does not know the names of the program.
  const start = isSeparate ? (sourceOfValue(replay.start.storage, syntax) ?? storage) : storage;
  const last = replay.calls.at(-1)?.after ?? replay.start;
  const expected = sourceOfValue(last.storage, syntax)?.replaceAll('\n', '\n  ');
  const steps = [
    words.run(words.apply('Test.Next.State.reset', [`${NAMED_ACCOUNTS.length}n`, '[]'])),
    words.bind(
      'contract',
      words.apply('Test.Next.originate', [contractOf(contract || MODULE, syntax), start, '0tez']),
    ),
    ...calls.flatMap((call, index) => callSteps(call, replay.calls[index]?.outcome, index + 1, syntax)),
    words.bind('storage', words.apply('Test.Next.Typed_address.get_storage', ['contract.taddr'])),
    ...(expected === undefined ? [] : [words.bind('expected', expected)]),
  ];
  const path = program.files[0]?.path ?? 'main';
  const head = isSeparate ? `#import "${path}" "${MODULE}"\n\n` : '';
  const text =
    head +
    words.test(
      name,
      withoutRepeats(steps),
      expected === undefined ? words.unit : expectation(last.storage, syntax),
    );
  return { name, text, isSeparate };
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}_${number}`)) number += 1;
  return `${name}_${number}`;
}

function contractOf(module: string, syntax: LigoSyntax): string {
  return syntax === 'jsligo' ? `contract_of(${module})` : `(contract_of ${module})`;
}

/** The steps of one call, and what it must lead to. */
function callSteps(
  call: ContractCall,
  outcome: CallOutcome | undefined,
  number: number,
  syntax: LigoSyntax,
): string[] {
  const words = wordsOf(syntax);
  if (outcome?.kind === 'viewed') {
    const value = sourceOfValue(outcome.value, syntax);
    return value === undefined
      ? []
      : [`// The view ${call.name} returns ${value.replace(/\s+/g, ' ')} here.`];
  }
  if (outcome?.kind !== 'called' && outcome?.kind !== 'stopped') return [];
  const { name, parameter, sender, amount, level, time } = call;
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const made = words.construct(label, parameter);
  const transfer = (how: string) =>
    words.apply(`Test.Next.Typed_address.${how}`, ['contract.taddr', made, argument(amount)]);
  const block = level || time ? [`// A test cannot choose the level or the time of call ${number}.`] : [];
  const source = words.run(words.apply('Test.Next.State.set_source', [accountOf(sender, syntax)]));
  if (outcome.kind === 'called') return [...block, source, words.ignore(transfer('transfer_exn'))];
  return [...block, source, words.mustFail(transfer('transfer'), number)];
}

/** A named account, or the sender as it was written. */
function accountOf(sender: string, syntax: LigoSyntax): string {
  const named = NAMED_ACCOUNTS.find(({ address }) => sender.includes(`"${address}"`));
  if (!named) return sender;
  return syntax === 'jsligo' ? `Test.Next.Account.${named.name}()` : `(Test.Next.Account.${named.name} ())`;
}

/** Comparisons by operators report both values when they fail, but not all types have them. */
function expectation(storage: Value, syntax: LigoSyntax): string {
  const words = wordsOf(syntax);
  if (isComparable(storage)) return words.assertEqual('storage', 'expected');
  return words.apply('Assert.assert', [words.nested('Test.Next.Compare.eq', ['storage', 'expected'])]);
}

/** The source is set only when it changes. */
function withoutRepeats(steps: readonly string[]): string[] {
  let source = '';
  return steps.filter((step) => {
    if (!step.includes('Test.Next.State.set_source')) return true;
    const isNew = step !== source;
    source = step;
    return isNew;
  });
}

function isComparable(value: Value): boolean {
  switch (value.kind) {
    case 'tuple':
    case 'record':
      return value.items.every(isComparable);
    case 'variant':
      return isComparable(value.value);
    case 'list':
    case 'set':
    case 'map':
    case 'big_map':
      return false;
    default:
      return true;
  }
}

interface Words {
  readonly unit: string;
  apply(name: string, args: readonly string[]): string;
  /** As an argument. */
  nested(name: string, args: readonly string[]): string;
  construct(name: string, parameter: string): string;
  run(call: string): string;
  ignore(call: string): string;
  bind(name: string, value: string): string;
  mustFail(call: string, number: number): string;
  assertEqual(left: string, right: string): string;
  test(name: string, steps: readonly string[], result: string): string;
}

const JSLIGO: Words = {
  unit: '[]',
  apply: (name, args) => `${name}(${args.join(', ')})`,
  nested: (name, args) => `${name}(${args.join(', ')})`,
  construct: (name, parameter) => `${name}(${parameter === '[]' ? '' : parameter})`,
  run: (call) => `${call};`,
  ignore: (call) => `${call};`,
  bind: (name, value) => `const ${name} = ${value};`,
  // A match is an expression.
  mustFail: (call, number) =>
    `const _call_${number} = match(${call}) {\n    when (Fail(_)): unit;\n    when (_): Test.Next.failwith("call ${number} succeeded")\n  };`,
  assertEqual: (left, right) => `Assert.assert(${left} == ${right})`,
  test: (name, steps, result) =>
    `const ${name} = (() => {\n${[...steps, `return ${result};`].map((step) => `  ${step}\n`).join('')}})();\n`,
};

const CAMELIGO: Words = {
  unit: '()',
  apply: (name, args) => [name, ...args.map(inBrackets)].join(' '),
  nested: (name, args) => `(${[name, ...args.map(inBrackets)].join(' ')})`,
  construct: (name, parameter) => `(${name} ${inBrackets(parameter)})`,
  run: (call) => `let () = ${call} in`,
  ignore: (call) => `let _ = ${call} in`,
  bind: (name, value) => `let ${name} = ${value} in`,
  mustFail: (call, number) =>
    `let () = match ${call} with\n      Fail _ -> ()\n    | _ -> Test.Next.failwith "call ${number} succeeded" in`,
  assertEqual: (left, right) => `Assert.assert (${left} = ${right})`,
  test: (name, steps, result) => `let ${name} =\n${[...steps, result].map((step) => `  ${step}\n`).join('')}`,
};

function inBrackets(expression: string): string {
  return /^(?:[\w.]+|\(.*\)|\[\]|"[^"]*")$/s.test(expression) ? expression : `(${expression})`;
}

const wordsOf = (syntax: LigoSyntax): Words => (syntax === 'jsligo' ? JSLIGO : CAMELIGO);
