/** Compares the reference with the library of the language: each value and type needs a signature and a description. */
import {
  type ModuleSignatures,
  type NamedSignature,
  namedSignatures,
  qualifiedName,
} from '@ligo-docs/ligo/library';
import { groupBy } from '../../model/group-by';
import type { Problem } from '../../model/problem';
import type { VersionRange } from '../../model/version';
import type { SourceFile } from '../files';
import type { ReferenceEntry } from './schema';

/** The folder with the signatures of the library. */
export const SIGNATURES_FOLDER = 'packages/ligo/src/library/signatures';

/** `sources`: the files of that folder, to find the lines of signatures; without them, only the reference is checked. */
export function checkLibrary(
  entries: readonly ReferenceEntry[],
  library: readonly ModuleSignatures[],
  sources: readonly SourceFile[],
): Problem[] {
  const all = library.flatMap(namedSignatures);
  const declared = groupBy(all, keyOf);
  const documented = groupBy(entries, keyOf);
  const undocumented = all.filter((one) => {
    const described = documented.get(keyOf(one)) ?? [];
    const isOnly = declared.get(keyOf(one))?.length === 1;
    return !(isOnly ? described.length > 0 : described.some((entry) => hasSameRange(entry, one)));
  });
  return [
    ...entries.flatMap((entry) => {
      const message = mistakeIn(entry, declared.get(keyOf(entry)) ?? []);
      return message ? [{ file: entry.file, line: entry.lineOf('name'), message }] : [];
    }),
    ...(sources.length > 0 ? undocumented : []).map((one) => ({
      ...placeOf(one, sources),
      message: `content/reference does not describe the ${one.kind} '${qualifiedName(one)}': add an entry to the file of its module.`,
    })),
  ];
}

const keyOf = ({ kind, ...entry }: Pick<NamedSignature, 'kind' | 'module' | 'name'>): string =>
  `${kind} ${qualifiedName(entry)}`;

const hasSameRange = (a: VersionRange, b: VersionRange): boolean =>
  a.since === b.since && a.until === b.until;

function mistakeIn(entry: ReferenceEntry, declared: readonly NamedSignature[]): string | undefined {
  const subject = `the ${entry.kind} '${entry.fullName}'`;
  if (entry.absent) return declared.length > 0 ? `LIGO has ${subject}: remove 'absent'.` : undefined;
  if (declared.length === 0)
    return `The language has no signature of ${subject}: add it in ${SIGNATURES_FOLDER}, or set 'absent: true' if LIGO does not have it.`;
  // A name may have several types, each in its own versions.
  return declared.some((one) => hasSameRange(one, entry))
    ? undefined
    : `The versions of ${subject} differ from those of its signature in ${SIGNATURES_FOLDER}: correct 'since' and 'until'.`;
}

/** A signature is a string in the list of its module. */
function placeOf(
  { module, signature }: NamedSignature,
  sources: readonly SourceFile[],
): Omit<Problem, 'message'> {
  for (const { file, text } of sources) {
    const start = text.indexOf(`path: '${module}'`);
    const at = start < 0 ? -1 : text.indexOf(signature, start);
    if (at >= 0) return { file, line: text.slice(0, at).split('\n').length };
  }
  return { file: SIGNATURES_FOLDER };
}
