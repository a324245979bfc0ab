/** What versions tell about a thing: since when it exists, how it changed, since when it is deprecated. */
import { compareVersions, isInRange, type VersionRange } from './version';

export interface Deprecation {
  /** The first version that deprecates it; without it, all versions do. */
  readonly since?: string;
  /** What to use instead. */
  readonly use?: string;
}

export interface ChangeMark {
  readonly version: string;
  /** Markdown of one line. */
  readonly text: string;
}

export interface Marks extends VersionRange {
  readonly deprecated?: Deprecation;
  readonly changed?: readonly ChangeMark[];
}

export function isDeprecatedIn(version: string, { deprecated }: Marks): boolean {
  return deprecated !== undefined && isInRange(version, { since: deprecated.since });
}

/** The changes that a version has, the newest first. */
export function changesIn(version: string, { changed = [] }: Marks): ChangeMark[] {
  return changed
    .filter((change) => isInRange(version, { since: change.version }))
    .sort((a, b) => compareVersions(b.version, a.version));
}

/** The versions from which on something is shown differently. */
export function boundaries({ deprecated, changed = [] }: Marks): string[] {
  return [...changed.map(({ version }) => version), ...(deprecated?.since ? [deprecated.since] : [])];
}

/** The versions that marks may name; without them, any may be named. */
export type KnownVersions = readonly string[] | undefined;

/** What is wrong with a version that marks may not name, or undefined. */
export function unknownVersion(version: string, known: KnownVersions): string | undefined {
  if (!known || known.includes(version)) return undefined;
  return `There is no version ${version}: use one of ${known.join(', ')}, or add it to content/releases.yaml.`;
}

/** What is wrong with marks, and at which field. */
export interface MarkMistake {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Marks that contradict each other. */
export function contradictions(marks: Marks): MarkMistake[] {
  const { since, until, deprecated, changed = [] } = marks;
  const mistakes: MarkMistake[] = [];
  if (since && until && compareVersions(since, until) > 0) {
    const message = `'since' (${since}) is after 'until' (${until}): exchange them, or remove one.`;
    mistakes.push({ path: ['since'], message });
  }
  if (deprecated?.since && !isInRange(deprecated.since, { since, until })) {
    const message = `It is deprecated since ${deprecated.since}, but exists ${range(marks)}: correct one of the versions.`;
    mistakes.push({ path: ['deprecated'], message });
  }
  changed.forEach(({ version }, index) => {
    const path = ['changed', index];
    if (version === since) {
      const message = `It is new in ${version}, so it did not change there: remove one of the marks.`;
      mistakes.push({ path, message });
    } else if (!isInRange(version, { since, until })) {
      const message = `It changed in ${version}, but exists ${range(marks)}: correct one of the versions.`;
      mistakes.push({ path, message });
    }
    if (changed.findIndex((other) => other.version === version) < index) {
      const message = `Two marks say what changed in ${version}: join their texts.`;
      mistakes.push({ path, message });
    }
  });
  return mistakes;
}

function range({ since, until }: VersionRange): string {
  return [since && `since ${since}`, until && `until ${until}`].filter(Boolean).join(' and ');
}
