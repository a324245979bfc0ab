import type { CopyView } from '../model/copy';
import type { ShellRecord } from '../model/page';
import type { View } from '../site/shell/Shell';

/** A page as the site's templates fill it in, before it becomes a file. */
export interface OutputPage {
  readonly record: ShellRecord;
  readonly view: View;
  readonly head: PageHead;
  /** The page as Markdown; pages that only help to find others have none. */
  readonly copy?: PageCopy;
}

export interface PageHead {
  readonly description: string;
  /** The address that search engines shall list for this text. */
  readonly canonical: string;
  /** Pages that no search engine shall list. */
  readonly noindex?: boolean;
  /** The file that the page was made from, where it is one. */
  readonly source?: string;
  /** The same page in the versions that have it. */
  readonly alternates?: readonly { readonly version: string; readonly path: string }[];
  /** What stands on the picture that is shown with a link to the page. */
  readonly card: { readonly kicker?: string; readonly title: string };
  /** What the page is, for those who read it by machine. */
  readonly about: PageAbout;
}

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

export type PageAbout =
  | { readonly kind: 'home' }
  | { readonly kind: 'screen'; readonly title: string; readonly feeds: boolean }
  | { readonly kind: 'document'; readonly title: string; readonly trail: readonly Crumb[] }
  | {
      readonly kind: 'post';
      readonly title: string;
      readonly date: string;
      readonly authors: readonly string[];
      readonly tags: readonly string[];
      readonly words: number;
    };

/** A page's text for those who read without a browser. */
export interface PageCopy {
  readonly title: string;
  /** Where the text belongs, in a sentence. */
  readonly place?: string;
  readonly text: (view: CopyView) => string;
}
