/** Finds declared types by their parts: the variant with a constructor, the record with these fields. */
import {
  type Binding,
  type Environment,
  findModule,
  findTypeDeclaration,
  type LibraryBinding,
  libraryNames,
  type ModuleBinding,
  nextScope,
  type TypeBinding,
} from './environment';
import { equalTypes } from './equal';
import { hiddenSums } from './hidden-sums';
import { type DeclaredSum, withAliasOf } from './layer';
import type { Signature, SignatureEntry } from './signature';
import { destructAbstraction } from './substitute';
import { type Fields, labelsKey, type RecordType, type SumType, type Type } from './type';

export interface FoundSum {
  /** Parameters of the type, to be substituted in the parts. */
  readonly parameters: readonly string[];
  readonly argument: Type;
  readonly type: SumType;
}

/** The latest type that declares the constructor; types with parameters take precedence. */
export function findSum(environment: Environment, name: string): FoundSum | undefined {
  return firstSum(environment, name, true) ?? firstSum(environment, name, false);
}

/** In the types in scope, latest first; then in those inside modules; then in the library. */
function firstSum(environment: Environment, name: string, isGeneric: boolean): FoundSum | undefined {
  const fits = (type: Type) => foundIn(type, name, isGeneric);
  const modules: ModuleBinding[] = [];
  let library: readonly Type[] = [];
  for (let binding = environment; binding !== undefined; binding = nextScope(binding)) {
    if (binding.kind === 'library') library = binding.sums;
    else if (binding.layer !== undefined) {
      const { genericSums, sums, modulesOfConstructors } = binding.layer.declarations;
      const declared = (isGeneric ? genericSums : sums).get(name) ?? [];
      const latest = latestSum(environment, binding, declared);
      const argument = latest?.sum.fields.get(name);
      if (latest && argument) return { parameters: latest.parameters, argument, type: latest.sum };
      modules.push(...visible(environment, binding, modulesOfConstructors.get(name) ?? []));
    } else if (binding.kind === 'type' && findTypeDeclaration(environment, binding.name) === binding) {
      const found = first([binding.type, ...hiddenSums(binding.type, binding.name)], fits);
      if (found) return found;
    } else if (binding.kind === 'module' && isVisibleModule(environment, binding)) modules.push(binding);
  }
  for (const { signature } of modules) {
    const found = first(typesOf(signature), fits);
    if (found) return found;
  }
  return first(library, (type) => {
    const declared = type.alias && findTypeDeclaration(environment, type.alias.name);
    return declared === undefined || isOfLibrary(environment, declared) ? fits(type) : undefined;
  });
}

function latestSum(
  environment: Environment,
  { position = 0 }: Exclude<Binding, LibraryBinding>,
  declared: readonly DeclaredSum[],
): DeclaredSum | undefined {
  const isVisible = ({ binding }: DeclaredSum) =>
    (binding.position ?? 0) <= position && findTypeDeclaration(environment, binding.name) === binding;
  const last = declared.findLast(isVisible);
  // The variant that a type declares precedes those hidden inside it.
  return last && declared.find(({ binding }) => binding === last.binding);
}

function foundIn(type: Type, name: string, isGeneric: boolean): FoundSum | undefined {
  const { parameters, body } = destructAbstraction(type);
  if (body.kind !== 'sum' || parameters.length > 0 !== isGeneric) return undefined;
  const argument = body.fields.get(name);
  return argument && { parameters, argument, type: withAliasOf(body, type.alias) };
}

function first<Item, Found>(
  items: Iterable<Item>,
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The modules of a layer that are declared up to a binding and not shadowed, latest first. */
function visible(
  environment: Environment,
  { position = 0 }: Exclude<Binding, LibraryBinding>,
  modules: readonly ModuleBinding[],
): ModuleBinding[] {
  return modules
    .filter((module) => (module.position ?? 0) <= position && isVisibleModule(environment, module))
    .reverse();
}

function isVisibleModule(environment: Environment, module: ModuleBinding): boolean {
  return findModule(environment, [module.name]) === module;
}

function isOfLibrary(environment: Environment, type: TypeBinding): boolean {
  let library = environment;
  while (library !== undefined && library.kind !== 'library') library = nextScope(library);
  return library?.types.get(type.name) === type;
}

/** All constructor names in scope, for hints. */
export function* constructorNames(environment: Environment): Generator<string> {
  for (let binding = environment; binding !== undefined; binding = binding.outer) {
    const types =
      binding.kind === 'type'
        ? [binding.type]
        : binding.kind === 'module'
          ? typesOf(binding.signature)
          : binding.kind === 'library'
            ? binding.sums
            : [];
    for (const type of types) {
      const { body } = destructAbstraction(type);
      if (body.kind === 'sum') yield* body.fields.keys();
    }
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
    records: byName([...names.types.values()].filter(({ type }) => type.kind === 'record')),
    innerRecords: inner.filter((type) => type.kind === 'record'),
  };
}

/** A declared record type with exactly these fields; if there are several, the first by name. */
export function findRecord(environment: Environment, fields: Fields): RecordType | undefined {
  const key = labelsKey(fields);
  const modules: ModuleBinding[] = [];
  let best: TypeBinding | undefined;
  let library: LibraryBinding | undefined;
  const consider = (types: readonly TypeBinding[]) => {
    const found = types.find(
      (type) =>
        (best === undefined || type.name < best.name) &&
        recordWith(type.type, fields) !== undefined &&
        findTypeDeclaration(environment, type.name) === type,
    );
    best = found ?? best;
  };
  for (let binding = environment; binding !== undefined; binding = nextScope(binding)) {
    if (binding.kind === 'library') {
      library = binding;
      consider(binding.records);
    } else if (binding.layer !== undefined) {
      const { records, modulesOfRecords } = binding.layer.declarations;
      consider(records.get(key) ?? []);
      modules.push(...visible(environment, binding, modulesOfRecords.get(key) ?? []));
    } else if (binding.kind === 'type') consider([binding]);
    else if (binding.kind === 'module' && isVisibleModule(environment, binding)) modules.push(binding);
  }
  if (best !== undefined) return recordWith(best.type, fields);
  const found = first(byName(modules), ({ signature }) => searchRecord(signature, fields));
  return found ?? library?.innerRecords.find((type) => recordWith(type, fields) !== undefined);
}

function byName<Item extends { readonly name: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function searchRecord(signature: Signature, fields: Fields): RecordType | undefined {
  if (!signature.index.parts.records.has(labelsKey(fields))) return undefined;
  const types = new Map<string, { name: string; type: Type }>();
  const modules = new Map<string, { name: string; signature: Signature }>();
  for (const item of signature.items) {
    if (item.kind === 'type') types.set(item.name, item);
    else if (item.kind === 'module') modules.set(item.name, item);
  }
  return (
    first(byName([...types.values()]), ({ type }) => recordWith(type, fields)) ??
    first(byName([...modules.values()]), (module) => searchRecord(module.signature, fields))
  );
}

function recordWith(type: Type, fields: Fields): RecordType | undefined {
  if (type.kind !== 'record' || type.fields.size !== fields.size) return undefined;
  for (const [label, field] of fields) {
    const declared = type.fields.get(label);
    if (declared === undefined || !equalTypes(declared, field)) return undefined;
  }
  return type;
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
