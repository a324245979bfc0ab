import type { Root } from 'mdast';
import type { VersionRange } from '../model/version';

/** What a page is to a reader who looks for something. */
export type PageKind = 'guide' | 'api' | 'command';

/** A page as it was read, before its text is compiled. */
export interface PageSource {
  readonly id: string;
  /** The file as messages name it, and as the edit link opens it. */
  readonly file: string;
  readonly kind: PageKind;
  readonly title: string;
  readonly description: string;
  readonly sidebarLabel?: string;
  readonly keywords: readonly string[];
  readonly range: VersionRange;
  readonly draft: boolean;
  /** Everything that the tree is made of, as text: the same text means the same tree. */
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
