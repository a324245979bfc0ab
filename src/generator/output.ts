import type { ReactElement } from 'react';
import type { Post } from '../content/content';
import type { CopyView } from '../model/copy';
import type { PageRecord } from '../model/page';
import type { Label } from '../model/sidebar';
import type { ScreenView } from '../site/stores/route';

/** A page before it is rendered to a file. */
export interface OutputPage extends PageFacts {
  readonly view:
    | { readonly kind: 'document'; readonly page: ReactElement; readonly sidebar?: string }
    | ScreenView;
}

/** What is known of a page without its HTML. */
export interface PageFacts {
  readonly record: PageRecord;
  /** Without the name of the site. */
  readonly title: string;
  readonly description: string;
  /** The address that search engines should list for this text, if it is not that of the page. */
  readonly canonical?: string;
  /** Set for pages that search engines must not list. */
  readonly noindex?: boolean;
  /** The content file of the page, if it has one. */
  readonly source?: string;
  /** The same page in the versions that have it. */
  readonly alternates?: readonly { readonly version: string; readonly path: string }[];
  readonly card: CardText;
  /** The pages that lead to it, if it is an article. */
  readonly trail?: readonly PageLink[];
  readonly post?: Post;
  /** What it loads when a reader points at a name in a sample. */
  readonly hover?: string;
  /** The page as Markdown; lists of other pages may have none. */
  readonly copy?: PageCopy;
}

/** The words on the social card of a page: the section of the page, and its title. */
export interface CardText {
  readonly kicker?: string;
  readonly title: string;
}

export interface PageLink {
  readonly path: string;
  readonly label: Label;
}

/** A page's text as Markdown. */
export interface PageCopy {
  /** The context of the text, such as its version, in a phrase. */
  readonly place?: string;
  readonly text: (view: CopyView) => string;
}

/** A file of the finished site, relative to its root, with `/`. */
export interface OutputFile {
  readonly file: string;
  readonly content: string | Uint8Array;
}
