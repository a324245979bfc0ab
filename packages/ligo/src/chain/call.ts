/** Sequential calls of one contract on a separate chain. */
import { compileContractOf } from '../evaluate/code/compile';
import { contractOf } from '../evaluate/contract-value';
import type { Extras } from '../evaluate/extras';
import { errorOf, Failure } from '../evaluate/failure';
import { mutezOf } from '../evaluate/library/read';
import { call, type Steps } from '../evaluate/machine/native';
import type { ChainOperation, CompiledContract } from '../evaluate/values/contract';
import { UNIT } from '../evaluate/values/make';
import { isSame } from '../evaluate/values/same';
import type { Value } from '../evaluate/values/value';
import type { Stopped } from './run';
import { type CheckedProgram, closureOf, Runner } from './runner';
import { type EmittedEvent, FEE } from './state';

/** The names of the program's values that describe a call. */
export interface PlannedCall {
  readonly kind: 'entry' | 'view';
  /** Of the entrypoint or view. */
  readonly name: string;
  /** A pair of the parameter and the initial storage. */
  readonly pair: string;
  readonly sender: string;
  readonly amount: string;
}

/** The result of the last call. */
export type CallResult =
  /** `isCalled`: whether the last call failed, rather than something before it. */
  | { readonly kind: 'stopped'; readonly stopped: Stopped; readonly isCalled: boolean }
  | { readonly kind: 'viewed'; readonly value: Value }
  | {
      readonly kind: 'called';
      readonly before: Value;
      readonly after: Value;
      /** Whether the storage differs, also if both are printed alike, as functions are. */
      readonly changed: boolean;
      /** The emitted operations and all that followed from them, without events. */
      readonly operations: readonly ChainOperation[];
      readonly events: readonly EmittedEvent[];
      readonly balance: bigint;
    };

export interface CallOptions {
  readonly contract: readonly string[];
  readonly calls: readonly PlannedCall[];
  readonly extras?: Extras;
}

/** A failing call changes nothing, and the remaining calls are still made. */
export function callContract(
  checked: CheckedProgram,
  { contract: path, calls, extras }: CallOptions,
): CallResult {
  const runner = new Runner({ extras });
  const { machine, session } = runner;
  const { chain } = session;
  const compiled = runner.compile(checked);
  const values = new Map<string, Value>();
  const inMachine = <T>(steps: () => Steps<T>): T => {
    let result: T | undefined;
    const run = function* (): Steps {
      result = yield* steps();
      return UNIT;
    };
    machine.run({ kind: 'native', native: { name: 'call', arity: 1, run }, type: undefined }, [UNIT]);
    return result as T;
  };
  const valueNamed = (name: string): Value => {
    const value = values.get(name);
    if (!value) throw errorOf(`'${name}' has no value.`);
    return value;
  };
  try {
    for (const unit of compiled.context.units) {
      // Tests are not part of the contract.
      if (unit.name?.startsWith('test')) continue;
      machine.run(closureOf(unit.code), [UNIT]);
      for (const [name, index] of unit.globals) {
        const value = machine.globals[index];
        if (value) values.set(name, value);
      }
    }
    const contract = inMachine(function* (): Steps<CompiledContract> {
      return contractOf(yield call(closureOf(compileContractOf(compiled, path)), UNIT), undefined);
    });
    const address = chain.newAddress();
    const storage = () => chain.state.contracts.get(address)?.storage ?? UNIT;
    const [, initial] = itemsOf(valueNamed(calls[0]?.pair ?? ''));
    inMachine(() =>
      chain.execute({
        kind: 'origination',
        contract,
        storage: initial,
        balance: 0n,
        delegate: undefined,
        address,
      }),
    );
    let result: CallResult = { kind: 'viewed', value: UNIT };
    for (const { kind, name, pair, sender, amount } of calls) {
      const [parameter] = itemsOf(valueNamed(pair));
      const from = valueNamed(sender);
      const source = from.kind === 'address' ? from.value : '';
      const paid = mutezOf(valueNamed(amount));
      chain.state = { ...chain.state, source };
      chain.execution = chain.testExecution();
      try {
        if (kind === 'view') {
          const found = inMachine(() => chain.callView(name, parameter, address));
          result = { kind: 'viewed', value: found.kind === 'variant' ? found.value : found };
          continue;
        }
        const before = storage();
        chain.credit(source, paid + FEE);
        inMachine(() =>
          chain.execute({
            kind: 'transaction',
            parameter,
            amount: paid,
            destination: address,
            // A single entrypoint has no name on chain.
            entrypoint: contract.entrypoints.length > 1 ? name : undefined,
          }),
        );
        const after = storage();
        result = {
          kind: 'called',
          before,
          after,
          changed: !isSame(before, after),
          operations: chain.lastOperations.slice(1).filter((operation) => operation.kind !== 'event'),
          events: [...chain.state.lastEvents].reverse(),
          balance: chain.balanceOf(address),
        };
      } catch (error) {
        result = { kind: 'stopped', stopped: stoppedBy(error), isCalled: true };
      }
    }
    return result;
  } catch (error) {
    return { kind: 'stopped', stopped: stoppedBy(error), isCalled: false };
  }
}

function itemsOf(value: Value): readonly [Value, Value] {
  const [first = UNIT, second = UNIT] = value.kind === 'tuple' ? value.items : [];
  return [first, second];
}

function stoppedBy(error: unknown): Stopped {
  if (!(error instanceof Failure)) throw error;
  const { reason, message, calls } = error;
  return { reason, message, calls };
}
