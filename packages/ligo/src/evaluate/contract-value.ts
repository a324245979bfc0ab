/** Converts contracts between `contract_of` triples, functions of a pair, and the executable form. */
import { prune, type Type } from '../types/type';
import { errorOf } from './failure';
import type { Native, Steps } from './machine/native';
import { call } from './machine/native';
import { packFunction } from './packed-function';
import { dataType } from './type-of';
import type { CompiledContract, Entrypoint } from './values/contract';
import { type FunctionValue, isFunction } from './values/function';
import { mapOf, NONE, nat, some, tuple } from './values/make';
import type { DynamicEntrypoint, Value } from './values/value';

/** The triple of `contract_of`: main function, views, initial dynamic entry points. */
export function contractValue(contract: CompiledContract, dynamic: readonly DynamicEntrypoint[]): Value {
  const main: Native = { name: 'main', arity: 1, run: ([pair]) => runMain(contract, pair), contract };
  const initial = mapOf(
    dynamic.flatMap(({ key, initial: fn }) => (fn ? [[nat(key), packFunction(fn)] as const] : [])),
    'big_map',
  );
  return tuple(
    { kind: 'native', native: main, type: undefined },
    { kind: 'views', views: contract.views.map(({ name, function: fn }) => [name, fn]) },
    dynamic.length > 0 ? some(initial) : NONE,
  );
}

function* runMain(contract: CompiledContract, pair: Value | undefined): Steps {
  const [parameter, storage] = pair?.kind === 'tuple' ? pair.items : [];
  if (parameter?.kind !== 'variant' || !storage) throw errorOf('A contract takes a parameter and a storage.');
  const entry = contract.entrypoints.find(({ name }) => sameName(name, parameter.name));
  if (!entry) throw errorOf(`The contract has no entrypoint ${parameter.name}.`);
  return yield* callEntrypoint(entry, parameter.value, storage);
}

export function* callEntrypoint(entry: Entrypoint, parameter: Value, storage: Value): Steps {
  return yield entry.paired
    ? call(entry.function, tuple(parameter, storage))
    : call(entry.function, parameter, storage);
}

/** Constructors are capitalised, entrypoints need not be. */
export const sameName = (entrypoint: string, variant: string): boolean =>
  entrypoint === variant || capitalised(entrypoint) === variant;

export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
export const uncapitalised = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The contract of a value: a `contract_of` triple, or a function, whose type determines the parameter. */
export function contractOf(value: Value | undefined, type: Type | undefined): CompiledContract {
  if (value?.kind === 'michelson_contract') return value.contract;
  if (value?.kind === 'native' && value.native.contract) return value.native.contract;
  if (value?.kind === 'tuple') return contractOf(value.items[0], undefined);
  if (value && isFunction(value)) return functionContract(value, type);
  throw errorOf('This value is not a contract.');
}

/** A function of parameter and storage, curried or with a pair, as a contract with a single entrypoint. */
function functionContract(fn: FunctionValue, type: Type | undefined): CompiledContract {
  const arrow = type && prune(type);
  if (arrow?.kind !== 'arrow') throw errorOf('The type of this contract is not known.');
  const rest = prune(arrow.result);
  const curried = rest.kind === 'arrow';
  const pair = prune(arrow.parameter);
  const [parameter, storage] = curried
    ? [arrow.parameter, rest.parameter]
    : pair.kind === 'record'
      ? [pair.fields.get('0'), pair.fields.get('1')]
      : [];
  if (!parameter || !storage) throw errorOf('A contract takes a parameter and a storage.');
  return {
    entrypoints: [{ name: 'default', parameter: dataType(parameter), function: fn, paired: !curried }],
    views: [],
    size: fn.kind === 'closure' ? fn.code.weight : 0,
    storage: dataType(storage),
  };
}
