import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface Door {
  /** As in an import: `@ligo-docs/ligo/syntax`. */
  readonly path: string;
  /** Of the compiled file, without the ending. */
  readonly name: string;
  /** Relative to the package. */
  readonly source: string;
}

/** The doors of a package: the exports in its package.json. */
export function doorsOf(folder: string): Door[] {
  const { name, exports }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).map(([door, conditions]) => ({
    path: join(name, door).replaceAll('\\', '/'),
    name: basename(conditions.default, '.js'),
    source: conditions['@ligo-docs/source'],
  }));
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, Readonly<Record<'@ligo-docs/source' | 'default', string>>>>;
}
