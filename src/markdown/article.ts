import type { Heading } from '../model/page';
import type { Syntax } from '../model/syntax';
import type { CopyPiece } from './copy/write';
import type { Language } from './highlight/highlight';

/** Addresses that only the site's configuration and the version of the page tell. `libraryFile` is for live samples. */
export const SITE_ADDRESSES = ['searchPage', 'playground', 'webIde', 'libraryFile'] as const;
export type SiteAddress = (typeof SITE_ADDRESSES)[number];

/** What the HTML of an article has in place of such an address. */
export function placeholderFor(address: SiteAddress): string {
  return `address:${address}`;
}

/** The target of a link, before the version of the page is known. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly id: string; readonly anchor?: string }
  | { readonly kind: 'post'; readonly slug: string; readonly anchor?: string }
  | { readonly kind: 'here'; readonly anchor: string }
  | { readonly kind: 'playground' }
  | { readonly kind: 'symbol'; readonly name: string }
  | { readonly kind: 'command'; readonly command: string; readonly flag?: string };

/** A link of an article. `automatic` ones come from inline code and may stay plain text in some versions. */
export interface ArticleLink {
  readonly target: LinkTarget;
  readonly line: number;
  readonly column: number;
  readonly automatic: boolean;
}

/** What is known about a fence: its info string, and what the directives and comments around it say. */
export interface CodeFacts {
  language?: Language;
  group?: string;
  /** Not a program. */
  skip?: boolean;
  skipReason?: string;
  inFails?: boolean;
  /** The file name that is shown with it, without its extension. */
  title?: string;
  /** The lines that are marked: `2,4-6`. */
  mark?: string;
  /** The number of the pair that it belongs to within the article. */
  pair?: number;
  /** Why the two samples of a pair declare different names. */
  differsReason?: string;
  problem?: SampleProblem;
}

/** A fence of JsLIGO or CameLIGO. */
export interface Sample extends CodeFacts {
  readonly syntax: Syntax;
  readonly code: string;
  /** The line of the first line of code. */
  readonly line: number;
}

/** What the checker finds wrong in a sample. */
export interface SampleProblem {
  /** In UTF-16 offsets of the code; the end is exclusive. */
  readonly from: number;
  readonly to: number;
  /** With its place: `Line 2, column 7: …`. */
  readonly message: string;
}

/** A fence of plain text: what a command prints, or a message. */
export interface PrintedText {
  readonly text: string;
  /** The line of its first line. */
  readonly line: number;
  /** The commands since the fence before it. */
  readonly commands: readonly string[];
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
  readonly printed: readonly PrintedText[];
  readonly sections: readonly Section[];
  readonly words: number;
  /** The same text as Markdown, for one syntax or both. */
  readonly copy: readonly CopyPiece[];
}
