/** Names in blocks: JsLIGO refuses a name that is declared twice in one. */
import { valueName } from '../names';

export class Scope {
  private readonly declared = new Set<string>();

  constructor(private readonly renamed: ReadonlyMap<string, string> = new Map()) {}

  /** How a name is bound here; a second one of the same name gets a number. */
  bound(name: string): string {
    const written = valueName(name, 'jsligo');
    if (!this.declared.has(written)) {
      this.declared.add(written);
      return written;
    }
    for (let number = 2; ; number++) {
      const other = name === '_' ? `_${number}` : `${name}_${number}`;
      if (this.declared.has(other)) continue;
      this.declared.add(other);
      return other;
    }
  }

  used(name: string): string {
    return this.renamed.get(name) ?? valueName(name, 'jsligo');
  }

  /** The same names in a block inside. */
  inner(): Scope {
    return new Scope(this.renamed);
  }

  /** What follows a declaration that has been renamed, or that hides a renamed one. */
  after(names: readonly (readonly [name: string, written: string])[]): Scope {
    const changed = names.filter(([name, written]) => written !== this.used(name));
    if (changed.length === 0) return this;
    const renamed = new Map([...this.renamed, ...changed]);
    const next = new Scope(renamed);
    for (const one of this.declared) next.declared.add(one);
    return next;
  }
}
