/** Calls of one contract on a separate chain, each a step from one immutable state to the next. */
import { type CompiledProgram, compileContractOf, compileExpressionIn } from '../evaluate/code/compile';
import type { NodeTypes } from '../evaluate/code/typing';
import { contractOf } from '../evaluate/contract-value';
import { mutezOf } from '../evaluate/library/read';
import { call, type Steps } from '../evaluate/machine/native';
import type { CompiledContract } from '../evaluate/values/contract';
import { UNIT } from '../evaluate/values/make';
import { isSame } from '../evaluate/values/same';
import type { Value } from '../evaluate/values/value';
import type { Expression } from '../syntax/ast';
import { NAMED_ACCOUNTS, TEST_ACCOUNTS } from './accounts';
import type { ChainSnapshot, ExecutedOperation } from './chain';
import { type Stopped, stoppedBy } from './run';
import { type CheckedProgram, closureOf, Runner, type RunnerOptions } from './runner';
import { BLOCK_TIME, type EmittedEvent, FEE } from './state';

/** A contract between two calls. A session may keep all of them, and continue from any. */
export interface ContractState {
  readonly chain: ChainSnapshot;
  readonly address: string;
}

export interface Call {
  readonly kind: 'entry' | 'view';
  /** Of the entrypoint or view. */
  readonly name: string;
  readonly parameter: Value;
  readonly sender: Value;
  readonly amount: Value;
  /** Of the block with the call; by default, the next one. */
  readonly level?: bigint | undefined;
  /** The Unix time of that block, in seconds. */
  readonly time?: bigint | undefined;
}

export type CallResult =
  /** `isCalled`: whether the call failed, rather than something before it. */
  | { readonly kind: 'stopped'; readonly stopped: Stopped; readonly isCalled: boolean }
  | { readonly kind: 'viewed'; readonly value: Value }
  | {
      readonly kind: 'called';
      readonly before: Value;
      readonly after: Value;
      /** Whether the storage differs, also if both are printed alike, as functions are. */
      readonly changed: boolean;
      /** The emitted operations and all that followed from them, without events. */
      readonly operations: readonly ExecutedOperation[];
      readonly events: readonly EmittedEvent[];
      readonly balance: bigint;
    };

/** The result of a call, and the state after it: the same one if it failed or was a view. */
export interface CallStep {
  readonly result: CallResult;
  readonly next: ContractState;
}

/**
 * Of the named accounts, none of which bakes. Calls cost them nothing but the amounts that they send; other senders
 * have enough.
 */
const START_BALANCE = 1_000_000_000n;

const isNamed = (address: string): boolean => NAMED_ACCOUNTS.some((account) => account.address === address);

/** A program that has run up to its tests, with one of its contracts. */
export class OpenContract {
  private readonly runner: Runner;
  private readonly compiled: CompiledProgram;
  private readonly contract: CompiledContract;

  /** Throws a `Failure` if the program stops before its contract is known. */
  constructor(checked: CheckedProgram, path: readonly string[], options: RunnerOptions = {}) {
    this.runner = new Runner(options);
    this.compiled = this.runner.compile(checked);
    const { compiled } = this;
    // Tests are not part of the contract.
    for (const { name, code } of compiled.context.units)
      if (!name?.startsWith('test')) this.runner.machine.run(closureOf(code), [UNIT]);
    this.contract = this.inMachine(function* (): Steps<CompiledContract> {
      return contractOf(yield call(closureOf(compileContractOf(compiled, path)), UNIT), undefined);
    });
  }

  /** Throws a `Failure` if the expression has no value. */
  evaluate(expression: Expression, types: NodeTypes): Value {
    const code = compileExpressionIn(this.compiled, expression, types);
    return this.inMachine(function* (): Steps<Value> {
      return yield call(closureOf(code), UNIT);
    });
  }

  originate(storage: Value): ContractState {
    const { chain } = this.runner.session;
    const { contract } = this;
    const address = chain.newAddress();
    const balance = 0n;
    this.inMachine(() =>
      chain.execute({ kind: 'origination', contract, storage, balance, delegate: undefined, address }),
    );
    const balances = NAMED_ACCOUNTS.map(({ address: account }) => [account, START_BALANCE] as const);
    chain.state = {
      ...chain.state,
      balances: new Map([...chain.state.balances, ...balances]),
      baker: TEST_ACCOUNTS.at(-1)?.address ?? '',
    };
    return { chain: chain.snapshot(), address };
  }

  call(state: ContractState, { kind, name, parameter, sender, amount, ...block }: Call): CallStep {
    const { chain } = this.runner.session;
    const { address } = state;
    const source = sender.kind === 'address' ? sender.value : '';
    const paid = mutezOf(amount);
    const storage = () => chain.state.contracts.get(address)?.storage ?? UNIT;
    chain.resume(state.chain, source);
    const { level = chain.level + 1n, time = chain.now + BLOCK_TIME } = block;
    chain.state = { ...chain.state, level: level - 1n, now: time - BLOCK_TIME };
    try {
      if (kind === 'view') {
        const found = this.inMachine(() => chain.callView({ address, name, parameter }));
        const value = found.kind === 'variant' ? found.value : found;
        return { result: { kind: 'viewed', value }, next: state };
      }
      const before = storage();
      chain.credit(source, isNamed(source) ? FEE : paid + FEE);
      this.inMachine(() =>
        chain.execute({
          kind: 'transaction',
          parameter,
          amount: paid,
          destination: address,
          // A single entrypoint has no name on chain.
          entrypoint: this.contract.entrypoints.length > 1 ? name : undefined,
        }),
      );
      const after = storage();
      const result: CallResult = {
        kind: 'called',
        before,
        after,
        changed: !isSame(before, after),
        operations: chain.lastOperations.slice(1).filter(({ operation }) => operation.kind !== 'event'),
        events: [...chain.state.lastEvents].reverse(),
        balance: chain.balanceOf(address),
      };
      return { result, next: { chain: chain.snapshot(), address } };
    } catch (error) {
      return { result: { kind: 'stopped', stopped: stoppedBy(error), isCalled: true }, next: state };
    }
  }

  /** Runs steps that may call functions of the program. */
  private inMachine<T>(steps: () => Steps<T>): T {
    let result: T | undefined;
    const run = function* (): Steps {
      result = yield* steps();
      return UNIT;
    };
    const native = { name: 'call', arity: 1, run };
    this.runner.machine.run({ kind: 'native', native, type: undefined }, [UNIT]);
    return result as T;
  }
}
