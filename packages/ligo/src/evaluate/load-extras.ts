/** A separate chunk; see `extras.ts`. */
import { expandMacros } from '../michelson/macros';
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
  // Tools expand macros in files; the compiler does not in embedded code.
  contract: (script) => contractOfScript(expandMacros(script)),
};
