/** Finds declared types by their parts: the variant with a constructor, the record with these fields. */
import { type Environment, type LibraryBinding, libraryNames } from './environment';
import { equalTypes } from './equal';
import type { Signature, SignatureEntry } from './signature';
import { destructAbstraction, partsOf } from './substitute';
import type { Fields, RecordType, SumType, Type } from './type';

export interface FoundSum {
  /** Parameters of the type, to be substituted in the parts. */
  readonly parameters: readonly string[];
  readonly argument: Type;
  readonly type: SumType;
}

/** The latest type that declares the constructor; types with parameters take precedence. */
export function findSum(environment: Environment, name: string): FoundSum | undefined {
  const found: FoundSum[] = [];
  for (const type of declaredTypes(environment)) {
    const { parameters, body } = destructAbstraction(type);
    if (body.kind !== 'sum') continue;
    const argument = body.fields.get(name);
    if (argument === undefined) continue;
    found.push({ parameters, argument, type: { ...body, alias: type.alias ?? body.alias } });
  }
  return found.find(({ parameters }) => parameters.length > 0) ?? found[0];
}

/** All constructor names in scope, for hints. */
export function* constructorNames(environment: Environment): Generator<string> {
  for (const type of declaredTypes(environment)) {
    const { body } = destructAbstraction(type);
    if (body.kind === 'sum') yield* body.fields.keys();
  }
}

/** The library as a scope, with an index of the variants and records that are looked up by their parts. */
export function bindLibrary(entries: readonly SignatureEntry[]): LibraryBinding {
  const names = libraryNames(entries);
  const own = [...names.types.values()].map(({ type }) => type);
  const inner = [...names.modules.values()].flatMap(({ signature }) => [...typesOf(signature)]);
  return {
    ...names,
    sums: [...own, ...inner].filter((type) => destructAbstraction(type).body.kind === 'sum'),
    records: new Map(
      [...names.types].flatMap(([name, { type }]) => (type.kind === 'record' ? [[name, type] as const] : [])),
    ),
    innerRecords: inner.filter((type) => type.kind === 'record'),
  };
}

/** A declared record type with exactly these fields; if there are several, the first by name. */
export function findRecord(environment: Environment, fields: Fields): RecordType | undefined {
  const types = new Map<string, Type>();
  const modules = new Map<string, Signature>();
  let library: LibraryBinding | undefined;
  for (let binding = environment; binding !== undefined; binding = binding.outer) {
    if (binding.kind === 'library') {
      library = binding;
      for (const [name, type] of library.records) if (!types.has(name)) types.set(name, type);
    } else if (binding.kind === 'type') {
      if (!types.has(binding.name)) types.set(binding.name, binding.type);
    } else if (binding.kind === 'module' && !modules.has(binding.name)) {
      modules.set(binding.name, binding.signature);
    }
  }
  const found = searchRecord(types, modules, fields);
  return found ?? library?.innerRecords.find((type) => hasFields(type, fields));
}

function searchRecord(
  types: ReadonlyMap<string, Type>,
  modules: ReadonlyMap<string, Signature>,
  fields: Fields,
): RecordType | undefined {
  let best: { name: string; type: RecordType } | undefined;
  for (const [name, type] of types) {
    if (type.kind !== 'record' || (best !== undefined && best.name < name)) continue;
    if (hasFields(type, fields)) best = { name, type };
  }
  if (best !== undefined) return best.type;
  for (const name of [...modules.keys()].sort()) {
    const signature = modules.get(name);
    const found = signature === undefined ? undefined : searchInSignature(signature, fields);
    if (found !== undefined) return found;
  }
  return undefined;
}

function searchInSignature(signature: Signature, fields: Fields): RecordType | undefined {
  const types = new Map<string, Type>();
  const modules = new Map<string, Signature>();
  for (const item of signature.items) {
    if (item.kind === 'type') types.set(item.name, item.type);
    else if (item.kind === 'module') modules.set(item.name, item.signature);
  }
  return types.size + modules.size === 0 ? undefined : searchRecord(types, modules, fields);
}

function hasFields(type: RecordType, fields: Fields): boolean {
  if (type.fields.size !== fields.size) return false;
  for (const [label, field] of fields) {
    const declared = type.fields.get(label);
    if (declared === undefined || !equalTypes(declared, field)) return false;
  }
  return true;
}

/** The types in scope, latest first; then those inside modules; from the library only the variants. */
function* declaredTypes(environment: Environment): Generator<Type> {
  const seen = new Set<string>();
  const modules = new Map<string, Signature>();
  let library: readonly Type[] = [];
  for (let binding = environment; binding !== undefined; binding = binding.outer) {
    if (binding.kind === 'type' && !seen.has(binding.name)) {
      seen.add(binding.name);
      yield binding.type;
      yield* hiddenSums(binding.type, binding.name);
    } else if (binding.kind === 'module' && !modules.has(binding.name)) {
      modules.set(binding.name, binding.signature);
    } else if (binding.kind === 'library') library = binding.sums;
  }
  for (const signature of modules.values()) yield* typesOf(signature);
  for (const type of library) if (type.alias === undefined || !seen.has(type.alias.name)) yield type;
}

function* typesOf(signature: Signature): Generator<Type> {
  for (const item of signature.items) {
    if (item.kind === 'type') {
      yield item.type;
      yield* hiddenSums(item.type, item.name);
    }
  }
  for (const item of signature.items) if (item.kind === 'module') yield* typesOf(item.signature);
}

/** `type a = A | B` is still visible inside a later `type a = a list`. */
function* hiddenSums(type: Type, name: string): Generator<Type> {
  for (const part of partsOf(type)) {
    if (part.kind === 'sum' && part.alias?.name === name) yield part;
    yield* hiddenSums(part, name);
  }
}
