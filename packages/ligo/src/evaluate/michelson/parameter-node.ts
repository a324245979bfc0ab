/** The parameter of a contract as a type of Michelson: an `or` of its entrypoints. */
import { type MichelinePrim, prim } from '../../michelson/tree';
import type { DataType } from '../data-type';
import { typeNode, withName } from './type-from';

export interface EntrypointType {
  readonly name: string;
  readonly parameter: DataType;
}

export function parameterNode(entrypoints: readonly EntrypointType[]): MichelinePrim {
  const [first, ...rest] = entrypoints;
  if (!first) return prim('never');
  if (rest.length === 0) return typeNode(first.parameter);
  return entrypoints
    .map(({ name, parameter }) => withName(typeNode(parameter), name))
    .reduceRight((after, before) => prim('or', [before, after]));
}
