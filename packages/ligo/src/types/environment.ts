/**
 * The environment: a list of bindings, newest first. Scopes share their tails, so leaving one is free. The bindings of
 * one module are a layer with an index, so that names are found in it without visiting each binding.
 */
import type { Span } from '../syntax/source';
import type { Layer } from './layer';
import {
  findEntry,
  NO_ATTRIBUTES,
  type Signature,
  type SignatureEntry,
  type ValueAttributes,
} from './signature';
import type { RecordType, Type } from './type';

export type Environment = Binding | undefined;

export type Binding =
  | ValueBinding
  | TypeBinding
  | TypeVariableBinding
  | ModuleBinding
  | SignatureBinding
  | LockBinding
  | LibraryBinding;

interface BindingBase {
  readonly outer: Environment;
  /** For declarations of a module: their layer, and their position in it. */
  readonly layer?: Layer;
  readonly position?: number;
}

export interface ValueBinding extends BindingBase {
  readonly kind: 'value';
  readonly name: string;
  readonly type: Type;
  readonly mutable: boolean;
  readonly attributes: ValueAttributes;
  readonly span?: Span;
}

export interface TypeBinding extends BindingBase {
  readonly kind: 'type';
  readonly name: string;
  readonly type: Type;
  readonly span?: Span;
}

export interface TypeVariableBinding extends BindingBase {
  readonly kind: 'type-variable';
  readonly name: string;
  readonly span?: Span;
}

export interface ModuleBinding extends BindingBase {
  readonly kind: 'module';
  readonly name: string;
  readonly signature: Signature;
  readonly span?: Span;
}

export interface SignatureBinding extends BindingBase {
  readonly kind: 'signature';
  readonly name: string;
  readonly signature: Signature;
  readonly span?: Span;
}

/** The start of a function: mutable variables from outside cannot be captured. */
export interface LockBinding extends BindingBase {
  readonly kind: 'lock';
}

/** The library, the outermost scope, with indexes for frequent lookups. */
export interface LibraryBinding {
  readonly kind: 'library';
  readonly values: ReadonlyMap<string, ValueBinding>;
  readonly types: ReadonlyMap<string, TypeBinding>;
  readonly modules: ReadonlyMap<string, ModuleBinding>;
  /** Including those in modules. */
  readonly sums: readonly Type[];
  readonly records: readonly TypeBinding[];
  /** Only those in modules. */
  readonly innerRecords: readonly RecordType[];
  readonly outer: undefined;
}

type LibraryNames = Omit<LibraryBinding, 'sums' | 'records' | 'innerRecords'>;

export function libraryNames(entries: readonly SignatureEntry[]): LibraryNames {
  const values = new Map<string, ValueBinding>();
  const types = new Map<string, TypeBinding>();
  const modules = new Map<string, ModuleBinding>();
  for (const entry of entries) {
    const binding = bindEntry(undefined, entry);
    if (binding.kind === 'value') values.set(binding.name, binding);
    else if (binding.kind === 'type') types.set(binding.name, binding);
    else if (binding.kind === 'module') modules.set(binding.name, binding);
  }
  return { kind: 'library', values, types, modules, outer: undefined };
}

export function bindValue(
  outer: Environment,
  name: string,
  type: Type,
  mutable: boolean,
  span?: Span,
): Binding {
  return { kind: 'value', name, type, mutable, attributes: NO_ATTRIBUTES, span, outer };
}

/** The place of a declaration among those of its module. */
interface LayerPlace {
  readonly layer: Layer;
  readonly position: number;
}

export function bindEntry(
  outer: Environment,
  entry: SignatureEntry,
  place?: LayerPlace,
): Exclude<Binding, LibraryBinding> {
  const { name, span } = entry;
  const base = { name, span, outer, layer: place?.layer, position: place?.position };
  switch (entry.kind) {
    case 'value':
      return { kind: 'value', type: entry.type, mutable: false, attributes: entry.attributes, ...base };
    case 'type':
      return { kind: 'type', type: entry.type, ...base };
    case 'abstract-type':
      return { kind: 'type-variable', ...base };
    case 'module':
      return { kind: 'module', signature: entry.signature, ...base };
    case 'signature':
      return { kind: 'signature', signature: entry.signature, ...base };
  }
}

/** All bindings, newest first, including each one of the library. */
export function* bindings(environment: Environment): Generator<Exclude<Binding, LibraryBinding>> {
  for (let binding = environment; binding !== undefined; binding = binding.outer) {
    if (binding.kind !== 'library') {
      yield binding;
      continue;
    }
    yield* binding.values.values();
    yield* binding.types.values();
    yield* binding.modules.values();
  }
}

