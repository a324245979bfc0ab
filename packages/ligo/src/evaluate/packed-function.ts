/**
 * Packed functions. The chain packs their Michelson code, which the evaluator does not have, so the bytes
 * here only identify the function: unpacking them in the same run returns it.
 */

import { prim, string } from '../michelson/tree';
import { encode } from './michelson/text';
import type { FunctionValue } from './values/function';
import type { Bytes } from './values/value';

export function packFunction(fn: FunctionValue): Bytes {
  return { kind: 'bytes', value: `05${encode(prim('LAMBDA', [string(identityOf(fn))]))}`, packed: fn };
}

function identityOf(fn: FunctionValue): string {
  if (fn.kind === 'native') return fn.native.name;
  if (fn.kind === 'partial') return `${identityOf(fn.target)}/${fn.given.length}`;
  const { file, from, to } = fn.code.span;
  return `${file}:${from}-${to}`;
}
