import type { ReactElement } from 'react';
import type { CollectionName, GLOSSARY_NAME } from '../model/collection';
import type { CopyView } from '../model/copy';
import type { PageRecord } from '../model/page';
import type { Label } from '../model/sidebar';
import type { SitePost } from './site-content';

/** A page before it is rendered to a file. */
export interface OutputPage {
  readonly record: PageRecord;
  readonly view: DocumentView | ScreenView;
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  /** The canonical address, if it is not the page's own. */
  readonly canonical?: string;
  /** Set for pages that search engines must not index. */
  readonly noindex?: boolean;
  /** The content file of the page, if it has one. */
  readonly source?: string;
  /** The day of its last change, if it is known. */
  readonly changed?: string;
  readonly card: CardText;
  /** A separate card, which is made only on request: rendering one takes longer than building a page. */
  readonly ownCard?: CardText;
  /** The breadcrumbs, if it is an article. */
  readonly trail?: readonly PageLink[];
  readonly post?: SitePost;
  /** Set for pages outside of the versions that are not posts. */
  readonly collection?: CollectionName | typeof GLOSSARY_NAME;
  /** The files that are loaded when a reader points at a name in a sample, one for each text with samples. */
  readonly hovers?: readonly (string | undefined)[];
  /** The page as Markdown, if available. */
  readonly copy?: (view: CopyView) => string;
  /** The context of the Markdown, such as its version, in a phrase. */
  readonly place?: string;
  /** The latest version and the page of it to read, on pages of other versions. */
  readonly latest?: { readonly name: string; readonly path: string };
}

/** Content that is sent as HTML only. */
export interface DocumentView {
  readonly kind: 'document';
  readonly page: ReactElement;
  /** The HTML of the sidebar tree. */
  readonly sidebar?: string;
}

/** A component that the browser renders too. */
export interface ScreenView {
  readonly kind: 'screen';
  readonly screen: ReactElement;
}

/** The metadata of a page, without its HTML. */
export type PageFacts = Omit<OutputPage, 'view'>;

/** The text on the social card of a page: its section and title. */
export interface CardText {
  readonly kicker?: string;
  readonly title: string;
}

export interface PageLink {
  readonly path: string;
  readonly label: Label;
  /** Where the page is, if that is not where the link is. */
  readonly section?: Label;
}

/** A file of the finished site, relative to its root, with `/`. */
export interface OutputFile {
  readonly file: string;
  readonly content: string | Uint8Array;
}
