/**
 * The abstract syntax tree of both syntaxes. It stays close to what the reader wrote: JsLIGO statements are statements,
 * and parentheses are all that is gone. Every node is a separate object, so that later stages can keep what they find
 * out in a map by node.
 */
import type { Declaration } from './ast-declarations';
import type { Problem } from './problem';
import type { SourceFile } from './source';

export type * from './ast-declarations';
export type * from './ast-expressions';
export type * from './ast-names';
export type * from './ast-operators';
export type * from './ast-patterns';
export type * from './ast-records';
export type * from './ast-statements';
export type * from './ast-types';

/** A parsed program. */
export interface Program {
  /** The main file first, then the files it includes and imports, each once. */
  readonly files: readonly SourceFile[];
  /** The declarations of the main file; those of an included file stand where it is included. */
  readonly declarations: readonly Declaration[];
  /** The declarations of imported files, by index of the file. */
  readonly imported: ReadonlyMap<number, readonly Declaration[]>;
}

export interface ParsedProgram {
  readonly program: Program;
  readonly problems: readonly Problem[];
}
