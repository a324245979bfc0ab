import type { ReactElement } from 'react';
import type { SentRecord } from '../../model/page';
import type { TreeNode } from '../../model/page-tree';

/** A document: HTML from the build. */
export interface DocumentView {
  readonly kind: 'document';
  /** The tree of pages: as HTML in the build, as data in the browser. */
  readonly sidebar?: string | readonly TreeNode[];
  /** As HTML. The one that the server sent is in the page already. */
  readonly page?: string;
  /** Whether the reader starts at its top, so that the rest of a long page may come a moment later. */
  readonly isShownFromTop?: boolean;
}

/** What a component shows. One whose script could not be loaded stays as the server sent it. */
export interface ScreenView {
  readonly kind: 'screen';
  readonly screen?: ReactElement;
}

export type View = DocumentView | ScreenView;

/** Where the reader is. */
export interface Route {
  readonly record: SentRecord;
  readonly view: View;
  /** Counts the pages shown since the document was loaded; the page that the server sent is number 0. */
  readonly visit: number;
  /** Whether the next page takes long enough to show that it is on its way. */
  readonly isLoading: boolean;
}

/** The tree beside a page, where the browser has it. */
export function treeOf(view: View): readonly TreeNode[] | undefined {
  return view.kind === 'document' && typeof view.sidebar === 'object' ? view.sidebar : undefined;
}
