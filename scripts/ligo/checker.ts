/** Checks programs against the library of a version, for the commands. */

import { analyse, createLanguage, type Listing, listing, type TypedProgram } from '@ligo-docs/ligo';
import { programAt } from '@ligo-docs/ligo/node';
import type { Problem, Program, ProgramText, SourceFile } from '@ligo-docs/ligo/syntax';

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
