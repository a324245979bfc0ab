/** What a call of a contract needs from the chain around it. Addresses, keys and hashes are in base58. */
import type { Type } from '../types/type';
import type { Value } from '../values/value';
import type { RunnableScript } from './script';

export interface Host {
  /** The type of the parameter of an originated contract; undefined if there is none. */
  parameterOf(address: string): Type | undefined;
  /** The contract whose views are called, in its present state; undefined if there is none. */
  contractAt(address: string): DeployedContract | undefined;
  /** The address of the next contract that is originated. */
  nextAddress(): string;
  /** In mutez; 0 for anyone who is not a delegate. */
  votingPower(keyHash: string): bigint;
}

export interface DeployedContract {
  readonly script: RunnableScript;
  readonly storage: Value;
  readonly balance: bigint;
}

/** The circumstances of a call. */
export interface CallContext {
  readonly sender: string;
  readonly source: string;
  /** The contract that runs. */
  readonly self: string;
  /** In mutez. */
  readonly amount: bigint;
  /** In mutez, including the amount. */
  readonly balance: bigint;
  /** In seconds since 1970. */
  readonly now: bigint;
  readonly level: bigint;
  readonly chainId: string;
  /** In seconds. */
  readonly minBlockTime: bigint;
  readonly totalVotingPower: bigint;
}
