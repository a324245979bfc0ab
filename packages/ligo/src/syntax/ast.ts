/**
 * The abstract syntax tree of both syntaxes. It stays close to the source: JsLIGO statements remain
 * statements, and only parentheses are dropped. Every node is a separate object, so that later stages can use
 * nodes as map keys.
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
  /** The declarations of the main file; an `#include` is replaced by the declarations of its file. */
  readonly declarations: readonly Declaration[];
  /** The declarations of imported files, by index of the file. */
  readonly imported: ReadonlyMap<number, readonly Declaration[]>;
}

export interface ParsedProgram {
  readonly program: Program;
  readonly problems: readonly Problem[];
}
