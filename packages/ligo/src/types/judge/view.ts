/** Views: functions of a parameter and the storage, with types that other contracts can use. */
import type { Span } from '../../syntax/source';
import { equalTypes } from '../equal';
import { notAView, viewStorage, viewType } from '../problems/contracts';
import type { ContractType, SignatureEntry, ValueEntry } from '../signature';
import { fail, recover, type State } from '../state';
import { apply, partsOf } from '../substitute';
import type { Type } from '../type';
import type { View } from '../typed';

const PRIVATE = new Set(['big_map', 'sapling_state', 'operation', 'ticket']);

/** Views in modules are checked completely, those of the file only as far as calls need it. */
export function checkViews(
  state: State,
  path: string,
  contract: ContractType,
  items: readonly SignatureEntry[],
): View[] {
  return items.flatMap((item): readonly View[] => {
    if (item.kind !== 'value' || !item.attributes.view) return [];
    return recover(
      state,
      () => [checkView(item, contract, path !== '')],
      () => [],
    );
  });
}

function checkView(entry: ValueEntry, contract: ContractType, checksTypes: boolean): View {
  const span: Span = entry.span ?? { file: 0, from: 0, to: 0 };
  const type = apply(entry.type);
  if (type.kind !== 'arrow') fail(notAView(entry.name, span));
  const { parameter, result: rest } = type;
  if (rest.kind !== 'arrow' || !equalTypes(apply(contract.storage), rest.parameter)) {
    fail(viewStorage(entry.name, contract.storage, span));
  }
  if (checksTypes) {
    for (const part of [rest.result, parameter]) {
      if (!crossesContracts(part)) fail(viewType(entry.name, part, span));
    }
  }
  return { name: entry.name, parameter, result: rest.result, span };
}

function crossesContracts(type: Type): boolean {
  if (type.kind === 'arrow') return true;
  if (type.kind === 'constant' && PRIVATE.has(type.name)) return false;
  for (const part of partsOf(type)) if (!crossesContracts(part)) return false;
  return true;
}
