import { pathBelow } from './route';

/** One version of the documentation, as the operator configures it. The list of versions runs from newest to oldest. */
export interface VersionConfig {
  readonly name: string;
  readonly label: string;
  /** The base path of its pages: `/docs` for the latest, `/docs/<name>` for the others. */
  readonly path: string;
  readonly isLast: boolean;
}

/** A page or an entry of one version. */
export interface Doc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}

/** A version with its content. */
export interface Version extends VersionConfig {
  readonly mainDocId: string;
  readonly docs: readonly Doc[];
  readonly draftIds: readonly string[];
  /** What the navbar needs to know about its sidebars. */
  readonly sidebars: Readonly<Record<string, { readonly path: string; readonly label: string }>>;
}

/** A range of versions from `since` up to and including `until`; both are optional. */
export interface VersionRange {
  readonly since?: string;
  readonly until?: string;
}

export type VersionStatus = 'latest' | 'unreleased' | 'older';

/** The name of the unreleased version, which is newer than any number. */
export const UNRELEASED = 'next';

/** Whether a text can be used in `since` or `until`. */
export function isVersionName(name: string): boolean {
  return name === UNRELEASED || /^\d+\.\d+\.\d+$/.test(name);
}

/** Compares numbers numerically. Letters sort after digits, so `next` comes last. */
const collator = /* @__PURE__ */ new Intl.Collator('en', { numeric: true });

/** Negative if the first version is older than the second one. */
export function compareVersions(a: string, b: string): number {
  return collator.compare(a, b);
}

/** Whether a version is in a range. */
export function isInRange(version: string, { since = version, until = version }: VersionRange): boolean {
  return collator.compare(version, since) >= 0 && collator.compare(version, until) <= 0;
}

/** Latest, unreleased or older. */
export function versionStatus(version: VersionConfig): VersionStatus {
  if (version.isLast) return 'latest';
  return version.name === UNRELEASED ? 'unreleased' : 'older';
}

/** The version that readers get by default. */
export function latestVersion<V extends VersionConfig>(versions: readonly V[]): V {
  const latest = versions.find((version) => version.isLast);
  if (!latest) throw new Error('No version is marked `isLast`: mark one in docs.versions of site.config.ts.');
  return latest;
}

/** The address of a page in a version. */
export function docPath(version: Pick<VersionConfig, 'path'>, id: string): string {
  return pathBelow(version.path, id);
}
