/** Programs and the results that the page and the worker exchange. */
import type { Syntax } from '../../model/syntax';

export interface LiveProgram {
  readonly syntax: Syntax;
  /** The name of its file, if it has one. */
  readonly name?: string;
  /** The earlier samples of the same group, which are part of the program but not of `text`. */
  readonly before: string;
  readonly text: string;
  /** The address of the library file. */
  readonly library: string;
  /** Other files, by the names under which the program includes, imports or originates them. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A range in the text, in UTF-16 offsets; the end is exclusive. Earlier samples map to the start. */
export interface Place {
  readonly from: number;
  readonly to: number;
  /** Counted from 1. */
  readonly line: number;
}

export interface Diagnostic {
  readonly message: string;
  /** Includes the position and advice: `Line 3, column 7: …`. */
  readonly report: string;
  /** Undefined for other files. */
  readonly place?: Place;
  /** The correction, where it is certain. */
  readonly fix?: readonly TextEdit[];
}

/** A declaration of the program. */
export interface OutlineEntry {
  readonly name: string;
  /** `function`, `entrypoint`, `type` … */
  readonly kind: string;
  /** With its type, where it has one: `total : int`. */
  readonly declaration?: string;
  readonly place: Place;
  readonly children: readonly OutlineEntry[];
}

/** A replacement in the text. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A note at the end of a line: values of constants, results of tests, failures. */
export interface LineNote {
  readonly line: number;
  readonly text: string;
  readonly kind: 'value' | 'passed' | 'failed';
}
