/** The index file of one version, as the generator writes it and the worker reads it. */
import type { AsPlainObject, Options } from 'minisearch';
import { slugify } from '../model/route';
import type { ResultKind } from '../model/search';
import type { Syntax } from '../model/syntax';
import { textFor } from '../model/syntax-text';
import { indexTerms } from './text/tokens';

/** Increment this with every format change: an offline copy may be older than the code that reads it. */
export const INDEX_FORMAT = 4;

export interface IndexFile {
  readonly format: typeof INDEX_FORMAT;
  readonly version: string;
  /** The base of the site, and so of the blog: `/`. */
  readonly root: string;
  /** The path of the version: `/docs/1.6.0`. */
  readonly base: string;
  readonly pages: readonly PageRow[];
  readonly same: readonly (readonly string[])[];
  readonly means: Readonly<Record<string, string>>;
  readonly suggestions: readonly string[];
  /** MiniSearch's index of pages; the ids are positions in `pages`. */
  readonly pageIndex: AsPlainObject;
  /** MiniSearch's index of sections; the ids are positions among the sections of all pages. */
  readonly sectionIndex: AsPlainObject;
}

export interface PageRow {
  /** Unique within the version; `blog/<slug>` for posts, the path for tools. */
  readonly id: string;
  readonly kind: ResultKind;
  readonly title: string;
  readonly description: string;
  readonly trail: readonly string[];
  readonly keywords: readonly string[];
  readonly flags: readonly string[];
  /** Its weight relative to other pages with the same words. */
  readonly boost: number;
  /** The file with the text of each section. */
  readonly text: string;
  readonly sections: readonly SectionRow[];
}

export interface SectionRow {
  readonly title: string;
  /** Omitted if equal to `anchorFromTitle`; empty for the start of a page. */
  readonly anchor?: string;
  /** The only syntax that has the section. */
  readonly syntax?: Syntax;
  /** What the section documents, if it is a library name. */
  readonly symbol?: 'value' | 'type';
  /** The type of a value, in CameLIGO notation, where type variables are quoted. */
  readonly type?: string;
  readonly deprecated?: boolean;
}

const TERMS: Options<object> = { tokenize: indexTerms, processTerm: (term) => term, fields: [] };

/** `about` is the description, the path, and the sections of the sidebar around the page. */
export const PAGE_OPTIONS = { ...TERMS, fields: ['title', 'keywords', 'headings', 'about'] };
export const SECTION_OPTIONS = { ...TERMS, fields: ['heading', 'text'] };

/** The anchor that most sections have. */
export function anchorFromTitle({ title, symbol }: SectionRow): string {
  return symbol ? title.toLowerCase().replaceAll('.', '-') : slugify(textFor(title, 'jsligo'));
}

/** The file of a version's index within the site. */
export function indexPath(version: string): string {
  return `search-index/${version}.json`;
}
