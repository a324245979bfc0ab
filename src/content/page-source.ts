import type { Root } from 'mdast';
import type { VersionRange } from '../model/version';

/** The kind of a page, for search. */
type PageKind = 'guide' | 'api' | 'command';

/** A page as it was read, before its text is compiled. */
export interface PageSource {
  readonly id: string;
  /** The path for messages and for the edit link. */
  readonly file: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly description: string;
  readonly sidebarLabel?: string;
  readonly keywords: readonly string[];
  readonly range: VersionRange;
  readonly draft: boolean;
  /** Everything that the tree depends on: the same source gives the same tree. */
  readonly source: string;
  readonly tree: () => Root;
}

/** A blog post as it was read. */
export interface PostSource {
  readonly slug: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  readonly draft: boolean;
  readonly source: string;
  readonly tree: () => Root;
}
