/** Renames a declared name everywhere, unless the program would mean something else. */
import type { Edit } from '../../syntax/problem';
import type { ReadFile, Span } from '../../syntax/source';
import { type Analysis, analyse } from '../analyse';
import { namesOfFiles, type Occurrence } from '../occurrence';
import { withEdits } from '../with-edits';
import { nameAt, placesOf } from './references';

export type Renaming = { readonly edits: readonly Edit[] } | { readonly problem: string };

interface RenameRequest {
  readonly offset: number;
  readonly name: string;
  /** Finds the files that the program imports, as for the analysis. */
  readonly readFile?: ReadFile;
}

/** The edits that rename the name at an offset of the main file, or why it cannot be renamed. */
export function rename(analysis: Analysis, request: RenameRequest): Renaming {
  const names = namesOfFiles(analysis);
  const found = nameAt(names, request.offset);
  const problem = refusal(found, request.name);
  if (!found || problem !== undefined) return { problem: problem ?? 'There is no name here.' };
  const edits = placesOf(names, found).map((span): Edit => ({ span, text: request.name }));
  return keepsMeaning(analysis, edits, request) ? { edits } : { problem: conflict(found, request.name) };
}

function refusal(found: Occurrence | undefined, name: string): string | undefined {
  if (!found) return undefined;
  if (found.kind === 'field' || found.kind === 'constructor') {
    return 'Fields and constructors are not renamed: they may be part of what others store and call.';
  }
  if (!found.definition) return `\`${found.name}\` is part of the library.`;
  const isModule = found.kind === 'module' || found.kind === 'signature';
  const shape = isModule ? /^[A-Z]\w*$/ : /^[a-z_]\w*$/;
  if (shape.test(name)) return undefined;
  return `\`${name}\` is not a name for this: it starts with a ${isModule ? 'capital' : 'small'} letter.`;
}

function conflict({ name }: Occurrence, renamed: string): string {
  return `\`${name}\` cannot be called \`${renamed}\`: the program would mean something else.`;
}

/** The renamed program has no new problems, and its names are declared where they were. */
function keepsMeaning(analysis: Analysis, edits: readonly Edit[], { readFile }: RenameRequest): boolean {
  const { language, syntax, program, text, problems } = analysis;
  const moved = movedBy(edits);
  const textOf = (file: number, original: string) =>
    withEdits(
      original,
      edits.filter(({ span }) => span.file === file),
    );
  const fileOf = (path: string) => program.files.findIndex((file) => file.path === path);
  const renamed = analyse(language, {
    file: program.files[0]?.path ?? 'main',
    text: textOf(0, text),
    syntax,
    readFile: (path, from) => {
      const found = readFile?.(path, from);
      return found && { ...found, text: textOf(fileOf(found.path), found.text) };
    },
  });
  if (renamed.problems.length > problems.length) return false;
  const before = namesOfFiles(analysis).map((name) => linkOf(name, moved));
  const after = namesOfFiles(renamed).map((name) => linkOf(name, (span) => span));
  return before.join('\n') === after.join('\n');
}

function linkOf({ span, definition }: Occurrence, moved: (span: Span) => Span): string {
  const place = moved(span);
  const declared = definition && moved(definition);
  return `${place.file}:${place.from} ${declared ? `${declared.file}:${declared.from}` : 'library'}`;
}

/** Where a place is after the edits. */
function movedBy(edits: readonly Edit[]): (span: Span) => Span {
  return (span) => {
    const before = edits.filter((edit) => edit.span.file === span.file && edit.span.from < span.from);
    const shift = before.reduce((sum, edit) => sum + edit.text.length - (edit.span.to - edit.span.from), 0);
    return { ...span, from: span.from + shift };
  };
}
