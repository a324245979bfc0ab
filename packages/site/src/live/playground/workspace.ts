/** The reader's files. They come from storage and links, so they are not trusted. */
import { SYNTAX_EXTENSIONS, type Syntax } from '../../model/syntax';

export interface PlaygroundFile {
  readonly name: string;
  readonly text: string;
}

export interface Workspace {
  /** The version whose library is used. */
  readonly version: string;
  /** At least one file. */
  readonly files: readonly PlaygroundFile[];
  /** The index of the file that is edited and run. */
  readonly active: number;
}

/** The same program in both syntaxes. */
export type ProgramPair = Readonly<Partial<Record<Syntax, string>>>;

/** Browsers save at most ten files from one click. */
export const MAX_FILES = 10;
const FILE_NAME = /^[A-Za-z0-9_][\w.-]{0,58}\.(?:jsligo|mligo)$/;

/** Parses untrusted data; undefined if it is not a valid workspace. */
export function readWorkspace(data: unknown): Workspace | undefined {
  if (!isRecord(data) || typeof data.version !== 'string' || !Array.isArray(data.files)) return undefined;
  const files = data.files.flatMap((file: unknown): PlaygroundFile[] => {
    if (!isRecord(file) || typeof file.name !== 'string' || typeof file.text !== 'string') return [];
    return [{ name: file.name, text: file.text }];
  });
  const isValid =
    files.length > 0 &&
    files.length === data.files.length &&
    files.length <= MAX_FILES &&
    files.every(({ name }, index) => nameProblem(name, files.slice(0, index)) === undefined);
  if (!isValid) return undefined;
  const active = typeof data.active === 'number' && files[data.active] ? data.active : 0;
  return { version: data.version.slice(0, 20), files, active };
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

export function nameProblem(name: string, others: readonly PlaygroundFile[]): string | undefined {
  if (!FILE_NAME.test(name)) return 'Use letters, digits, - and _, and end with .jsligo or .mligo.';
  if (others.some((other) => other.name === name)) return 'Another file has this name.';
  return undefined;
}

/** A workspace with one program, in the reader's syntax if available. */
export function workspaceOf(name: string, pair: ProgramPair, syntax: Syntax, version: string): Workspace {
  const other = syntax === 'jsligo' ? 'cameligo' : 'jsligo';
  const shown = pair[syntax] === undefined ? other : syntax;
  return {
    version,
    active: 0,
    // The title of a sample may be a path.
    files: [{ name: `${name.replace(/.*\//, '')}.${SYNTAX_EXTENSIONS[shown]}`, text: pair[shown] ?? '' }],
  };
}

export function activeFile({ files, active }: Workspace): PlaygroundFile {
  return files[active] ?? { name: 'main.jsligo', text: '' };
}

/** Changes the name or text of the active file. */
export function withChange(workspace: Workspace, change: Partial<PlaygroundFile>): Workspace {
  const { files, active } = workspace;
  return {
    ...workspace,
    files: files.map((file, index) => (index === active ? { ...file, ...change } : file)),
  };
}

/** Adds an empty file in a syntax and makes it active. */
export function withFile(workspace: Workspace, syntax: Syntax): Workspace {
  const { files } = workspace;
  const ending = SYNTAX_EXTENSIONS[syntax];
  const names = ['main', ...files.map((_, index) => `file${index + 2}`)].map((name) => `${name}.${ending}`);
  const free = names.find((name) => nameProblem(name, files) === undefined);
  return free ? added(workspace, { name: free, text: '' }) : workspace;
}

function added(workspace: Workspace, file: PlaygroundFile): Workspace {
  const { files } = workspace;
  if (files.length >= MAX_FILES) return workspace;
  return { ...workspace, files: [...files, file], active: files.length };
}

/**
 * Activates the active file's counterpart in a syntax: the file with the same name but the other extension.
 * If it does not exist, it is added with the known text, or empty.
 */
export function inSyntax(workspace: Workspace, syntax: Syntax, known: ProgramPair = {}): Workspace {
  const { files, active } = workspace;
  const name = activeFile(workspace).name.replace(/\w+$/, SYNTAX_EXTENSIONS[syntax]);
  const found = files.findIndex((file) => file.name === name);
  if (found >= 0) return found === active ? workspace : { ...workspace, active: found };
  return added(workspace, { name, text: known[syntax] ?? '' });
}

/**
 * Activates the active file's counterpart in a syntax, with this text; undefined if there is no room for another
 * file.
 */
export function withTranslation(workspace: Workspace, syntax: Syntax, text: string): Workspace | undefined {
  const next = inSyntax(workspace, syntax, { [syntax]: text });
  return next === workspace ? undefined : withChange(next, { text });
}

/** Removes the active file, unless it is the last one. */
export function withoutFile(workspace: Workspace): Workspace {
  const { files, active } = workspace;
  if (files.length === 1) return workspace;
  return {
    ...workspace,
    files: files.filter((_, index) => index !== active),
    active: Math.max(0, active - 1),
  };
}
