/** The pages that every tool gets. */

import type { VersionConfig } from '../../packages/site/src/model/version';
import { site } from '../../site.config';

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

export interface ExportedVersion extends VersionConfig {
  readonly pages: readonly ExportedPage[];
  readonly trees: Trees;
}

/** The versions of the site; the latest one's path is a prefix of the others'. */
export const VERSIONS = site.docs.versions;
