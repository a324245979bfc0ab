/** Contracts written in Michelson: `{ parameter … ; storage … ; code … }`. */

import { sizeOfMicheline } from '../../michelson/binary';
import type { Micheline } from '../../michelson/tree';
import { extrasOf } from '../extras';
import { errorOf } from '../failure';
import type { Native } from '../machine/native';
import type { CompiledContract } from '../values/contract';
import { tuple, UNIT } from '../values/make';
import { micheline } from './of-value';
import { nested } from './stack-values';
import { readMicheline } from './text';
import { readValue } from './to-value';
import { typeFromMicheline } from './type-from';

export function michelsonContract(source: string): CompiledContract {
  const script = readMicheline(source);
  const section = (name: string): Micheline => {
    const found =
      script.kind === 'sequence'
        ? script.items.find((item) => item.kind === 'prim' && item.prim === name)
        : undefined;
    const content = found?.kind === 'prim' ? found.args[0] : undefined;
    if (!content) throw errorOf(`A contract in Michelson has a section '${name}'.`);
    return content;
  };
  const [parameter, storage, code] = [
    typeFromMicheline(section('parameter')),
    typeFromMicheline(section('storage')),
    section('code'),
  ];
  const native: Native = {
    name: 'code',
    arity: 2,
    run: ([argument, state], host) => {
      const stack = [nested(tuple(argument ?? UNIT, state ?? UNIT))];
      const [top] = extrasOf(host).interpret(code, stack, host);
      const [operations, next] = top?.kind === 'tuple' ? top.items : [];
      const read = next && readValue(micheline(next, 'readable'), storage);
      if (!operations || !read) throw errorOf('The contract does not return operations and a storage.');
      return tuple(operations, read);
    },
  };
  return {
    entrypoints: [
      { name: 'default', parameter, function: { kind: 'native', native, type: undefined }, paired: false },
    ],
    views: [],
    size: sizeOfMicheline(script) ?? 0,
    storage,
  };
}
