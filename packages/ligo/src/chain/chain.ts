/** The simulated chain: executes operations in order of emission, depth first, and undoes everything on failure. */

import { callEntrypoint } from '../evaluate/contract-value';
import type { DataType } from '../evaluate/data-type';
import type { Extras } from '../evaluate/extras';
import { errorOf, Failure } from '../evaluate/failure';
import { blake } from '../evaluate/library/crypto';
import { listItems, pairOf } from '../evaluate/library/read';
import type { ChainReader, Execution, Host, ViewCall } from '../evaluate/machine/host';
import { call, type Steps } from '../evaluate/machine/native';
import type { ChainOperation, CompiledContract, Origination, Transaction } from '../evaluate/values/contract';
import { NONE, some } from '../evaluate/values/make';
import type { ContractValue, MichelsonProgram } from '../evaluate/values/value';
import { encodeBase58 } from '../michelson/base58';
import { utf8ToHex } from '../michelson/hex';
import { TEST_ACCOUNTS } from './accounts';
import { baked, balanceIn, credited, paid } from './balances';
import { FIRST_BIG_MAP, numbered } from './big-maps';
import { delegated } from './delegation';
import { parameterType, resolveCall, takesUnit, unresolvedCall } from './entrypoints';
import { ExecutionError } from './execution-error';
import { GAS_PER_OPERATION, gasOfData } from './gas';
import type { RefuseContract } from './legality';
import type { CallObserver, ObservedOutcome } from './observed-call';
import { requireAmount } from './require-amount';
import { requirePrintable } from './require-printable';
import { hasTypes, sameType } from './same-type';
import {
  BLOCK_TIME,
  BLOCKS_PER_CYCLE,
  type ChainState,
  type EmittedEvent,
  FEE,
  initialState,
  type OriginatedContract,
} from './state';

/** A pending operation with its sender, and how many operations it follows from. */
interface Pending {
  readonly operation: ChainOperation;
  readonly sender: string;
  readonly depth: number;
}

/** An operation with how many operations it follows from, its parent right before it or before its siblings. */
export interface ExecutedOperation {
  readonly operation: ChainOperation;
  readonly depth: number;
}

/** Everything that an operation can change, at one moment. */
export interface ChainSnapshot {
  readonly state: ChainState;
  readonly counter: number;
  readonly bigMaps: number;
}

export class Chain implements ChainReader, Host {
  state: ChainState = initialState({
    accounts: TEST_ACCOUNTS.slice(0, 2),
    balances: [],
    now: 0n,
    contracts: [],
    bakers: [],
  });
  execution: Execution;
  readonly chainId = 'NetXH12Aer3be93';
  readonly minBlockTime = BLOCK_TIME;
  readonly constants = new Map<string, MichelsonProgram>();
  /** The estimated gas of the last operation of a test. */
  lastGas = 0n;
  /** The last operation of a test and all that followed from it, in execution order. */
  lastOperations: readonly ExecutedOperation[] = [];
  /** The work done by the machine so far. */
  work: () => number = () => 0;
  /** Is told of every call of a contract. */
  observe: CallObserver | undefined;
  /** Judges contracts that tests originate; those that contracts originate are part of them. */
  refuse: RefuseContract | undefined;
  private counter = 0;
  /** The id of the next big map. */
  private bigMaps = FIRST_BIG_MAP;
  /** The block that is being built; undefined between operations. */
  private executed: Map<ChainOperation, number> | undefined;

  constructor(readonly extras: Extras | undefined) {
    this.execution = this.testExecution();
  }

  snapshot(): ChainSnapshot {
    const { state, counter, bigMaps } = this;
    return { state, counter, bigMaps };
  }

  /** Continues from an earlier moment, as the given source. */
  resume({ state, counter, bigMaps }: ChainSnapshot, source: string): void {
    this.state = { ...state, source };
    this.counter = counter;
    this.bigMaps = bigMaps;
    this.execution = this.testExecution();
  }

  readonly chain: ChainReader = this;
  get now(): bigint {
    return this.state.now + (this.executed ? BLOCK_TIME : 0n);
  }

  get level(): bigint {
    return this.state.level + (this.executed ? 1n : 0n);
  }

  /** The execution context of a test itself. */
  testExecution(): Execution {
    const { source } = this.state;
    return { self: source, sender: source, source, amount: 0n, balance: this.balanceOf(source) };
  }

  balanceOf(address: string): bigint {
    return balanceIn(this.state, address);
  }

  newAddress(): string {
    this.counter += 1;
    return encodeBase58('KT1', blake(utf8ToHex(`contract ${this.counter}`), 20));
  }

  contractAt(
    address: string,
    entrypoint: string | undefined,
    parameter: DataType,
  ): ContractValue | undefined {
    const found: ContractValue = { kind: 'contract', address, entrypoint };
    if (!address.startsWith('KT1'))
      return (!entrypoint || entrypoint === 'default') && takesUnit(parameter) ? found : undefined;
    const contract = this.state.contracts.get(address)?.contract;
    const expected = contract && parameterType(contract, entrypoint);
    return expected && sameType(expected, parameter) ? found : undefined;
  }

  entrypointsAt(address: string): CompiledContract['entrypoints'] | undefined {
    return this.state.contracts.get(address)?.contract.entrypoints;
  }

  *callView({ address, name, parameter, types }: ViewCall): Steps {
    const target = this.state.contracts.get(address);
    const view = target?.contract.views.find((candidate) => candidate.name === name);
    if (!target || !view || (types && !hasTypes(view, types))) return NONE;
    const saved = this.execution;
    this.execution = {
      self: address,
      sender: saved.self,
      source: saved.source,
      amount: 0n,
      balance: this.balanceOf(address),
    };
    try {
      return some(yield call(view.function, parameter, target.storage));
    } finally {
      this.execution = saved;
    }
  }

