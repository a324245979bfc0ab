import { run } from '@ligo-docs/ligo';
import { print } from '@ligo-docs/ligo/evaluate';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Checker, createChecker } from './checker';

let checker: Checker;

beforeAll(async () => {
  checker = createChecker();
}, 60_000);

/** The value of `test`, or why it stopped. Any file name loads the given contract text. */
async function outcome(text: string, contract = ''): Promise<string> {
  const check = (file: string, source: string) =>
    checker.check({ file, text: source, syntax: 'cameligo' as const });
  const checked = check('program.mligo', text);
  expect(checked.problems.map(({ message }) => message)).toEqual([]);
  const { values, tests, failures } = await run(checked, { load: (path) => check(path, contract) });
  const value = values.get('test');
  return value ? print(value) : ((tests[0]?.stopped ?? failures[0])?.message ?? '');
}

test('characters that Michelson does not have are refused in storages', async () => {
  const program = `
module Sign = struct
  [@entry] let write (text : string) (_ : string) : operation list * string = [], text
end
let test = (Test.Next.originate (contract_of Sign) {|caf\u00e9|} 0tez).taddr`;
  expect(await outcome(program)).toContain('printable ASCII');
});

describe('the storage of a contract from a file', () => {
  const contract = '[@entry] let add (n : nat) (s : nat) : operation list * nat = [], s + n';
  const originate = (type: string, storage: string): string => `
let test =
  let found : (nat, ${type}) Test.Next.Originate.origination_result =
    Test.Next.Originate.from_file "contract.mligo" ${storage} 0tez in
  (Test.Next.Address.get_storage (Test.Next.Typed_address.to_address found.taddr) : nat)`;

  test.each([
    ['of the right type', 'nat', '5n', '5n'],
    ['that is the same in Michelson', 'int', '5', '5n'],
    ['of another type is refused', 'string', '"five"', 'The contract was not originated'],
    ['with a wrong value is refused', 'int', '(-5)', 'The contract was not originated'],
  ])('%s', async (_, type, storage, expected) => {
    expect(await outcome(originate(type, storage), contract)).toContain(expected);
  });
});
