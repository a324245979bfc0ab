import type { PageRecord } from '../../model/page';
import type { PageHtml } from './page-html';

/**
 * Puts a document's own nodes in the place of those of the document that is shown. Says no where the frame around them
 * would have to be another one.
 */
export function placePage({ record, page, sidebar }: PageHtml, shown: PageRecord): boolean {
  const place = document.querySelector('.layout > .page');
  const tree = document.querySelector('.layout > .sidebar');
  if (!page || !place || Boolean(tree) !== Boolean(sidebar)) return false;
  // The same tree of pages stays as it stands, with its scroll position and what the reader has opened.
  if (sidebar && record.sidebar !== shown.sidebar) tree?.replaceChildren(...sidebar);
  place.replaceChildren(...page);
  return true;
}
