/** A chain for tests: two contracts, and circumstances that do not change. */
import { encodeBase58 } from '../../src/michelson/base58';
import { checkValue } from '../../src/michelson/check/index';
import { parseMicheline } from '../../src/michelson/parse';
import type { CallContext, Host } from '../../src/michelson/run/host';
import { prepareScript, type RunnableScript } from '../../src/michelson/run/script';
import type { Value } from '../../src/michelson/values/value';

export const ALICE = 'tz1gjaF81ZRRvdzjobyfVNsAeSC6PScjfQwN';
export const SELF = 'KT1PWx2mnDueood7fEmfbBDKx1D9BAnnXitn';
export const COUNTER = 'KT1BRd2ka5q2cPRdXALtXD1QZ38CPam2j1ye';
const NEW = encodeBase58('KT1', '01'.repeat(20));

export const CONTEXT: CallContext = {
  sender: ALICE,
  source: ALICE,
  self: SELF,
  amount: 5n,
  balance: 1_005n,
  now: 1_700_000_000n,
  level: 7n,
  chainId: 'NetXdQprcVkpaWU',
  minBlockTime: 10n,
  totalVotingPower: 100n,
};

export function runnable(text: string): RunnableScript {
  const { script, problems } = prepareScript(parseMicheline(text).tree);
  if (!script) throw new Error(`${text}: ${problems[0]?.message}`);
  return script;
}

const counter = runnable(`{
  parameter (or (int %add) (unit %reset)) ; storage int ; code { CDR ; NIL operation ; PAIR } ;
  view "plus" int int { UNPAIR ; ADD } ;
  view "me" unit (pair address address mutez mutez) { DROP ; BALANCE ; AMOUNT ; SENDER ; SELF_ADDRESS ; PAIR 4 } ;
  view "fails" unit int { DROP ; PUSH string "no" ; FAILWITH } }`);

export const HOST: Host = {
  parameterOf: (address) => (address === COUNTER ? counter.types.parameter : undefined),
  contractAt: (address) =>
    address === COUNTER ? { script: counter, storage: { kind: 'int', value: 40n }, balance: 9n } : undefined,
  nextAddress: () => NEW,
  votingPower: (keyHash) => (keyHash === ALICE ? 3n : 0n),
};

/** A value of the type of the storage, or of the parameter, of a script. */
export function valueFor(script: RunnableScript, section: 'parameter' | 'storage', text: string): Value {
  const { value, problems } = checkValue(parseMicheline(text).tree, script.types[section]);
  if (!value) throw new Error(`${text}: ${problems[0]?.message}`);
  return value;
}
