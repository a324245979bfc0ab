import { startCopying } from './copy';
import { startCopyMenu } from './copy-page';
import { startFolds } from './folds';
import { startKeepingPlace } from './keep-place';
import { startRowFilter } from './row-filter';
import { startTabs } from './tabs';
import { startToc, startTocFold } from './toc';
import { startWrapping } from './wrap';

export { layOutRest } from './lay-out';
export { followToc } from './toc';

/** Brings articles to life, this one and all that come: the listeners stand at the document. */
export function startArticles(): void {
  startCopying();
  startCopyMenu();
  // Before it opens, so that its height is known.
  startTocFold();
  startFolds();
  startKeepingPlace();
  startRowFilter();
  startTabs();
  startToc();
  startWrapping();
}
