/** Contracts written in Michelson: `{ parameter … ; storage … ; code … }`. */

import { callContract, callView, prepareScript, sizeOfMicheline } from '../../michelson';
import type { Micheline } from '../../michelson/tree';
import { errorOf } from '../failure';
import type { Native } from '../machine/native';
import type { CompiledContract, View } from '../values/contract';
import type { FunctionValue } from '../values/function';
import { listOf, tuple, UNIT } from '../values/make';
import { circumstances, failureOf } from './execute';
import { chainOperation, fromMichelson } from './from-michelson';
import { toMichelson } from './to-michelson';
import { dataTypeFrom } from './type-from';

export function contractOfScript(tree: Micheline): CompiledContract {
  const { script, problems } = prepareScript(tree);
  if (!script) throw errorOf(`The chain refuses this contract: ${problems[0]?.message ?? ''}`);
  const { types } = script;
  const storage = dataTypeFrom(types.storage);
  const code = native('code', 2, ([argument, state], host) => {
    const result = callContract({
      script,
      entrypoint: 'default',
      parameter: toMichelson(argument ?? UNIT, types.parameter),
      storage: toMichelson(state ?? UNIT, types.storage),
      ...circumstances(host),
    });
    if (result.kind !== 'success') throw failureOf(result);
    const operations = result.operations.map(
      (operation) => ({ kind: 'operation', operation: chainOperation(operation) }) as const,
    );
    return tuple(listOf(operations), fromMichelson(result.storage, storage));
  });
  const views = types.views.map(({ name, ...view }): View => {
    const [parameter, result] = [dataTypeFrom(view.parameter), dataTypeFrom(view.result)];
    const run = native(name, 2, ([argument, state], host) => {
      const found = callView({
        script,
        view: name,
        parameter: toMichelson(argument ?? UNIT, view.parameter),
        storage: toMichelson(state ?? UNIT, types.storage),
        ...circumstances(host),
      });
      if (found.kind !== 'success') throw failureOf(found);
      return fromMichelson(found.value, result);
    });
    return { name, parameter, result, function: run };
  });
  const parameter = dataTypeFrom(types.parameter);
  return {
    entrypoints: [{ name: 'default', parameter, function: code, paired: false }],
    views,
    size: sizeOfMicheline(tree) ?? 0,
    storage,
  };
}

function native(name: string, arity: number, run: Native['run']): FunctionValue {
  return { kind: 'native', native: { name, arity, run }, type: undefined };
}
