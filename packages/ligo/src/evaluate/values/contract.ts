/** Contracts and operations as values; the chain executes them. */
import type { Program } from '../../syntax/ast';
import type { Span } from '../../syntax/source';
import type { DataType } from '../data-type';
import type { FunctionValue } from './function';
import type { Value } from './value';

/** A contract that can be originated: functions of the program with the types that the chain checks. */
export interface CompiledContract {
  readonly entrypoints: readonly Entrypoint[];
  readonly views: readonly View[];
  /** An estimate of the size of its code in bytes; only the compiler knows the exact size. */
  readonly size: number;
  /** The storage as far as its type is known. */
  readonly storage: DataType | undefined;
  /** Absent for functions and for contracts written in Michelson. */
  readonly source?: ContractSource;
}

/** Where a contract is declared. */
export interface ContractSource {
  readonly program: Program;
  /** The names of its entry points. */
  readonly entryPoints: readonly Span[];
}

export interface Entrypoint {
  readonly name: string;
  readonly parameter: DataType;
  /** `parameter -> storage -> operation list * storage`, or the same with a pair. */
  readonly function: FunctionValue;
  readonly paired: boolean;
}

export interface View {
  readonly name: string;
  readonly parameter: DataType | undefined;
  readonly result: DataType | undefined;
  readonly function: FunctionValue;
}

/** An operation emitted by a contract. The chain refuses to execute an operation twice. */
export type ChainOperation = Transaction | Origination | Delegation | Event;

export interface Transaction {
  readonly kind: 'transaction';
  readonly parameter: Value;
  readonly amount: bigint;
  readonly destination: string;
  readonly entrypoint: string | undefined;
}

export interface Origination {
  readonly kind: 'origination';
  readonly contract: CompiledContract;
  readonly storage: Value;
  readonly balance: bigint;
  readonly delegate: string | undefined;
  readonly address: string;
}

export interface Delegation {
  readonly kind: 'delegation';
  readonly delegate: string | undefined;
}

export interface Event {
  readonly kind: 'event';
  readonly tag: string;
  readonly payload: Value;
  readonly type: DataType | undefined;
}
