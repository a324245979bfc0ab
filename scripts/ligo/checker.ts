/** Checks programs against the library of a version, for the commands. */

import {
  analyse,
  createLanguage,
  type Listing,
  listing,
  positionsIn,
  type TypedProgram,
} from '@ligo-docs/ligo';
import { programAt } from '@ligo-docs/ligo/node';
import type { Problem, Program, ProgramText, SourceFile, Span } from '@ligo-docs/ligo/syntax';

/** A program after all checks. */
export interface Checked {
  readonly program: Program;
  readonly typed: TypedProgram;
  readonly problems: readonly Problem[];
  readonly files: readonly SourceFile[];
  readonly listing: () => Listing;
}

export interface Checker {
  readonly check: (text: ProgramText) => Checked;
  /** A file that cannot be read yields a problem that says so. */
  readonly checkFile: (file: string) => Checked;
}

/** A problem's position: lines are 1-based, columns 0-based in code points, the end is exclusive. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Finds positions in files, whose lines are indexed once. */
export function placesIn(files: readonly SourceFile[]): (span: Span) => Place {
  const indexes = files.map(({ text }) => memoizeOne(() => positionsIn(text)));
  return (span) => {
    const positionOf = indexes[span.file]?.() ?? positionsIn('');
    const [start, end] = [positionOf(span.from), positionOf(span.to)];
    const file = files[span.file]?.path ?? '';
    return { file, ...start, endLine: end.line, endColumn: end.column };
  };
}

function memoizeOne<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** With the library of a version, by default of the unreleased one. */
export function createChecker(version?: string): Checker {
  const language = createLanguage(version);
  const check = (text: ProgramText): Checked => {
    const { program, typed, problems } = analyse(language, text);
    return { program, typed, problems, files: program.files, listing: () => listing(typed, text.text) };
  };
  return {
    check,
    checkFile: (file) => {
      const text = programAt(file);
      if (!('unreadable' in text)) return check(text);
      const span = { file: 0, from: 0, to: 0 };
      const problem = { phase: 'parse', code: 'file-not-found', message: text.unreadable, span } as const;
      return { ...check({ file, text: '', syntax: 'jsligo' }), problems: [problem] };
    },
  };
}
