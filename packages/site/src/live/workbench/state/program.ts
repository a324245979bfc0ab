/** Programs of the workbench. They come from storage and links, so they are not trusted. */
import { SYNTAX_EXTENSIONS, type Syntax } from '../../../model/syntax';
import { readSessions, type Sessions } from '../../contract/session';

export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

export interface Program {
  /** Chosen by the reader, or the title of an example. */
  readonly title: string;
  /** The version whose rules and library are used. */
  readonly version: string;
  /** At least one file. */
  readonly files: readonly SourceFile[];
  /** The index of the file that is edited and run. */
  readonly active: number;
  /** The calls of its contracts, by file and contract. */
  readonly sessions: Sessions;
}

/** The same program in both syntaxes. */
export type ProgramPair = Readonly<Partial<Record<Syntax, string>>>;

export const MAX_FILES = 10;
const MAX_TITLE = 60;
const FILE_NAME = /^[A-Za-z0-9_][\w.-]{0,58}\.(?:jsligo|mligo)$/;

/** Parses untrusted data, also of older releases; undefined if it is not a valid program. */
export function readProgram(data: unknown): Program | undefined {
  if (!isRecord(data) || typeof data.version !== 'string' || !Array.isArray(data.files)) return undefined;
  const files = data.files.flatMap((file: unknown): SourceFile[] => {
    if (!isRecord(file) || typeof file.name !== 'string' || typeof file.text !== 'string') return [];
    return [{ name: file.name, text: file.text }];
  });
  const [first] = files;
  const isValid =
    first !== undefined &&
    files.length === data.files.length &&
    files.length <= MAX_FILES &&
    files.every(({ name }, index) => nameProblem(name, files.slice(0, index)) === undefined);
  if (!isValid) return undefined;
  const active = typeof data.active === 'number' && files[data.active] ? data.active : 0;
  const title = typeof data.title === 'string' ? shortTitle(data.title) : '';
  return {
    title: title || titleOfFile(first.name),
    version: data.version.slice(0, 20),
    files,
    active,
    sessions: readSessions(data.sessions),
  };
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

export function shortTitle(title: string): string {
  return title.replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE);
}

function titleOfFile(name: string): string {
  return name.replace(/\.\w+$/, '');
}

export function nameProblem(name: string, others: readonly SourceFile[]): string | undefined {
  if (!FILE_NAME.test(name)) return 'Use letters, digits, - and _, and end with .jsligo or .mligo.';
  if (others.some((other) => other.name === name)) return 'Another file has this name.';
  return undefined;
}

/** A program of one file, in the reader's syntax if available. */
export function programOf(title: string, pair: ProgramPair, syntax: Syntax, version: string): Program {
  const other = syntax === 'jsligo' ? 'cameligo' : 'jsligo';
  const shown = pair[syntax] === undefined ? other : syntax;
  // The title of a sample may be a path.
  const stem = title.replace(/.*\//, '').replace(/[^\w-]+/g, '-') || 'main';
  const name = `${stem}.${SYNTAX_EXTENSIONS[shown]}`;
  return { title, version, active: 0, files: [{ name, text: pair[shown] ?? '' }], sessions: {} };
}

export function activeFile({ files, active }: Program): SourceFile {
  return files[active] ?? { name: 'main.jsligo', text: '' };
}

/** Changes the name or text of the active file. */
export function withChange(program: Program, change: Partial<SourceFile>): Program {
  return withFileChange(program, program.active, change);
}

export function withFileChange(program: Program, at: number, change: Partial<SourceFile>): Program {
  const files = program.files.map((file, index) => (index === at ? { ...file, ...change } : file));
  return { ...program, files };
}

/** Adds an empty file in a syntax and makes it active. */
export function withNewFile(program: Program, syntax: Syntax): Program {
  const { files } = program;
  const ending = SYNTAX_EXTENSIONS[syntax];
  const names = ['main', ...files.map((_, index) => `file${index + 2}`)].map((name) => `${name}.${ending}`);
  const free = names.find((name) => nameProblem(name, files) === undefined);
  return free ? withFile(program, { name: free, text: '' }) : program;
}

/** Adds a file and makes it active; the same program if there is no room for it. */
export function withFile(program: Program, file: SourceFile): Program {
  const { files } = program;
  if (files.length >= MAX_FILES) return program;
  return { ...program, files: [...files, file], active: files.length };
}

/** Removes a file, unless it is the last one. The file beside an active one becomes active. */
export function withoutFile(program: Program, at: number): Program {
  const { files, active } = program;
  if (files.length === 1 || files[at] === undefined) return program;
  const next = active > at ? active - 1 : Math.min(active, files.length - 2);
  return { ...program, files: files.filter((_, index) => index !== at), active: next };
}

/** Moves a file to another place; the active file stays active. */
export function withMovedFile(program: Program, from: number, to: number): Program {
  const moved = program.files[from];
  if (!moved || from === to || program.files[to] === undefined) return program;
  const shown = activeFile(program);
  const others = program.files.filter((_, index) => index !== from);
  const files = [...others.slice(0, to), moved, ...others.slice(to)];
  return { ...program, files, active: files.indexOf(shown) };
}

/**
 * Activates the active file's counterpart in a syntax, with this text: the file with the same name but the other
 * extension, which is added if necessary. The same program if there is no room for another file.
 */
export function withTranslation(program: Program, syntax: Syntax, text: string): Program {
  const name = activeFile(program).name.replace(/\w+$/, SYNTAX_EXTENSIONS[syntax]);
  const found = program.files.findIndex((file) => file.name === name);
  if (found < 0) return withFile(program, { name, text });
  return withFileChange({ ...program, active: found }, found, { text });
}
