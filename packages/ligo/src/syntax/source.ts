/** Source files and positions in them. */
import type { LigoSyntax } from './grammar/language';

export type { LigoSyntax } from './grammar/language';

/** The syntax of a program, determined by its file name. */
export function syntaxOfFile(name: string): LigoSyntax {
  return name.endsWith('.jsligo') ? 'jsligo' : 'cameligo';
}

/** A range of one file of a program, in UTF-16 offsets; the end is exclusive. */
export interface Span {
  /** Index in `Program.files`. */
  readonly file: number;
  readonly from: number;
  readonly to: number;
}

/** A file of a program: the main file, or an included or imported one. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly syntax: LigoSyntax;
}

/** Finds the text of a file that `from` includes or imports under this path. */
export type ReadFile = (path: string, from: string) => FoundFile | undefined;

export interface FoundFile {
  /** Identifies the file; paths in its directives are relative to it. */
  readonly path: string;
  readonly text: string;
}