export function findValue(
  environment: Environment,
  name: string,
): { binding: ValueBinding; captured: boolean } | undefined {
  let locked = false;
  for (let binding = environment; binding !== undefined; binding = nextScope(binding)) {
    if (binding.kind === 'lock') locked = true;
    else if (binding.kind === 'library' || binding.layer !== undefined) {
      const found = inScope(binding, 'value', name);
      if (found !== undefined) return { binding: found, captured: false };
    } else if (binding.kind === 'value' && binding.name === name) {
      return { binding, captured: locked && binding.mutable };
    }
  }
  return undefined;
}

/** For assignments, constants of the same name do not shadow a mutable variable. */
export function findMutable(
  environment: Environment,
  name: string,
): { binding: ValueBinding; captured: boolean } | undefined {
  let locked = false;
  for (let binding = environment; binding !== undefined; binding = nextScope(binding)) {
    if (binding.kind === 'lock') locked = true;
    else if (binding.kind === 'value' && binding.mutable && binding.name === name) {
      return { binding, captured: locked };
    }
  }
  return undefined;
}

export function findType(
  environment: Environment,
  name: string,
): TypeBinding | TypeVariableBinding | undefined {
  for (let binding = environment; binding !== undefined; binding = nextScope(binding)) {
    if (binding.kind === 'library' || binding.layer !== undefined) {
      const found = inScope(binding, 'type', name);
      if (found !== undefined) return found;
    } else if ((binding.kind === 'type' || binding.kind === 'type-variable') && binding.name === name) {
      return binding;
    }
  }
  return undefined;
}

/** The declaration of a type with this name, which a type parameter does not hide. */
export function findTypeDeclaration(environment: Environment, name: string): TypeBinding | undefined {
  for (let binding = environment; binding !== undefined; binding = nextScope(binding)) {
    const found =
      binding.kind === 'library' || binding.layer !== undefined
        ? inScope(binding, 'declaration', name)
        : binding.kind === 'type' && binding.name === name
          ? binding
          : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

export function findModule(environment: Environment, path: readonly string[]): ModuleBinding | undefined {
  const [first = '', ...rest] = path;
  let found = findOuterModule(environment, first);
  for (const name of rest) {
    const entry = found === undefined ? undefined : findEntry(found.signature, 'module', name);
    if (entry === undefined) return undefined;
    found = { kind: 'module', name, signature: entry.signature, span: entry.span, outer: undefined };
  }
  return found;
}

function findOuterModule(environment: Environment, name: string): ModuleBinding | undefined {
  for (let binding = environment; binding !== undefined; binding = nextScope(binding)) {
    if (binding.kind === 'library' || binding.layer !== undefined) {
      const found = inScope(binding, 'module', name);
      if (found !== undefined) return found;
    } else if (binding.kind === 'module' && binding.name === name) return binding;
  }
  return undefined;
}

export function findSignature(
  environment: Environment,
  path: readonly string[],
): { signature: Signature; span?: Span } | undefined {
  const name = path[path.length - 1];
  if (name === undefined) return undefined;
  if (path.length > 1) {
    const module = findModule(environment, path.slice(0, -1));
    return module === undefined ? undefined : findEntry(module.signature, 'signature', name);
  }
  for (let binding = environment; binding !== undefined; binding = nextScope(binding)) {
    if (binding.kind === 'library' || binding.layer !== undefined) {
      const found = inScope(binding, 'signature', name);
      if (found !== undefined) return found;
    } else if (binding.kind === 'signature' && binding.name === name) return binding;
  }
  return undefined;
}

/** The bindings that can be looked up by name in a layer; `declaration` is a type that is not a parameter. */
export interface Named {
  readonly value: ValueBinding;
  readonly type: TypeBinding | TypeVariableBinding;
  readonly declaration: TypeBinding;
  readonly module: ModuleBinding;
  readonly signature: SignatureBinding;
}

/** The binding after which a search goes on: a layer has been searched as a whole. */
export function nextScope(binding: Binding): Environment {
  return binding.kind !== 'library' && binding.layer ? binding.layer.outer : binding.outer;
}

/** A name in the layer of a binding, declared no later than the binding, or in the library. */
function inScope<Kind extends keyof Named>(
  binding: Binding,
  kind: Kind,
  name: string,
): Named[Kind] | undefined {
  if (binding.kind !== 'library') return binding.layer?.find(kind, name, binding.position ?? 0);
  const { values, types, modules } = binding;
  const found = {
    value: () => values.get(name),
    type: () => types.get(name),
    declaration: () => types.get(name),
    module: () => modules.get(name),
    signature: () => undefined,
  }[kind]();
  return found as Named[Kind] | undefined;
}
