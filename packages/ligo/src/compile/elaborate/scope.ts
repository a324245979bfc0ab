/** What names mean at a place of the program: variables, values of the library, modules. */
import type { Type } from '../../types/type';
import type { Declaration } from '../aggregated/expression';
import { LIBRARY } from '../library';
import type { Variable } from '../mini-c/tree';

export interface VariableBinding {
  readonly kind: 'variable';
  readonly variable: Variable;
  /** With quantifiers, if it is polymorphic. */
  readonly type: Type;
  readonly mutable: boolean;
}

export type ValueBinding = VariableBinding | { readonly kind: 'library'; readonly path: string };

/** A module of the program, filled while its declarations are elaborated. */
export interface Module {
  readonly kind: 'module';
  readonly values: Map<string, ValueBinding>;
  readonly modules: Map<string, ModuleBinding>;
  /** The values of the module in order, with those of inner modules; what an `include` copies. */
  readonly content: Declaration[];
  /** Included modules of the library, the last one first. */
  readonly included: string[];
}

/** A module of the library, by its path. */
export interface LibraryModule {
  readonly kind: 'library-module';
  readonly path: string;
}

export type ModuleBinding = Module | LibraryModule;

export type Scope =
  | { readonly kind: 'value'; readonly name: string; readonly binding: ValueBinding; readonly outer: Scope }
  | {
      readonly kind: 'local-module';
      readonly name: string;
      readonly module: ModuleBinding;
      readonly outer: Scope;
    }
  | { readonly kind: 'inside'; readonly module: Module; readonly outer: Scope | undefined };

export function emptyModule(): Module {
  return { kind: 'module', values: new Map(), modules: new Map(), content: [], included: [] };
}

/** A name that the program does not bind belongs to the library. */
export function findValue(scope: Scope, name: string): ValueBinding {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    if (at.kind === 'value' && at.name === name) return at.binding;
    if (at.kind !== 'inside') continue;
    const found = at.module.values.get(name);
    if (found !== undefined) return found;
    const included = findIncluded(at.module, name);
    if (included !== undefined) return included;
  }
  return { kind: 'library', path: name };
}

/** For assignments, constants of the same name do not shadow a mutable variable. */
export function findMutable(scope: Scope, name: string): VariableBinding | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    if (at.kind !== 'value' || at.name !== name) continue;
    if (at.binding.kind === 'variable' && at.binding.mutable) return at.binding;
  }
  return undefined;
}

export function findModule(scope: Scope, path: readonly string[]): ModuleBinding {
  const [first = '', ...rest] = path;
  let found = firstModule(scope, first);
  for (const name of rest) {
    found =
      found.kind === 'module'
        ? (found.modules.get(name) ?? libraryModule(name))
        : libraryModule(`${found.path}.${name}`);
  }
  return found;
}

function firstModule(scope: Scope, name: string): ModuleBinding {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    if (at.kind === 'local-module' && at.name === name) return at.module;
    const found = at.kind === 'inside' ? at.module.modules.get(name) : undefined;
    if (found !== undefined) return found;
  }
  return libraryModule(name);
}

const libraryModule = (path: string): LibraryModule => ({ kind: 'library-module', path });

export function findMember(module: ModuleBinding, name: string): ValueBinding | undefined {
  if (module.kind === 'library-module') return { kind: 'library', path: `${module.path}.${name}` };
  const found = module.values.get(name);
  if (found !== undefined) return found;
  return findIncluded(module, name);
}

function findIncluded({ included }: Module, name: string): ValueBinding | undefined {
  const paths = included.map((path) => `${path}.${name}`);
  const path = paths.find((one) => LIBRARY.has(one));
  return path === undefined ? undefined : { kind: 'library', path };
}

export function bind(outer: Scope, name: string, binding: ValueBinding): Scope {
  return { kind: 'value', name, binding, outer };
}
