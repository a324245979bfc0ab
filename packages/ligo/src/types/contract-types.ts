/** The types of contracts. */

import { equalTypes } from './equal';
import { argumentsOf, arrow, BYTES, constant, list, NAT, OPERATION, option, sum, tuple } from './make';
import type { ContractType } from './signature';
import { hasError } from './substitute';
import { type Type, tupleItems } from './type';

/** The parameter and the storage of an entry point; undefined if the type is not an entry point's. */
export function entryPointType(type: Type): { parameter: Type; storage: Type } | undefined {
  if (type.kind !== 'arrow' || type.result.kind !== 'arrow') return undefined;
  const { parameter } = type;
  const { parameter: storage, result } = type.result;
  const items = tupleItems(result);
  const [operations, next] = items ?? [];
  if (items?.length !== 2 || operations === undefined || next === undefined) return undefined;
  const [element] = argumentsOf(operations, 'list') ?? [];
  if (element?.kind !== 'constant' || element.name !== 'operation') return undefined;
  return equalTypes(storage, next) ? { parameter, storage } : undefined;
}

/** Whether the type of an entry point is wrong only because of a problem that was reported in what it returns. */
export function returnsError(type: Type): boolean {
  return type.kind === 'arrow' ? returnsError(type.result) : hasError(type);
}

/** The type of `contract_of M`. */
export function contractOf({ parameter, storage }: ContractType): Type {
  const main = arrow(tuple([parameter, storage]), tuple([list(OPERATION), storage]));
  return tuple([main, constant('views', [storage]), option(constant('big_map', [NAT, BYTES]))]);
}

/** The variant of all entry points, last one first. */
export function parameterType(entries: readonly { readonly name: string; readonly parameter: Type }[]): Type {
  const constructors = entries.map(
    ({ name, parameter }) => [name.charAt(0).toUpperCase() + name.slice(1), parameter] as const,
  );
  return sum(constructors.reverse());
}

export function dynamicEntryPoint(parameter: Type, storage: Type): Type {
  return constant('dynamic_entrypoint', [parameter, storage]);
}
