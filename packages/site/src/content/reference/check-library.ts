/** Compares the reference with the library of the language: what each value and type still lacks, in one message. */
import type { LibraryStep } from '@ligo-docs/ligo';
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

type Step = 'entry' | 'signature' | LibraryStep;

const PLACES: Readonly<Record<Step, string>> = {
  entry: 'its entry in the file of its module in content/reference',
  signature: `its type in ${SIGNATURES_FOLDER}`,
  evaluation:
    'its evaluation in packages/ligo/src/evaluate/library, or the reason why it has none in packages/ligo/src/evaluate/not-supported.ts',
  compilation: 'its compilation in packages/ligo/src/compile/library',
};

/** Finds what the language cannot do yet with a value. */
type FindSteps = (name: string) => readonly LibraryStep[];

/** `sources`: the files of that folder, to find the lines of signatures; without them, only the reference is checked. */
export function checkLibrary(
  entries: readonly ReferenceEntry[],
  library: readonly ModuleSignatures[],
  sources: readonly SourceFile[],
  lackingSteps: FindSteps,
): Problem[] {
  const all = library.flatMap(namedSignatures);
  const declared = groupBy(all, keyOf);
  const documented = groupBy(entries, keyOf);
  const stepsOf = ({ kind, name }: { kind: string; name: string }) =>
    kind === 'value' ? lackingSteps(name) : [];
  const undocumented = all.filter((one) => {
    const described = documented.get(keyOf(one)) ?? [];
    const isOnly = declared.get(keyOf(one))?.length === 1;
    return !(isOnly ? described.length > 0 : described.some((entry) => hasSameRange(entry, one)));
  });
  return [
    ...entries.flatMap((entry) => {
      const message = mistakeIn(
        entry,
        declared.get(keyOf(entry)) ?? [],
        stepsOf({ kind: entry.kind, name: entry.fullName }),
      );
      return message ? [{ file: entry.file, line: entry.lineOf('name'), message }] : [];
    }),
    ...(sources.length > 0 ? undocumented : []).map((one) => ({
      ...placeOf(one, sources),
      message: incomplete(`the ${one.kind} '${qualifiedName(one)}'`, [
        'entry',
        ...stepsOf({ kind: one.kind, name: qualifiedName(one) }),
      ]),
    })),
  ];
}

const keyOf = ({ kind, ...entry }: Pick<NamedSignature, 'kind' | 'module' | 'name'>): string =>
  `${kind} ${qualifiedName(entry)}`;

const hasSameRange = (a: VersionRange, b: VersionRange): boolean =>
  a.since === b.since && a.until === b.until;

function incomplete(subject: string, steps: readonly Step[]): string {
  const left = steps.map((step) => PLACES[step]).join('; ');
  const start = subject.charAt(0).toUpperCase() + subject.slice(1);
  return `${start} is not complete. Left to do: ${left}.`;
}

function mistakeIn(
  entry: ReferenceEntry,
  declared: readonly NamedSignature[],
  steps: readonly LibraryStep[],
): string | undefined {
  const subject = `the ${entry.kind} '${entry.fullName}'`;
  if (entry.absent) return declared.length > 0 ? `LIGO has ${subject}: remove 'absent'.` : undefined;
  if (declared.length === 0)
    return `${incomplete(subject, ['signature', ...steps])} If LIGO does not have it, set 'absent: true'.`;
  if (steps.length > 0) return incomplete(subject, steps);
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
