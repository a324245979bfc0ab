import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { LigoSyntax, ReadFile } from '../../src/ligo/syntax/source';

/** Finds files as the compiler does: beside the file that names them, then from the folder where we are. */
export const readFromDisk: ReadFile = (path, from) => {
  for (const place of [resolve(dirname(from), path), resolve(path)]) {
    if (path && statSync(place, { throwIfNoEntry: false })?.isFile()) {
      return { path: place, text: readFileSync(place, 'utf8') };
    }
  }
  return undefined;
};

/** The syntax of a file, told by its ending. */
export function syntaxOf(file: string): LigoSyntax {
  if (file.endsWith('.jsligo')) return 'jsligo';
  if (file.endsWith('.mligo')) return 'cameligo';
  throw new Error(`${file}: a program's name ends in .jsligo or .mligo.`);
}
