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

/** A place in the text, in what comes before it, or in another file, in UTF-16 offsets; the end is exclusive. */
export interface Place {
  readonly from: number;
  readonly to: number;
  /** Absent for the text itself. */
  readonly file?: string;
}

export interface Diagnostic {
  readonly message: string;
  readonly hint?: string;
  readonly place: Place;
}
