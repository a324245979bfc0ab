/** A run of tests: the chain, the output, and other state of the test framework. */
import type { Steps } from '../evaluate/machine/native';
import type { CompiledContract } from '../evaluate/values/contract';
import type { Value } from '../evaluate/values/value';
import type { TestAccount } from './accounts';
import type { Chain } from './chain';
import { Random } from './random';
import type { BootstrapContract, ChainState } from './state';

/** The mutants of a function or a contract, created one by one for a mutation test. */
export interface Mutants {
  /** The changed value and the position of the change; undefined if there are no more. */
  nth(value: Value, position: number): Steps<MutantValue | undefined>;
}

export interface MutantValue {
  readonly value: Value;
  readonly place: string;
  readonly replacement: string;
}

/** Contracts in other files, compiled on demand. */
export type LoadContract = (path: string, from: number | undefined) => Steps<CompiledContract>;

export interface Output {
  readonly stream: 'out' | 'error';
  readonly text: string;
}

export class Session {
  readonly output: Output[] = [];
  /** Whether to print the results of tests. */
  printsResults = true;
  readonly saved: ChainState[] = [];
  bootstrapContracts: BootstrapContract[] = [];
  bakers: { account: TestAccount; balance: bigint | undefined }[] = [];
  /** Accounts added by tests, besides those of the chain. */
  readonly accounts = new Map<string, TestAccount>();
  readonly random = new Random();
  newAccounts = 0;
  /** The number of chests created. */
  chests = 0n;

  constructor(
    readonly chain: Chain,
    readonly mutants: Mutants,
    readonly loadContract: LoadContract,
  ) {}

  print(stream: Output['stream'], text: string): void {
    this.output.push({ stream, text });
  }
}
