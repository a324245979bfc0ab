import type { Micheline } from '../michelson/tree';
import type { Crypto } from './crypto/crypto';
import type { DataType } from './data-type';
import { Failure } from './failure';
import type { MakeFunctionCode } from './function-code';
import type { Host } from './machine/host';
import type { ExecuteMichelson } from './michelson/execute';
import type { CompiledContract } from './values/contract';
import type { FunctionValue } from './values/function';

/** Code that few programs need. It is loaded when a program turns out to need it; see `load-extras.ts`. */
export interface Extras {
  readonly crypto: Crypto;
  readonly functions: MakeFunctionCode;
  /** Runs Michelson on a stack. */
  readonly execute: ExecuteMichelson;
  /** The function with this code; undefined if the code does not have the type. */
  readonly readFunction: (node: Micheline, type: DataType) => FunctionValue | undefined;
  /** A contract written in Michelson; throws a failure if the chain refuses it. */
  readonly contract: (script: Micheline) => CompiledContract;
}

/** Returns the extras, or throws a request to load them and rerun the program. */
export function extrasOf({ extras }: Pick<Host, 'extras'>): Extras {
  if (!extras) throw new Failure({ kind: 'needs-extras' });
  return extras;
}