  votingPower(keyHash: string): bigint {
    return this.state.stakes.get(keyHash) ?? 0n;
  }

  totalVotingPower(): bigint {
    return [...this.state.stakes.values()].reduce((sum, stake) => sum + stake, 0n);
  }

  constant(hash: string): MichelsonProgram | undefined {
    return this.constants.get(hash);
  }

  /** Executes an operation of the source, and all that follow from it, in a new block. */
  *execute(operation: ChainOperation): Steps<void> {
    const before = this.state;
    const { source } = before;
    if (!source.startsWith('tz')) throw errorOf('The source address is not an implicit account');
    this.executed = new Map();
    const workBefore = this.work();
    this.lastGas = 0n;
    this.state = { ...before, lastEvents: [], lastOriginations: new Map() };
    try {
      requirePrintable(operation);
      const refusal = operation.kind === 'origination' ? this.refuse?.(operation.contract) : undefined;
      if (refusal) throw refusal;
      this.pay(source, FEE);
      const queue: Pending[] = [{ operation, sender: source, depth: 0 }];
      for (let next = queue.shift(); next; next = queue.shift())
        queue.unshift(...(yield* this.apply(next, source)));
      this.lastOperations = Array.from(this.executed, ([executed, depth]) => ({
        operation: executed,
        depth,
      }));
      this.lastGas += BigInt(this.work() - workBefore);
      this.state = baked(this.state, FEE);
    } catch (error) {
      this.state = before;
      throw error;
    } finally {
      this.executed = undefined;
      this.execution = this.testExecution();
    }
  }

  /** Bakes empty blocks until this many cycles have ended. */
  bakeCycles(count: bigint): void {
    const { level } = this.state;
    const end = (level / BLOCKS_PER_CYCLE + count) * BLOCKS_PER_CYCLE;
    for (let current = level; current < end; current++) this.state = baked(this.state, 0n);
  }

  private *apply({ operation, sender, depth }: Pending, source: string): Steps<Pending[]> {
    if (this.executed?.has(operation)) throw errorOf('An operation was emitted twice.');
    this.executed?.set(operation, depth);
    this.lastGas += GAS_PER_OPERATION;
    switch (operation.kind) {
      case 'transaction':
        requireAmount(operation);
        this.pay(sender, operation.amount);
        this.credit(operation.destination, operation.amount);
        return (yield* this.callContract(operation, sender, source)).map((next) => ({
          ...next,
          depth: depth + 1,
        }));
      case 'origination':
        this.originate(operation, sender);
        if (operation.delegate) this.state = delegated(this.state, operation.address, operation.delegate);
        return [];
      case 'delegation':
        this.state = delegated(this.state, sender, operation.delegate);
        return [];
      case 'event': {
        const event: EmittedEvent = { ...operation, emitter: sender };
        this.state = { ...this.state, lastEvents: [event, ...this.state.lastEvents] };
        return [];
      }
    }
  }

  private *callContract(
    transaction: Transaction,
    sender: string,
    source: string,
  ): Steps<Omit<Pending, 'depth'>[]> {
    const { destination, entrypoint, parameter, amount } = transaction;
    if (!destination.startsWith('KT1')) return [];
    const target = this.state.contracts.get(destination);
    const resolved = target && resolveCall(target.contract, entrypoint, parameter);
    if (!target || !resolved) throw unresolvedCall(destination, entrypoint, target !== undefined);
    this.lastGas += gasOfData(parameter, target.storage);
    this.execution = { self: destination, sender, source, amount, balance: this.balanceOf(destination) };
    const result = yield* this.observed(
      target,
      transaction,
      callEntrypoint(resolved.entrypoint, resolved.argument, target.storage),
    );
    const [operations, storage] = pairOf(result);
    this.store(destination, { ...target, storage });
    return listItems(operations).map((value) => {
      if (value.kind !== 'operation') throw errorOf('A contract returned a value that is not an operation.');
      return { operation: value.operation, sender: destination };
    });
  }

  /** Runs the code of a contract, and tells the observer how it ended. */
  private *observed(
    { contract, storage }: OriginatedContract,
    transaction: Transaction,
    steps: Steps,
  ): Steps {
    const { state, execution } = this;
    const report = (outcome: ObservedOutcome): void =>
      this.observe?.({ contract, storage, transaction, execution, state, chain: this, outcome });
    try {
      const value = yield* ExecutionError.at(transaction.destination, steps);
      report({ kind: 'returned', value });
      return value;
    } catch (error) {
      if (error instanceof Failure) report({ kind: 'failed', failure: error });
      throw error;
    }
  }

  private originate({ address, contract, storage, balance }: Origination, sender: string): void {
    this.pay(sender, balance);
    this.credit(address, balance);
    this.store(address, { contract, storage: numbered(storage, () => this.bigMaps++) });
    const known = this.state.lastOriginations;
    const lastOriginations = new Map([...known, [sender, [...(known.get(sender) ?? []), address]]]);
    this.state = { ...this.state, lastOriginations };
  }

  private store(address: string, contract: OriginatedContract): void {
    this.state = { ...this.state, contracts: new Map([...this.state.contracts, [address, contract]]) };
  }

  pay(address: string, amount: bigint): void {
    this.state = paid(this.state, address, amount);
  }

  credit(address: string, amount: bigint): void {
    this.state = credited(this.state, address, amount);
  }
}
