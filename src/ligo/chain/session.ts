/** A run of tests: the chain, what was printed, and what else the test framework remembers. */
import type { Steps } from '../evaluate/machine/native';
import type { CompiledContract } from '../evaluate/values/contract';
import type { Value } from '../evaluate/values/value';
import type { TestAccount } from './accounts';
import type { Chain } from './chain';
import { Random } from './random';
import type { BootstrapContract, ChainState } from './state';

/** What a mutation test asks for: changed copies of a function or of a contract, one after the other. */
export interface Mutants {
  /** The changed value and where it was changed; undefined when there are no more. */
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
  /** Whether the results of tests are to be printed. */
  printsResults = true;
  readonly saved: ChainState[] = [];
  bootstrapContracts: BootstrapContract[] = [];
  bakers: { account: TestAccount; balance: bigint | undefined }[] = [];
  /** Accounts that tests have added, besides those of the chain. */
  readonly accounts = new Map<string, TestAccount>();
  readonly random = new Random();
  newAccounts = 0;
  /** How many chests were made. */
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
