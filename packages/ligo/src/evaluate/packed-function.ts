/** Packed functions: the bytes of their compiled code, with the values that they have captured. */
import { functionCode } from './function-code';
import { encode } from './michelson/text';
import type { FunctionValue } from './values/function';
import type { Bytes } from './values/value';

export const packFunction = (fn: FunctionValue): Bytes => ({
  kind: 'bytes',
  value: `05${encode(functionCode(fn).packed)}`,
  packed: fn,
});
