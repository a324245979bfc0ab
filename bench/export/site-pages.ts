/** The pages that every tool gets. */

export interface ExportedPage {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
  /** The name of its sidebar tree. */
  readonly tree: string;
}

/** A page of a tree, or a category of pages. */
export type TreeItem =
  | { readonly label: string; readonly id: string; readonly items?: undefined }
  | { readonly label: string; readonly items: TreeItem[]; readonly id?: undefined };

export type Trees = Readonly<Record<string, readonly TreeItem[]>>;

export interface ExportedVersion {
  readonly name: string;
  readonly path: string;
  readonly isLatest: boolean;
  readonly pages: readonly ExportedPage[];
  readonly trees: Trees;
}

/** In the order of the site; the latest version's path is a prefix of the others'. */
export const VERSIONS = [
  { name: 'next', path: '/docs/next', isLatest: false },
  { name: '1.11.5', path: '/docs', isLatest: true },
  { name: '1.10.0', path: '/docs/1.10.0', isLatest: false },
  { name: '1.6.0', path: '/docs/1.6.0', isLatest: false },
] as const;

export function latestOf(versions: readonly ExportedVersion[]): ExportedVersion {
  const latest = versions.find(({ isLatest }) => isLatest);
  if (!latest) throw new Error('There is no latest version.');
  return latest;
}
