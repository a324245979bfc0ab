/** Contract calls as readers write them, in the syntax of the program. */

export interface ContractCall {
  readonly kind: 'entry' | 'view';
  /** Of the entrypoint or view. */
  readonly name: string;
  readonly parameter: string;
  readonly sender: string;
  readonly amount: string;
  /** The number of the block; by default, the next one. */
  readonly level?: string;
  /** The time of the block as in RFC 3339; by default, that of the next one. */
  readonly time?: string;
}

export interface ContractCalls {
  /** The path of its module, empty for the main file. */
  readonly contract: string;
  readonly storage: string;
  readonly calls: readonly ContractCall[];
}

export type CallField = 'storage' | 'parameter' | 'sender' | 'amount' | 'level' | 'time';
