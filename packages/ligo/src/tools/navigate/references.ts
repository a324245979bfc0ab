/** Where a name is declared and used, in all files of a program. */
import type { LibraryEntry } from '../../library/entry';
import type { Span } from '../../syntax/source';
import type { Analysis } from '../analyse';
import { namesOfFiles, type Occurrence } from '../occurrence';

/** A place in the program, or an entry of the library, which has a page. */
export type Definition = { readonly span: Span } | { readonly entry: LibraryEntry };

/** Where the name at an offset of the main file is declared. */
export function definition(analysis: Analysis, offset: number): Definition | undefined {
  const found = nameAt(namesOfFiles(analysis), offset);
  if (!found) return undefined;
  if (found.definition) return { span: found.definition };
  const { entries, types } = analysis.language;
  const entry = (found.kind === 'type' ? types : entries).get(found.name);
  return entry && { entry };
}

/** All places of the name at an offset of the main file, its declaration included. */
export function references(analysis: Analysis, offset: number): readonly Span[] {
  const names = namesOfFiles(analysis);
  const found = nameAt(names, offset);
  return found ? placesOf(names, found) : [];
}

/** The places of the same name. */
export function placesOf(names: readonly Occurrence[], found: Occurrence): readonly Span[] {
  const key = keyOf(found);
  return names.filter((name) => keyOf(name) === key).map(({ span }) => span);
}

/** The name that an offset is in, or at the end of. */
export function nameAt(names: readonly Occurrence[], offset: number): Occurrence | undefined {
  return names.find(({ span }) => span.file === 0 && span.from <= offset && offset <= span.to);
}

/** Names with one declaration; names of the library, fields and constructors are known by their names. */
function keyOf({ kind, name, definition: declared }: Occurrence): string {
  return declared ? `${declared.file}:${declared.from}` : `${kind} ${name}`;
}
