/** Programs and what is known about them, as the page and the worker exchange them. */
import type { Syntax } from '../../model/syntax';

export interface LiveProgram {
  readonly syntax: Syntax;
  /** The earlier samples of the same group: part of the program, but not of the text. */
  readonly before: string;
  readonly text: string;
  /** The address of the library of a version. */
  readonly library: string;
  /** Other files, by the names under which the program includes, imports or originates them. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A place in the text, in UTF-16 offsets; the end is exclusive. What is in earlier samples is at its start. */
export interface Place {
  readonly from: number;
  readonly to: number;
  /** Counted from 1. */
  readonly line: number;
}

export interface Diagnostic {
  readonly message: string;
  /** With the place and what to do: `Line 3, column 7: …`. */
  readonly report: string;
  /** Absent in other files. */
  readonly place?: Place;
}

/** What is shown at the end of a line: values of constants, results of tests, failures. */
export interface LineNote {
  readonly line: number;
  readonly text: string;
  readonly kind: 'value' | 'passed' | 'failed';
}
