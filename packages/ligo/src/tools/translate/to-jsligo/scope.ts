/** Names in blocks: JsLIGO refuses a name that is declared twice in one. */
import { valueName } from '../names';

export class Scope {
  private readonly declared = new Set<string>();
  private readonly hidden = new Set<string>();
  /** How the names of the pattern that is being written are bound. */
  private readonly pending = new Map<string, string>();

  constructor(
    private readonly renamed: ReadonlyMap<string, string> = new Map(),
    /** Names of declarations that follow, which a number must not make. */
    private readonly reserved: ReadonlySet<string> = new Set(),
  ) {}

  /** How a name is bound here; a second one of the same name gets a number, and so does one that is hidden. */
  bound(name: string): string {
    const written = this.free(name);
    this.declared.add(written);
    this.pending.set(name, written);
    return written;
  }

  private free(name: string): string {
    const written = valueName(name, 'jsligo');
    if (!this.declared.has(written) && !this.hidden.has(name)) return written;
    for (let number = 2; ; number++) {
      const other = name === '_' ? `_${number}` : `${name}_${number}`;
      if (!this.declared.has(other) && !this.reserved.has(other)) return other;
    }
  }

  used(name: string): string {
    return this.renamed.get(name) ?? valueName(name, 'jsligo');
  }

  /** The names that a later declaration at the same place hides. */
  hide(names: Iterable<string>): void {
    this.hidden.clear();
    for (const name of names) this.hidden.add(name);
  }

  hides(name: string): boolean {
    return this.hidden.has(name);
  }

  /** The same names in a block inside. */
  inner(reserved?: Iterable<string>): Scope {
    return new Scope(this.renamed, new Set(reserved));
  }

  /** What follows the patterns that have been written: some of their names have changed, or hide changed ones. */
  after(): Scope {
    const changed = [...this.pending].filter(([name, written]) => written !== this.used(name));
    this.pending.clear();
    if (changed.length === 0) return this;
    const next = new Scope(new Map([...this.renamed, ...changed]), this.reserved);
    for (const one of this.declared) next.declared.add(one);
    return next;
  }
}
