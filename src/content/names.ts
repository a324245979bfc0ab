import type { Syntax } from '../model/syntax';
import type { VersionRange } from '../model/version';
import type { LibraryModule } from './reference/schema';

/** A value or type of the standard library: where it is explained. */
export interface LibrarySymbol {
  readonly name: string;
  readonly kind: 'value' | 'type';
  /** Its type in each syntax, as it is declared. */
  readonly types: Readonly<Record<Syntax, string>>;
  readonly page: string;
  readonly anchor: string;
  readonly range: VersionRange;
  readonly deprecated?: string;
  /** The second entry of the same name: a type and a value may share one. */
  readonly also?: LibrarySymbol;
}

/** A command: where it is explained. */
export interface LibraryCommand {
  readonly page: string;
  readonly flags: readonly string[];
  readonly range: VersionRange;
}

/** All names that texts may link to. */
export interface Library {
  /** The standard library as its files describe it. */
  readonly modules: readonly LibraryModule[];
  readonly symbols: ReadonlyMap<string, LibrarySymbol>;
  readonly commands: ReadonlyMap<string, LibraryCommand>;
}

/** Changes whenever inline code may have other links than before, or names of samples other types. */
export function namesKey({ modules, symbols, commands }: Library): string {
  const typed = modules.flatMap(({ page, entries }) =>
    entries.map(({ name, cameligo, since, until }) => [page, name, cameligo, since, until].join()),
  );
  return [...symbols.keys(), ...commands.keys(), ...typed].join(' ');
}
