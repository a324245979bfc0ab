/** The contract of a program that is meant by a path of modules. */
import type { Span } from '../../syntax/source';
import { findEntry, type Signature, type ValueEntry } from '../../types/signature';
import type { Type } from '../../types/type';
import type { TypedProgram } from '../../types/typed';
import { refuse } from '../problem';

export interface FoundContract {
  /** Empty for the file. */
  readonly path: string;
  readonly parameter: Type;
  readonly storage: Type;
  /** In the order of their declarations. */
  readonly entryPoints: readonly Declared[];
  readonly views: readonly Declared[];
}

export interface Declared {
  readonly name: string;
  readonly span?: Span;
}

/** The contract at a path of modules. Throws a `CompileError` if there is none. */
export function findContract(typed: TypedProgram, path: string): FoundContract {
  return contractAt(typed, path) ?? notAContract(path);
}

/** Without a path, a file with one contract among its modules means that one. */
export function contractAt(typed: TypedProgram, path: string): FoundContract | undefined {
  const chosen = path === '' && typed.declared.contract === undefined ? onlyContract(typed) : path;
  const signature = signatureAt(typed, chosen);
  const contract = signature?.contract;
  if (signature === undefined || contract === undefined) return undefined;
  const { parameter, storage } = contract;
  return {
    path: chosen,
    parameter,
    storage,
    entryPoints: valuesOf(signature, ({ name, attributes }) => attributes.entry && isEntry(parameter, name)),
    views: valuesOf(signature, ({ attributes }) => attributes.view),
  };
}

/** The paths of all contracts, those of imported files too; of several names of one contract, the first. */
export function contractPaths(typed: TypedProgram): readonly string[] {
  const found = new Map<string, string>();
  const add = (path: string): void => {
    const contract = contractAt(typed, path);
    if (contract?.path !== path) return;
    const key = entryPointsKey(contract.entryPoints.flatMap(({ span }) => span ?? []));
    if (!found.has(key)) found.set(key, path);
  };
  for (const path of typed.contracts.keys()) add(path);
  const visited = new Set<Signature>();
  const visit = (signature: Signature, path: string): void => {
    if (visited.has(signature)) return;
    visited.add(signature);
    if (signature.contract !== undefined) add(path);
    for (const item of signature.items)
      if (item.kind === 'module') visit(item.signature, path === '' ? item.name : `${path}.${item.name}`);
  };
  visit(typed.declared, '');
  return [...found.values()];
}

/** Names a contract by the places of its entry points. */
export const entryPointsKey = (spans: readonly Span[]): string =>
  spans
    .map(({ file, from }) => `${file}:${from}`)
    .sort()
    .join();

function notAContract(path: string): never {
  const what = path === '' ? 'The file' : `"${path}"`;
  const start = { file: 0, from: 0, to: 0 };
  return refuse('not-a-contract', `${what} is not a contract: it has no entry points.`, start);
}

function onlyContract({ declared }: TypedProgram): string {
  const found = new Set<string>();
  for (const item of declared.items) {
    if (item.kind === 'module' && item.signature.contract !== undefined) found.add(item.name);
  }
  const [only = ''] = found;
  return found.size === 1 ? only : '';
}

function signatureAt(typed: TypedProgram, path: string): Signature | undefined {
  if (path === '') return typed.declared;
  const known = typed.modules.get(path);
  if (known !== undefined) return known;
  return path
    .split('.')
    .reduce<Signature | undefined>(
      (at, name) => (at === undefined ? undefined : findEntry(at, 'module', name)?.signature),
      typed.declared,
    );
}

/** A signature of a module may leave out some of its entry points. */
function isEntry(parameter: Type, name: string): boolean {
  return parameter.kind === 'sum' && parameter.fields.has(name.charAt(0).toUpperCase() + name.slice(1));
}

function valuesOf({ items }: Signature, isWanted: (value: ValueEntry) => boolean): readonly Declared[] {
  return items.flatMap((item) =>
    item.kind === 'value' && isWanted(item)
      ? [{ name: item.name, ...(item.span && { span: item.span }) }]
      : [],
  );
}
