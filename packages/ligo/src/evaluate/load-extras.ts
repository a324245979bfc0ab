/** A separate chunk; see `extras.ts`. */
import { crypto } from './crypto/load';
import type { Extras } from './extras';
import { contractOfScript } from './michelson/contract';
import { execute } from './michelson/execute';
import { readFunction } from './michelson/function-of';
import { makeFunctionCode } from './michelson/make-function-code';

export const extras: Extras = {
  crypto,
  functions: makeFunctionCode,
  execute,
  readFunction,
  contract: contractOfScript,
};
