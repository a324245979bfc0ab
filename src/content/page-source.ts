import type { Root } from 'mdast';
import type { VersionRange } from '../model/version';

/** A text as it was read, before it is compiled. */
interface TextSource {
  /** The path for messages and for the edit link. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly draft?: boolean;
  /** Everything that the tree depends on: the same source gives the same tree. */
  readonly source: string;
  readonly tree: () => Root;
}

/** A page of the documentation. */
export interface PageSource extends TextSource, VersionRange {
  readonly id: string;
  /** For search. */
  readonly kind: 'guide' | 'api' | 'command';
  readonly sidebarLabel?: string;
  readonly keywords: readonly string[];
}

/** A blog post. */
export interface PostSource extends TextSource {
  readonly slug: string;
  readonly date: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}
