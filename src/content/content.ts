import type { Article } from '../markdown/article';
import type { Problem } from '../model/problem';
import type { Sidebar } from '../model/sidebar';
import type { TextVariant } from './compile-texts';
import type { Library } from './names';
import type { PageSource, PostSource } from './page-source';
import type { PageRedirect } from './redirects';
import type { SearchSettings } from './search-settings';

/** A page with its text compiled for the versions that have it. */
export interface Page extends Omit<PageSource, 'tree' | 'source'> {
  readonly versions: readonly string[];
  readonly variants: readonly TextVariant[];
}

export interface Post extends Omit<PostSource, 'tree' | 'source'>, Text {}

/** A text that is part of a screen, not a page. */
export interface Fragment extends Text {
  readonly file: string;
}

/** A text outside of versions. */
type Text = Pick<TextVariant, 'article' | 'names'>;

/** Everything in content/, read, checked and compiled. */
export interface Content {
  readonly pages: readonly Page[];
  readonly posts: readonly Post[];
  /** By folder and name: `home/sample`. */
  readonly fragments: ReadonlyMap<string, Fragment>;
  readonly sidebars: readonly Sidebar[];
  readonly redirects: readonly PageRedirect[];
  readonly library: Library;
  readonly search: SearchSettings;
  readonly problems: readonly Problem[];
}

/** The text of a page in one version. */
export function textFor(page: Page, version: string): TextVariant | undefined {
  return page.variants.find(({ versions }) => versions.includes(version));
}

export function articleFor(page: Page, version: string): Article | undefined {
  return textFor(page, version)?.article;
}
