/** Global constants: Michelson registered on the chain and referenced by its hash. */

import type { Micheline } from '../../michelson/tree';
import type { Type } from '../../types/type';
import { errorOf } from '../failure';
import type { Host } from '../machine/host';
import { call, type Native, type Steps } from '../machine/native';
import { dataType } from '../type-of';
import { type FunctionValue, isFunction } from '../values/function';
import type { MichelsonProgram, Value } from '../values/value';
import { runInsertion } from './insertion';
import { readValue } from './to-value';

/** A function constant is looked up when called, because it may be registered after it is referenced. */
export function globalConstant(hash: string, host: Host, type: Type | undefined): Value {
  if (type?.kind !== 'arrow') return readConstant(find(hash, host).code, type);
  const native: Native = {
    name: hash,
    arity: 1,
    run: (args) => {
      const { code, source } = find(hash, host);
      return source && isFunction(source) ? apply(source, args) : runInsertion(code, args, host, type);
    },
  };
  return { kind: 'native', native, type };
}

function* apply(fn: FunctionValue, args: readonly Value[]): Steps {
  return yield call(fn, ...args);
}

function find(hash: string, { chain }: Host): MichelsonProgram {
  const constant = chain.constant(hash);
  if (!constant) throw errorOf(`The global constant ${hash} is not registered.`);
  return constant;
}

function readConstant(code: Micheline, type: Type | undefined): Value {
  const value = type && readValue(code, dataType(type));
  if (!value) throw errorOf('The global constant is not of the expected type.');
  return value;
}
