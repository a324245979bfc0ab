import type { SentRecord } from '../../model/page';
import type { TreeNode } from '../../model/page-tree';

/** The page that is shown, for the parts around it. */
export interface Route {
  readonly record: SentRecord;
  /** The sidebar tree of a document, if it has one. */
  readonly tree?: readonly TreeNode[];
}
