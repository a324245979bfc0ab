/** The environment: a list of bindings, newest first. Scopes share their tails, so leaving one is free. */
import type { Span } from '../syntax/source';
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
  readonly records: ReadonlyMap<string, RecordType>;
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

export function bindEntry(outer: Environment, entry: SignatureEntry): Exclude<Binding, LibraryBinding> {
  const { name, span } = entry;
  switch (entry.kind) {
    case 'value':
      return {
        kind: 'value',
        name,
        type: entry.type,
        mutable: false,
        attributes: entry.attributes,
        span,
        outer,
      };
    case 'type':
      return { kind: 'type', name, type: entry.type, span, outer };
    case 'abstract-type':
      return { kind: 'type-variable', name, span, outer };
    case 'module':
      return { kind: 'module', name, signature: entry.signature, span, outer };
    case 'signature':
      return { kind: 'signature', name, signature: entry.signature, span, outer };
  }
}

export function bindEntries(outer: Environment, entries: readonly SignatureEntry[]): Environment {
  return entries.reduce<Environment>(bindEntry, outer);
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
  for (let binding = environment; binding !== undefined; binding = binding.outer) {
    if (binding.kind === 'lock') locked = true;
    else if (binding.kind === 'value') {
      if (binding.name === name) return { binding, captured: locked && binding.mutable };
    } else if (binding.kind === 'library') {
      const found = binding.values.get(name);
      return found && { binding: found, captured: false };
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
  for (let binding = environment; binding !== undefined; binding = binding.outer) {
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
  for (let binding = environment; binding !== undefined; binding = binding.outer) {
    if (binding.kind === 'library') return binding.types.get(name);
    if (binding.kind !== 'type' && binding.kind !== 'type-variable') continue;
    if (binding.name === name) return binding;
  }
  return undefined;
}

export function findModule(environment: Environment, path: readonly string[]): ModuleBinding | undefined {
  const [first, ...rest] = path;
  let found: ModuleBinding | undefined;
  for (let binding = environment; binding !== undefined; binding = binding.outer) {
    if (binding.kind === 'library') found = first === undefined ? undefined : binding.modules.get(first);
    if (binding.kind === 'module' && binding.name === first) {
      found = binding;
      break;
    }
  }
  for (const name of rest) {
    const entry = found === undefined ? undefined : findEntry(found.signature, 'module', name);
    if (entry === undefined) return undefined;
    found = { kind: 'module', name, signature: entry.signature, span: entry.span, outer: undefined };
  }
  return found;
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
  for (const binding of bindings(environment)) {
    if (binding.kind === 'signature' && binding.name === name) return binding;
  }
  return undefined;
}
