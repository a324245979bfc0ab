/** Repeats calls of contracts on their compiled code, and compares the results with those of the evaluator. */
import type { ObservedCall } from '../../src/chain/observed-call';
import { Failure } from '../../src/evaluate/failure';
import { listItems, pairOf } from '../../src/evaluate/library/read';
import { micheline } from '../../src/evaluate/michelson/of-value';
import type { ChainOperation, CompiledContract } from '../../src/evaluate/values/contract';
import type { Value as LigoValue } from '../../src/evaluate/values/value';
import {
  type CallContext,
  callContract,
  checkValue,
  findEntrypoint,
  type Host,
  type Operation,
  printMicheline,
  type RunnableScript,
  type Type,
  type Value,
  writeValue,
} from '../../src/michelson';

export type Verdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'different'; readonly evaluated: string; readonly executed: string }
  /** The call cannot be repeated. */
  | { readonly kind: 'skipped'; readonly reason: string };

/** Compares a call with its repetition on those of the scripts that look like the contract. */
export function compareCall(call: ObservedCall, scripts: readonly RunnableScript[]): Verdict {
  try {
    const verdicts = scriptsLike(call.contract, call.storage, scripts).map((script) =>
      compareWith(script, call, scripts),
    );
    // Contracts of one shape cannot be told apart: one of them must do the same.
    const same = verdicts.find(({ kind }) => kind === 'same');
    return same ?? verdicts[0] ?? { kind: 'skipped', reason: 'The contract has no script.' };
  } catch (error) {
    if (error instanceof CannotRepeat) return { kind: 'skipped', reason: error.message };
    throw error;
  }
}

class CannotRepeat extends Error {}

function compareWith(
  script: RunnableScript,
  call: ObservedCall,
  scripts: readonly RunnableScript[],
): Verdict {
  const { transaction, storage, outcome } = call;
  const entrypoint = transaction.entrypoint ?? 'default';
  const type = findEntrypoint(script.types.parameter, entrypoint)?.type;
  if (!type) throw new CannotRepeat(`The script has no entrypoint ${entrypoint}.`);
  const result = callContract({
    script,
    entrypoint,
    storage: converted(storage, script.types.storage),
    parameter: converted(transaction.parameter, type),
    context: contextOf(call),
    host: hostOf(call, scripts),
  });
  const evaluated = shownOutcome(outcome, script.types.storage);
  const executed =
    result.kind === 'success'
      ? [...result.operations.map(shownOperation), shown(result.storage)].join('\n')
      : result.kind === 'failure'
        ? `failure ${shown(result.value)}`
        : `error ${result.code}`;
  return evaluated === executed ? { kind: 'same' } : { kind: 'different', evaluated, executed };
}

function contextOf({ execution, chain }: ObservedCall): CallContext {
  const { now, level, chainId, minBlockTime } = chain;
  return { ...execution, now, level, chainId, minBlockTime, totalVotingPower: chain.totalVotingPower() };
}

function hostOf({ state, chain, outcome }: ObservedCall, scripts: readonly RunnableScript[]): Host {
  const originated = operationsOf(outcome).flatMap((operation) =>
    operation.kind === 'origination' ? [operation.address] : [],
  );
  const at = (address: string) => {
    const found = state.contracts.get(address);
    if (!found) return undefined;
    const [script] = scriptsLike(found.contract, found.storage, scripts);
    if (!script) throw new CannotRepeat(`The contract at ${address} has no script.`);
    return {
      script,
      storage: converted(found.storage, script.types.storage),
      balance: state.balances.get(address) ?? 0n,
    };
  };
  return {
    parameterOf: (address) => at(address)?.script.types.parameter,
    contractAt: at,
    nextAddress: () => originated.pop() ?? chain.newAddress(),
    votingPower: (keyHash) => chain.votingPower(keyHash),
  };
}

/** The scripts with the entrypoints, the views and the storage of a contract. */
function scriptsLike(
  { entrypoints, views }: CompiledContract,
  storage: LigoValue,
  scripts: readonly RunnableScript[],
): RunnableScript[] {
  const names = views.map(({ name }) => name).sort();
  return scripts.filter(({ types }) => {
    const isEntrypoint = (name: string): boolean =>
      entrypoints.length === 1 || findEntrypoint(types.parameter, uncapitalised(name)) !== undefined;
    return (
      entrypoints.every(({ name }) => isEntrypoint(name)) &&
      types.views
        .map(({ name }) => name)
        .sort()
        .join() === names.join() &&
      checkValue(nodeOf(storage), types.storage, { allowsTickets: true }).value !== undefined
    );
  });
}

const uncapitalised = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function nodeOf(value: LigoValue) {
  try {
    return micheline(value, 'readable');
  } catch (error) {
    if (error instanceof Failure) throw new CannotRepeat(error.message);
    throw error;
  }
}

function converted(value: LigoValue, type: Type): Value {
  const { value: found, problems } = checkValue(nodeOf(value), type, { allowsTickets: true });
  if (!found) throw new CannotRepeat(problems[0]?.message);
  return found;
}

const shown = (value: Value): string => printMicheline(writeValue(value, 'readable'));
const shownLigo = (value: LigoValue): string => printMicheline(nodeOf(value));

function operationsOf(outcome: ObservedCall['outcome']): ChainOperation[] {
  if (outcome.kind === 'failed') return [];
  return listItems(pairOf(outcome.value)[0]).flatMap((item) =>
    item.kind === 'operation' ? [item.operation] : [],
  );
}

function shownOutcome(outcome: ObservedCall['outcome'], storage: Type): string {
  if (outcome.kind === 'failed') return shownFailure(outcome.failure);
  const after = converted(pairOf(outcome.value)[1], storage);
  return [...operationsOf(outcome).map(shownChainOperation), shown(after)].join('\n');
}

function shownFailure({ reason }: Failure): string {
  if (reason.kind === 'failwith') return `failure ${shownLigo(reason.value)}`;
  if (reason.kind === 'error' && reason.rejection) return `failure ${shownLigo(reason.rejection.value)}`;
  if (reason.kind === 'error' && /overflow/i.test(reason.message)) return 'error overflow';
  throw new CannotRepeat(reason.kind === 'needs-extras' ? reason.kind : reason.message);
}

function shownOperation(operation: Operation): string {
  switch (operation.kind) {
    case 'transaction':
      return `transaction ${operation.amount} ${operation.destination} ${shown(operation.parameter)}`;
    case 'origination':
      return `origination ${operation.balance} ${operation.address} ${operation.delegate} ${shown(operation.storage)}`;
    case 'delegation':
      return `delegation ${operation.delegate}`;
    case 'event':
      return `event ${operation.tag} ${shown(operation.payload)}`;
  }
}

function shownChainOperation(operation: ChainOperation): string {
  switch (operation.kind) {
    case 'transaction': {
      const { destination, entrypoint = 'default', amount, parameter } = operation;
      const address = entrypoint === 'default' ? destination : `${destination}%${entrypoint}`;
      return `transaction ${amount} ${address} ${shownLigo(parameter)}`;
    }
    case 'origination':
      return `origination ${operation.balance} ${operation.address} ${operation.delegate} ${shownLigo(operation.storage)}`;
    case 'delegation':
      return `delegation ${operation.delegate}`;
    case 'event':
      return `event ${operation.tag} ${shownLigo(operation.payload)}`;
  }
}
