/** What running code can ask the world around it. */
import type { Crypto } from '../crypto/crypto';
import type { DataType } from '../data-type';
import type { ContractValue, MichelsonProgram, Value } from '../values/value';
import type { Steps } from './native';

export interface Host {
  /** Signatures and rare hashes; absent until the program turns out to need them. */
  readonly crypto: Crypto | undefined;
  /** The call of a contract that is being executed, or the test itself. */
  readonly execution: Execution;
  readonly chain: ChainReader;
}

/** The circumstances of a call. */
export interface Execution {
  readonly self: string;
  readonly sender: string;
  readonly source: string;
  readonly amount: bigint;
  readonly balance: bigint;
}

/** What contract code can find out about the chain, and what it can ask of it. */
export interface ChainReader {
  readonly now: bigint;
  readonly level: bigint;
  readonly chainId: string;
  readonly minBlockTime: bigint;
  /** The contract at an address with an entrypoint that takes values of this type. */
  contractAt(address: string, entrypoint: string | undefined, parameter: DataType): ContractValue | undefined;
  callView(name: string, parameter: Value, address: string): Steps;
  /** The address of the next contract to be originated. */
  newAddress(): string;
  votingPower(keyHash: string): bigint;
  totalVotingPower(): bigint;
  /** A registered global constant. */
  constant(hash: string): MichelsonProgram | undefined;
}
