import type { Heading } from '../model/page';
import type { Syntax } from '../model/syntax';
import type { CopyPiece } from './copy/piece';

/** What a link in a page leads to, before it is known in which version the page is shown. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly id: string; readonly anchor?: string }
  | { readonly kind: 'post'; readonly slug: string; readonly anchor?: string }
  | { readonly kind: 'here'; readonly anchor: string }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'command'; readonly command: string; readonly flag?: string };

/** A link of an article. `automatic` ones were made from inline code and may stay plain text in some version. */
export interface ArticleLink {
  readonly target: LinkTarget;
  readonly line: number;
  readonly column: number;
  readonly automatic: boolean;
}

/** A fence of JsLIGO or CameLIGO. */
export interface Sample {
  readonly syntax: Syntax;
  readonly code: string;
  /** The line of the first line of code. */
  readonly line: number;
  readonly group?: string;
  readonly isTest: boolean;
  readonly skip: boolean;
  /** Why a skipped sample is no program. */
  readonly skipReason?: string;
  readonly inFails: boolean;
  /** The number of the pair that it belongs to within the article. */
  readonly pair?: number;
  /** Said by the writer when the two samples of a pair declare different names on purpose. */
  readonly differsReason?: string;
}

/** The text under one heading, for search. */
export interface Section {
  readonly anchor: string;
  readonly title: string;
  readonly depth: number;
  readonly text: string;
  readonly syntax?: Syntax;
}

/** A page's text, compiled once for all versions that see the same text. */
export interface Article {
  /** HTML in which the address of link number N is written `link:N`. */
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Every anchor of the page, those of headings included. */
  readonly anchors: readonly string[];
  readonly links: readonly ArticleLink[];
  readonly samples: readonly Sample[];
  readonly sections: readonly Section[];
  readonly words: number;
  /** The same text as Markdown, for one syntax or both. */
  readonly copy: readonly CopyPiece[];
}
