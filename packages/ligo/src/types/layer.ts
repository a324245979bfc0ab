/**
 * The bindings of one module or signature, in the order of their declaration. A layer only grows: the environment after
 * each declaration is its last binding at that time, and does not see later ones.
 */
import type { Binding, Environment, ModuleBinding, Named, TypeBinding } from './environment';
import { bindEntry } from './environment';
import { hiddenSums } from './hidden-sums';
import type { SignatureEntry } from './signature';
import { destructAbstraction } from './substitute';
import { labelsKey, type SumType } from './type';

/** A declared variant with a constructor. */
export interface DeclaredSum {
  readonly binding: TypeBinding;
  /** Parameters of the type, to be substituted in the parts. */
  readonly parameters: readonly string[];
  readonly sum: SumType;
}

/** Where constructors and records are declared: records by name, the others in the order of declaration. */
interface Declarations {
  readonly sums: Map<string, DeclaredSum[]>;
  readonly genericSums: Map<string, DeclaredSum[]>;
  readonly records: Map<string, TypeBinding[]>;
  readonly modulesOfConstructors: Map<string, ModuleBinding[]>;
  readonly modulesOfRecords: Map<string, ModuleBinding[]>;
}

export class Layer {
  private last: Environment;
  private size = 0;
  private readonly names = {
    value: new Map(),
    type: new Map(),
    declaration: new Map(),
    module: new Map(),
    signature: new Map(),
  } satisfies Record<keyof Named, Map<string, Binding[]>>;

  readonly declarations: Declarations = {
    sums: new Map(),
    genericSums: new Map(),
    records: new Map(),
    modulesOfConstructors: new Map(),
    modulesOfRecords: new Map(),
  };

  /** `sumNames`: the names of all variants declared in the run; only these can be hidden inside other types. */
  constructor(
    readonly outer: Environment,
    private readonly sumNames: ReadonlySet<string>,
  ) {
    this.last = outer;
  }

  /** The environment with these entries after those bound before. */
  bind(entries: readonly SignatureEntry[]): Environment {
    for (const entry of entries) {
      const binding = bindEntry(this.last, entry, { layer: this, position: this.size });
      this.size += 1;
      this.last = binding;
      this.index(binding);
    }
    return this.last;
  }

  /** The last binding of a name at or before a position. */
  find<Kind extends keyof Named>(kind: Kind, name: string, position: number): Named[Kind] | undefined {
    const bindings = (this.names[kind] as Map<string, Named[Kind][]>).get(name) ?? [];
    return bindings.findLast((binding) => (binding.position ?? 0) <= position);
  }

  private index(binding: ReturnType<typeof bindEntry>): void {
    switch (binding.kind) {
      case 'value':
      case 'signature':
        append(this.names[binding.kind], binding.name, binding);
        break;
      case 'type-variable':
        append(this.names.type, binding.name, binding);
        break;
      case 'type':
        append(this.names.type, binding.name, binding);
        append(this.names.declaration, binding.name, binding);
        this.indexType(binding);
        break;
      case 'module':
        append(this.names.module, binding.name, binding);
        this.indexModule(binding);
        break;
    }
  }

  private indexType(binding: TypeBinding): void {
    const { type } = binding;
    const { parameters, body } = destructAbstraction(type);
    if (body.kind === 'sum') this.indexSum({ binding, parameters, sum: withAliasOf(body, type.alias) });
    if (type.kind === 'record') insertByName(this.declarations.records, labelsKey(type.fields), binding);
    if (!this.sumNames.has(binding.name)) return;
    for (const sum of hiddenSums(type, binding.name)) this.indexSum({ binding, parameters: [], sum });
  }

  private indexSum(declared: DeclaredSum): void {
    const { sums, genericSums } = this.declarations;
    const index = declared.parameters.length > 0 ? genericSums : sums;
    for (const name of declared.sum.fields.keys()) append(index, name, declared);
  }

  private indexModule(binding: ModuleBinding): void {
    const { constructors, records } = binding.signature.index.parts;
    for (const name of constructors) append(this.declarations.modulesOfConstructors, name, binding);
    for (const key of records) append(this.declarations.modulesOfRecords, key, binding);
  }
}

export function withAliasOf(sum: SumType, alias: SumType['alias']): SumType {
  return { ...sum, alias: alias ?? sum.alias };
}

function append<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const items = map.get(key);
  if (items) items.push(item);
  else map.set(key, [item]);
}

function insertByName(map: Map<string, TypeBinding[]>, key: string, binding: TypeBinding): void {
  const items = map.get(key) ?? [];
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.name ?? '') < binding.name) low = middle + 1;
    else high = middle;
  }
  items.splice(low, 0, binding);
  map.set(key, items);
}
