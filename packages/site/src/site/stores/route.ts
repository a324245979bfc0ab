import type { ReactElement } from 'react';
import type { SentRecord } from '../../model/page';
import type { TreeNode } from '../../model/page-tree';

/** A document: HTML from the build. */
export interface DocumentView {
  readonly kind: 'document';
  /** The sidebar tree: HTML at build time, data in the browser. */
  readonly sidebar?: string | readonly TreeNode[];
  /** The HTML of the page; undefined if it is server-rendered. */
  readonly page?: string;
  /** Whether the reader starts at the top, so that the rest of a long page may be laid out later. */
  readonly isShownFromTop?: boolean;
}

/** A screen component; undefined if it could not be loaded, which keeps the server-rendered HTML. */
export interface ScreenView {
  readonly kind: 'screen';
  readonly screen?: ReactElement;
}

export type View = DocumentView | ScreenView;

/** The current route. */
export interface Route {
  readonly record: SentRecord;
  readonly view: View;
  /** Counts navigations since the document was loaded; the server-rendered page is number 0. */
  readonly visit: number;
  /** Whether to show that the next page is loading. */
  readonly isLoading: boolean;
}

/** The sidebar tree of a view, if available as data. */
export function treeOf(view: View): readonly TreeNode[] | undefined {
  return view.kind === 'document' && typeof view.sidebar === 'object' ? view.sidebar : undefined;
}
