/** The scopes of a program at compile time. Library names are looked up by path. */
import type { Type } from '../../types/type';
import type { Builder } from './builder';
import type { ContractParts } from './contract-parts';

export type Binding =
  | {
      readonly kind: 'slot';
      readonly name: string;
      readonly owner: Builder;
      readonly slot: number;
      readonly general: Type | undefined;
    }
  | { readonly kind: 'global'; readonly index: number; readonly general: Type | undefined }
  | { readonly kind: 'library'; readonly path: string };

export type ModuleBinding =
  | { readonly kind: 'module'; readonly scope: Scope; readonly contract: ContractParts }
  | { readonly kind: 'library'; readonly path: string };

export class Scope {
  readonly values = new Map<string, Binding>();
  readonly modules = new Map<string, ModuleBinding>();

  constructor(private readonly parent?: Scope) {}

  value(name: string): Binding {
    return this.ownOrOuterValue(name) ?? { kind: 'library', path: name };
  }

  private ownOrOuterValue(name: string): Binding | undefined {
    return this.values.get(name) ?? this.parent?.ownOrOuterValue(name);
  }

  /** The variables of a function that are visible here, the innermost of each name. */
  slotsOf(owner: Builder): ReadonlyMap<string, number> {
    const slots = new Map(this.parent?.slotsOf(owner));
    for (const [name, binding] of this.values) {
      if (binding.kind === 'slot' && binding.owner === owner) slots.set(name, binding.slot);
      else slots.delete(name);
    }
    return slots;
  }

  module(path: readonly string[]): ModuleBinding {
    const [first = '', ...rest] = path;
    const found = this.ownOrOuterModule(first) ?? ({ kind: 'library', path: first } as const);
    return rest.reduce<ModuleBinding>(memberModule, found);
  }

  private ownOrOuterModule(name: string): ModuleBinding | undefined {
    return this.modules.get(name) ?? this.parent?.ownOrOuterModule(name);
  }
}

function memberModule(module: ModuleBinding, name: string): ModuleBinding {
  if (module.kind === 'library') return { kind: 'library', path: `${module.path}.${name}` };
  return module.scope.modules.get(name) ?? { kind: 'library', path: name };
}

export function memberValue(module: ModuleBinding, name: string): Binding {
  if (module.kind === 'library') return { kind: 'library', path: `${module.path}.${name}` };
  return module.scope.values.get(name) ?? { kind: 'library', path: name };
}
