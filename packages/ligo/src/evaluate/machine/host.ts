/** The environment of running code. */
import type { DataType } from '../data-type';
import type { Extras } from '../extras';
import type { EntrypointType } from '../michelson/parameter-node';
import type { ContractValue, MichelsonProgram, Value } from '../values/value';
import type { Steps } from './native';

export interface Host {
  /** Undefined until the program turns out to need them. */
  readonly extras: Extras | undefined;
  /** The contract call being executed, or the test itself. */
  readonly execution: Execution;
  readonly chain: ChainReader;
}

/** The context of a call. */
export interface Execution {
  readonly self: string;
  readonly sender: string;
  readonly source: string;
  readonly amount: bigint;
  readonly balance: bigint;
}

export interface ViewCall {
  readonly address: string;
  readonly name: string;
  readonly parameter: Value;
  /** As the caller states them; the view must have the same types. */
  readonly types?: ViewTypes;
}

export interface ViewTypes {
  readonly parameter: DataType;
  readonly result: DataType;
}

/** The view of the chain for contract code. */
export interface ChainReader {
  readonly now: bigint;
  readonly level: bigint;
  readonly chainId: string;
  readonly minBlockTime: bigint;
  /** The contract at an address with an entrypoint for values of this type. */
  contractAt(address: string, entrypoint: string | undefined, parameter: DataType): ContractValue | undefined;
  /** The entrypoints of the contract at an address, if there is one. */
  entrypointsAt(address: string): readonly EntrypointType[] | undefined;
  /** `None` without a view of this name and these types. */
  callView(call: ViewCall): Steps;
  /** The address of the next contract to be originated. */
  newAddress(): string;
  votingPower(keyHash: string): bigint;
  totalVotingPower(): bigint;
  /** A registered global constant. */
  constant(hash: string): MichelsonProgram | undefined;
}
