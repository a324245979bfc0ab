/** Places in source text, and what was read. */
import type { LigoSyntax } from '../grammar/language';

export type { LigoSyntax } from '../grammar/language';

/** The syntax of a program by the name of its file. */
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

/** One text of a program: the main file, or one that it includes or imports. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly syntax: LigoSyntax;
}

/** Finds the text of a file that `from` includes or imports under this path. */
export type ReadFile = (path: string, from: string) => FoundFile | undefined;

export interface FoundFile {
  /** What identifies the file, and what files that it names itself are relative to. */
  readonly path: string;
  readonly text: string;
}
