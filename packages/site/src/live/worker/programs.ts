/** Analysed programs with their library. Caches the last one, which the editor requests many times. */

import {
  type Analysis,
  analyse,
  createLanguage,
  type Language,
  type LoadProgram,
  loadContracts,
  positionsIn,
  printPosition,
} from '@ligo-docs/ligo';
import { type Edit, explain, type FoundFile, focusOf, type Problem, type Span } from '@ligo-docs/ligo/syntax';
import { loadOnce } from '../../model/load-once';
import { type LibraryFile, type SummaryFile, summaryFilePath } from '../protocol/library-file';
import type { Diagnostic, LineNote, LiveProgram, Place, TextEdit } from '../protocol/program';

/** An analysed program, with places in the text that the reader sees. */
export interface OpenProgram {
  readonly analysis: Analysis;
  readonly problems: readonly Diagnostic[];
  readonly diagnosticOf: (problem: Problem) => Diagnostic;
  /** Undefined if some edit is not in the text itself. */
  readonly editsIn: (edits: readonly Edit[]) => TextEdit[] | undefined;
  /** What is deprecated in the library, with the way out. */
  readonly deprecated: Library['deprecated'];
  /** The names of all other files that a program may import. */
  readonly paths: readonly string[];
  readonly readFile: (path: string) => FoundFile | undefined;
  /** Maps a span of the analysed program to the text; undefined for other files and expressions of a call. */
  readonly placeOf: (span: Span) => Place | undefined;
  /** The place of a span in the text, or where else in the program it is. */
  readonly textPlaceOf: (span: Span) => { readonly place: Place } | { readonly outside: string };
  /** The problems of the program with a test at its end, or of a separate file that imports the program. */
  readonly problemsWith: (test: {
    readonly text: string;
    readonly isSeparate: boolean;
  }) => readonly Problem[];
  /** Whether a span is in the text itself. */
  readonly isInText: (span: Span) => boolean;
  /** Converts an offset in the text to an offset in the analysed program. */
  readonly offsetOf: (offset: number) => number;
  /** Finds the contracts that tests originate from files. */
  readonly load: LoadProgram;
}

/** The library of a page's version, and the files of its samples. */
interface Library {
  readonly language: Language;
  readonly files: LibraryFile['files'];
  readonly deprecated: ReadonlyMap<string, string>;
}

const MAX_NOTE = 80;

export function openPrograms(fetchJson: (address: string) => Promise<unknown>) {
  // Not validated: the files come from the same build as this code.
  const libraryAt = loadOnce(async (address) => readLibrary((await fetchJson(address)) as LibraryFile));
  const summaries = loadOnce(async (library) => (await fetchJson(summaryFilePath(library))) as SummaryFile);
  let last: { readonly key: string; readonly opened: OpenProgram } | undefined;
  return {
    /** `onStart` is called before the program is checked. */
    async open(program: LiveProgram, onStart: (stage: 'check') => void = () => {}) {
      const library = await libraryAt(program.library);
      const key = JSON.stringify(program);
      if (last?.key !== key) {
        onStart('check');
        last = { key, opened: openProgram(program, library) };
      }
      return last.opened;
    },
    /** Summaries of the reference, by the address of a library. */
    summaries,
  };
}

function readLibrary({ version, files, deprecated = {} }: LibraryFile): Library {
  return { language: createLanguage(version), files, deprecated: new Map(Object.entries(deprecated)) };
}

/** @internal */
export function openProgram(
  { syntax, name = 'main', before, text, files: own = {} }: LiveProgram,
  library: Library,
): OpenProgram {
  const files = { ...library.files, ...own };
  const start = before ? before.length + 1 : 0;
  const textAt = (path: string) => (Object.hasOwn(files, path) ? files[path] : undefined);
  const readFile = (path: string): FoundFile | undefined => {
    const found = textAt(path);
    return found === undefined ? undefined : { path, text: found };
  };
  const analysis = analyse(library.language, {
    file: name,
    text: before ? `${before}\n${text}` : text,
    syntax,
    readFile,
  });
  const positionOf = positionsIn(text);
  const placeOf = ({ file, from, to }: Span): Place | undefined => {
    if (file !== 0 || from > start + text.length) return undefined;
    const inText = Math.max(0, from - start);
    return { from: inText, to: Math.max(0, to - start), line: positionOf(inText).line };
  };
  const editsIn = (edits: readonly Edit[]): TextEdit[] | undefined => {
    const own = edits.flatMap(({ span, text: replacement }) => {
      const place = span.from >= start ? placeOf(span) : undefined;
      return place ? [{ from: place.from, to: place.to, text: replacement }] : [];
    });
    return own.length === edits.length ? own : undefined;
  };
  const diagnosticOf = (problem: Problem): Diagnostic => {
    const span = focusOf(problem);
    const place = placeOf(span);
    const file = analysis.program.files[span.file];
    const where = place ? lineAndColumn(place, text) : file && printPosition(file, span.from);
    const fix = problem.fix && editsIn(problem.fix);
    return { message: problem.message, report: `${where}: ${explain(problem)}`, place, ...(fix && { fix }) };
  };
  return {
    analysis,
    problems: analysis.problems.map(diagnosticOf),
    diagnosticOf,
    editsIn,
    deprecated: library.deprecated,
    paths: Object.keys(files),
    readFile,
    placeOf,
    textPlaceOf: (span) => {
      if (span.file !== 0) return { outside: analysis.program.files[span.file]?.path ?? 'another file' };
      const place = span.from >= start ? placeOf(span) : undefined;
      return place ? { place } : { outside: 'an earlier sample' };
    },
    problemsWith: (test) => {
      const whole = before ? `${before}\n${text}` : text;
      const own = { path: name, text: whole };
      const source = test.isSeparate
        ? {
            file: 'test',
            text: test.text,
            readFile: (path: string) => (path === name ? own : readFile(path)),
          }
        : { file: name, text: `${whole}\n${test.text}`, readFile };
      return analyse(library.language, { ...source, syntax }).problems;
    },
    isInText: ({ file, from }) => file === 0 && from >= start,
    offsetOf: (offset) => offset + start,
    load: loadContracts(textAt, (program) => analyse(library.language, { ...program, readFile })),
  };
}

/** `Line 3, column 7`, with columns in UTF-16 units. */
function lineAndColumn({ line, from }: Place, text: string): string {
  return `Line ${line}, column ${from - text.lastIndexOf('\n', from - 1)}`;
}

/** A note at the end of the line of a place, if it is in the text. */
export function lineNote(place: Place | undefined, kind: LineNote['kind'], note: string): LineNote[] {
  const text = note.replace(/\s+/g, ' ');
  const short = text.length > MAX_NOTE ? `${text.slice(0, MAX_NOTE - 1)}…` : text;
  return place ? [{ line: place.line, kind, text: short }] : [];
}
