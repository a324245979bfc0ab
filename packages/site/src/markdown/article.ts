import type { ExerciseSource, PredictionSource } from '../model/exercise';
import type { Heading } from '../model/page';
import type { Syntax } from '../model/syntax';
import type { CopyPiece } from './copy/write';
import type { Language } from './highlight/highlight';

/** Addresses that depend on the site's configuration or on the version. `libraryFile` is for live samples. */
export const SITE_ADDRESSES = ['searchPage', 'playground', 'webIde', 'libraryFile'] as const;
export type SiteAddress = (typeof SITE_ADDRESSES)[number];

/** The placeholder for such an address in the HTML of an article. */
export function placeholderFor(address: SiteAddress): string {
  return `address:${address}`;
}

/** The target of a link, before the version of the page is known. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly id: string; readonly anchor?: string }
  | { readonly kind: 'post'; readonly slug: string; readonly anchor?: string }
  /** A page of a collection, or its list: `cookbook/pausing`, `cookbook`. */
  | { readonly kind: 'entry'; readonly id: string; readonly anchor?: string }
  /** A term of the glossary, or the glossary itself. */
  | { readonly kind: 'term'; readonly anchor?: string }
  | { readonly kind: 'here'; readonly anchor: string }
  | { readonly kind: 'playground' }
  | { readonly kind: 'symbol'; readonly name: string }
  /** A file of the site without the end of its name, which the text adds. */
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'command'; readonly command: string; readonly flag?: string };

/** A link of an article. `automatic` ones come from inline code and may stay plain text in some versions. */
export interface ArticleLink {
  readonly target: LinkTarget;
  readonly line: number;
  readonly column: number;
  readonly automatic: boolean;
}

/** The placeholder for the address of a page outside of the versions. */
export function entryPlaceholder(id: string): string {
  return `entry:${id}`;
}

/** Metadata of a fence, from its info string and the directives and comments around it. */
export interface CodeFacts {
  language?: Language;
  group?: string;
  /** Not a program. */
  skip?: boolean;
  skipReason?: string;
  inFails?: boolean;
  /** What the command of the fence before it prints. */
  isOutput?: boolean;
  /** The file name that is shown with it, without its extension. */
  title?: string;
  /** The marked lines: `2,4-6`. */
  mark?: string;
  /** The number of the pair that it belongs to within the article. */
  pair?: number;
  /** Why the two samples of a pair declare different names. */
  differsReason?: string;
  /** Why the two samples of a pair compile to different Michelson. */
  otherReason?: string;
  problem?: SampleProblem;
}

/** A fence of JsLIGO or CameLIGO. */
export interface Sample extends CodeFacts {
  readonly syntax: Syntax;
  readonly code: string;
  /** The line of the first line of code. */
  readonly line: number;
}

/** An error that the checker reports in a sample. */
export interface SampleProblem {
  /** In UTF-16 offsets of the code; the end is exclusive. */
  readonly from: number;
  readonly to: number;
  /** Includes the position: `Line 2, column 7: …`. */
  readonly message: string;
  /** The page about the message, if there is one: `messages/variable-not-found`. */
  readonly about?: string;
}

/** A fence of plain text, Michelson or JSON: the output of a command, or a message. */
export interface PrintedText {
  readonly language: string;
  readonly text: string;
  /** The line of its first line. */
  readonly line: number;
  /** The commands since the previous fence. */
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

/** A page's text, compiled once for all versions that show the same text. */
export interface Article {
  /** HTML in which the address of link number N is written `link:N`. */
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Every anchor of the page, including those of headings. */
  readonly anchors: readonly string[];
  readonly links: readonly ArticleLink[];
  readonly samples: readonly Sample[];
  readonly printed: readonly PrintedText[];
  readonly exercises: readonly ExerciseSource[];
  readonly predictions: readonly PredictionSource[];
  readonly sections: readonly Section[];
  readonly words: number;
  /** The same text as Markdown, for one syntax or both. */
  readonly copy: readonly CopyPiece[];
}
