/** The state of the simulated chain. It is immutable: an operation is undone by restoring an older state. */
import type { DataType } from '../evaluate/data-type';
import type { CompiledContract } from '../evaluate/values/contract';
import type { Value } from '../evaluate/values/value';
import type { TestAccount } from './accounts';

export interface ChainState {
  readonly level: bigint;
  /** The Unix time of the last block, in seconds. */
  readonly now: bigint;
  readonly balances: ReadonlyMap<string, bigint>;
  readonly contracts: ReadonlyMap<string, OriginatedContract>;
  readonly delegates: ReadonlyMap<string, string>;
  /** Registered delegates with their stake. */
  readonly stakes: ReadonlyMap<string, bigint>;
  /** The accounts that `Test.Next.Account` addresses by index. */
  readonly accounts: readonly TestAccount[];
  readonly source: string;
  readonly baker: string;
  readonly lastOriginations: ReadonlyMap<string, readonly string[]>;
  readonly lastEvents: readonly EmittedEvent[];
}

export interface OriginatedContract {
  readonly contract: CompiledContract;
  readonly storage: Value;
}

export interface EmittedEvent {
  readonly emitter: string;
  readonly tag: string;
  readonly payload: Value;
  readonly type: DataType | undefined;
}

/** A contract that exists from each reset of the chain. */
export interface BootstrapContract extends OriginatedContract {
  readonly balance: bigint;
}

export const BLOCK_TIME = 8n;
export const BLOCKS_PER_CYCLE = 12n;
/** Each operation costs its source one tez, which goes to the baker. */
export const FEE = 1_000_000n;
/** The spendable part of a baker's reward for a block. */
export const BLOCK_REWARD = 2_533_332n;
export const DEFAULT_BALANCE = 4_000_000_000_000n;
/** The minimum stake of a baker. */
export const MIN_STAKE = 6_000_000_000n;

/** Initial accounts freeze a twentieth of their balance as stake, and at least the minimum of a baker. */
function spendable(balance: bigint): bigint {
  const stake = balance / 20n > MIN_STAKE ? balance / 20n : MIN_STAKE;
  return balance > stake ? balance - stake : 0n;
}

export interface Genesis {
  readonly accounts: readonly TestAccount[];
  /** By position; accounts without one get the default. */
  readonly balances: readonly bigint[];
  readonly now: bigint;
  readonly contracts: readonly (readonly [string, BootstrapContract])[];
  readonly bakers: readonly (readonly [string, bigint])[];
}

export function initialState({ accounts, balances, now, contracts, bakers }: Genesis): ChainState {
  const funds = [
    ...accounts.map(({ address }, index) => [address, balances[index] ?? DEFAULT_BALANCE] as const),
    ...bakers,
  ];
  return {
    level: 0n,
    now,
    balances: new Map([
      ...funds.map(([address, balance]) => [address, spendable(balance)] as const),
      ...contracts.map(([address, { balance }]) => [address, balance] as const),
    ]),
    contracts: new Map(contracts),
    delegates: new Map(),
    stakes: new Map(funds),
    accounts,
    baker: accounts[0]?.address ?? '',
    source: accounts[1]?.address ?? '',
    lastOriginations: new Map(),
    lastEvents: [],
  };
}
