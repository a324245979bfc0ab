import type { PageRecord } from '../model/page';
import type { View } from '../site/shell/Shell';

/** A page as the site's templates fill it in, before it becomes a file. */
export interface OutputPage {
  readonly record: PageRecord;
  readonly view: View;
  readonly head: PageHead;
}

export interface PageHead {
  readonly description: string;
  /** The address that search engines shall list for this text. */
  readonly canonical: string;
  /** Pages that no search engine shall list. */
  readonly noindex?: boolean;
}
