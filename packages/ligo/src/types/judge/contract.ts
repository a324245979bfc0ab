/** Contracts: modules whose entry points agree on the storage type, and their views. */
import type { Span } from '../../syntax/source';
import { entryPointType, parameterType, returnsError } from '../contract-types';
import { equalTypes } from '../equal';
import { duplicateEntryPoint, storageMismatch } from '../problems/contracts';
import { dynamicStorage, notAnEntryPoint } from '../problems/expressions';
import { reportedAt } from '../problems/problem';
import type { Scope } from '../scope';
import type { ContractType, SignatureEntry, ValueEntry } from '../signature';
import { fail, keep, recover } from '../state';
import { apply } from '../substitute';
import type { Type } from '../type';
import type { EntryPoint } from '../typed';
import { checkViews } from './view';

export function checkContract(
  scope: Scope,
  items: readonly SignatureEntry[],
  all: readonly SignatureEntry[],
  isEntry: (name: string) => boolean,
): ContractType | undefined {
  const values = items.filter((item) => item.kind === 'value');
  const entries = values.filter((item) => item.attributes.entry && isEntry(item.name));
  return recover(
    scope.state,
    () => contractOf(scope, entries, all),
    () => undefined,
  );
}

function contractOf(
  scope: Scope,
  entries: readonly ValueEntry[],
  all: readonly SignatureEntry[],
): ContractType | undefined {
  const [first] = entries;
  if (first === undefined) return undefined;
  const places = new Map<string, Span>();
  for (const { name, span = NOWHERE } of entries) {
    const before = places.get(name);
    if (before) fail(reportedAt(before, duplicateEntryPoint(name, span)));
    places.set(name, span);
  }
  const points = entries.map((entry) => pointOf(entry));
  if (points.some((point) => point === undefined)) return undefined;
  const known = points.filter((point) => point !== undefined);
  const storage = known[0]?.storage;
  if (storage === undefined) return undefined;
  for (const point of known) {
    if (!equalTypes(point.storage, storage)) {
      fail(storageMismatch(first.name, storage, point.name, point.storage, first.span ?? NOWHERE));
    }
  }
  checkDynamicStorage(storage, first);
  const contract = { storage, parameter: parameterType(known) };
  noteContract(scope, contract, known, all);
  return contract;
}

const NOWHERE: Span = { file: 0, from: 0, to: 0 };

function pointOf(entry: ValueEntry): (EntryPoint & { storage: Type }) | undefined {
  const type = apply(entry.type);
  const point = entryPointType(type);
  if (point === undefined && returnsError(type)) return undefined;
  if (point === undefined) fail(notAnEntryPoint(type, entry.span ?? NOWHERE));
  return { name: entry.name, ...point, ...(entry.span && { span: entry.span }) };
}

function checkDynamicStorage(storage: Type, entry: ValueEntry): void {
  if (storage.kind !== 'record' || !storage.fields.has('dynamic_entrypoints')) return;
  if (storage.fields.size === 2 && storage.fields.has('storage')) return;
  fail(dynamicStorage(storage, entry.span ?? NOWHERE));
}

function noteContract(
  scope: Scope,
  contract: ContractType,
  entryPoints: readonly EntryPoint[],
  all: readonly SignatureEntry[],
): void {
  const { state } = scope;
  const dynamic = all.flatMap((item) => {
    const isDynamic = item.kind === 'value' && item.attributes.dynamicEntry;
    const parameter = isDynamic && item.type.kind === 'constant' ? item.type.arguments[0] : undefined;
    return parameter === undefined ? [] : [{ name: item.name, parameter, span: item.span }];
  });
  const path = scope.path.join('.');
  const info = { ...contract, entryPoints, views: [], dynamicEntryPoints: dynamic };
  state.record.contracts.set(path, info);
  keep(state, state.contractChecks, () => {
    const views = checkViews(state, path, contract, all);
    // Those of imported files are not kept.
    if (state.record.contracts.get(path) === info) state.record.contracts.set(path, { ...info, views });
  });
}
