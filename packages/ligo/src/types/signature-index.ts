/** Finds the members of a signature by name, and the modules that declare a constructor or a record. */
import { hiddenSums } from './hidden-sums';
import type { SignatureEntry } from './signature';
import { destructAbstraction } from './substitute';
import { labelsKey } from './type';

/** Small signatures are searched without an index. */
const MIN_INDEXED = 8;

export class SignatureIndex {
  private byName: Map<string, SignatureEntry> | undefined;
  private declared: DeclaredParts | undefined;

  constructor(private readonly items: readonly SignatureEntry[]) {}

  /** The last entry of this kind and name, because later declarations shadow earlier ones. */
  find(kind: SignatureEntry['kind'], name: string): SignatureEntry | undefined {
    if (this.items.length < MIN_INDEXED) {
      return this.items.findLast((entry) => entry.kind === kind && entry.name === name);
    }
    this.byName ??= new Map(this.items.map((entry) => [`${entry.kind} ${entry.name}`, entry] as const));
    return this.byName.get(`${kind} ${name}`);
  }

  /** The parts of its types, including those in its modules. */
  get parts(): DeclaredParts {
    this.declared ??= partsOfTypes(this.items);
    return this.declared;
  }
}

/** What types are looked up by. */
export interface DeclaredParts {
  /** Also of variants hidden inside other types. */
  readonly constructors: ReadonlySet<string>;
  /** The labels of record types, see `labelsKey`. */
  readonly records: ReadonlySet<string>;
}

function partsOfTypes(items: readonly SignatureEntry[]): DeclaredParts {
  const constructors = new Set<string>();
  const records = new Set<string>();
  for (const item of items) {
    if (item.kind === 'type') {
      const { body } = destructAbstraction(item.type);
      for (const sum of [body, ...hiddenSums(item.type, item.name)]) {
        if (sum.kind === 'sum') for (const name of sum.fields.keys()) constructors.add(name);
      }
      if (item.type.kind === 'record') records.add(labelsKey(item.type.fields));
    } else if (item.kind === 'module') {
      const { parts } = item.signature.index;
      for (const name of parts.constructors) constructors.add(name);
      for (const key of parts.records) records.add(key);
    }
  }
  return { constructors, records };
}
