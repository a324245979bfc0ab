/** The results, with all types in their final form. */

import { equalTypes } from './equal';
import { settledLayout } from './layout';
import type { Recorder } from './recorder';
import { type Signature, type SignatureEntry, signatureOf } from './signature';
import { mapParts } from './substitute';
import { prune, type SumType, type Type } from './type';
import type { CheckedCore, ContractInfo, TypedProgram } from './typed';

/** Replaces solved variables in types. Types share parts, so each part is settled once for the whole program. */
type SettleType = (type: Type) => Type;

/** Modules share signatures too. */
interface Settle {
  readonly type: SettleType;
  readonly signature: (signature: Signature) => Signature;
}

function createSettle(): Settle {
  const type = createSettleType();
  const known = new Map<Signature, Signature>();
  const settle: Settle = {
    type,
    signature: (signature) => {
      const after = known.get(signature) ?? settledSignature(signature, settle);
      known.set(signature, after);
      return after;
    },
  };
  return settle;
}

function createSettleType(): SettleType {
  const known = new Map<Type, Type>();
  const settleType: SettleType = (type) => {
    if (type.ground) return type;
    const before = known.get(type);
    if (before !== undefined) return before;
    const after = mapParts(prune(type), settleType, settledLayout);
    known.set(type, after);
    return after;
  };
  return settleType;
}

export const settleSignature = (signature: Signature): Signature => createSettle().signature(signature);

function settledSignature({ items, contract }: Signature, settle: Settle): Signature {
  return signatureOf(
    items.map((entry) => settleEntry(entry, settle)),
    contract && { storage: settle.type(contract.storage), parameter: settle.type(contract.parameter) },
  );
}

function settleEntry(entry: SignatureEntry, settle: Settle): SignatureEntry {
  switch (entry.kind) {
    case 'value':
    case 'type':
      return entry.type.ground ? entry : { ...entry, type: settle.type(entry.type) };
    case 'module':
      return { ...entry, signature: settle.signature(entry.signature) };
    default:
      return entry;
  }
}

/** What was found about the nodes of a program or an expression. */
export type Found = Omit<
  TypedProgram,
  'problems' | 'steps' | 'dependsOn' | 'declared' | 'signature' | 'environment' | 'core'
>;

export function settle(record: Recorder): Found {
  const { type: settleType, signature: settleSignature } = createSettle();
  const { operators, coercions } = record;
  return {
    modules: mapped(record.modules, settleSignature),
    contracts: mapped(record.contracts, (contract) => settleContract(contract, settleType)),
    types: settled(record.types, settleType),
    uses: distinct(record.uses, settleType),
    binders: distinct(record.binders, settleType),
    arrays: record.arrays,
    literals: record.literals,
    constructors: new Map(
      [...record.constructors].flatMap(([node, type]) => {
        const sum = settleType(type);
        return sum.kind === 'sum' ? [[node, sum satisfies SumType] as const] : [];
      }),
    ),
    operators: mapped(operators, ({ operands, result }) => ({
      operands: operands.map(settleType),
      result: settleType(result),
    })),
    coercions: mapped(coercions, ({ from, to }) => ({ from: settleType(from), to: settleType(to) })),
    patterns: settled(record.patterns, settleType),
    references: record.references,
    scopes: record.scopes,
  };
}

/** Settles types on demand, because only the compiler asks for them. */
export function checkedTypes(record: Recorder): Pick<CheckedCore, 'typeOf' | 'coercionOf'> {
  const settleType = createSettleType();
  return {
    typeOf: (core) => {
      const type = record.cores.get(core);
      return type && settleType(type);
    },
    coercionOf: (core) => {
      const coercion = record.coreCoercions.get(core);
      return coercion && { ...coercion, from: settleType(coercion.from), to: settleType(coercion.to) };
    },
  };
}

function settleContract(contract: ContractInfo, settleType: SettleType): ContractInfo {
  return {
    ...contract,
    storage: settleType(contract.storage),
    parameter: settleType(contract.parameter),
    entryPoints: contract.entryPoints.map((one) => ({ ...one, parameter: settleType(one.parameter) })),
  };
}

function mapped<Key, From, To>(map: ReadonlyMap<Key, From>, settleOne: (value: From) => To): Map<Key, To> {
  const result = new Map<Key, To>();
  for (const [key, value] of map) result.set(key, settleOne(value));
  return result;
}

/** Most types are already settled when they are recorded. */
function settled<Key>(map: Map<Key, Type>, settleType: SettleType): Map<Key, Type> {
  for (const [key, type] of map) if (!type.ground) map.set(key, settleType(type));
  return map;
}

interface Occurrence {
  readonly span: { readonly file: number; readonly from: number; readonly to: number };
  readonly type: Type;
}

/** Code copied into branches is visited several times: the same type at the same position counts once. */
function distinct<Item extends Occurrence>(items: readonly Item[], settleType: SettleType): Item[] {
  const seen = new Map<string, Item[]>();
  return items.flatMap((item) => {
    const settledItem = item.type.ground ? item : { ...item, type: settleType(item.type) };
    const key = `${item.span.file}:${item.span.from}:${item.span.to}`;
    const known = seen.get(key);
    if (known?.some(({ type }) => equalTypes(type, settledItem.type))) return [];
    if (known) known.push(settledItem);
    else seen.set(key, [settledItem]);
    return [settledItem];
  });
}
