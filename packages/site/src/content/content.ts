/** The model of content/: source texts, compiled texts, and the names that they may link to. */
import type { Root } from 'mdast';
import type { z } from 'zod';
import type { ArticleVariant } from '../markdown/compile';
import type { Problem } from '../model/problem';
import type { Sidebar } from '../model/sidebar';
import { isInRange, type VersionRange } from '../model/version';
import type { Author } from './authors';
import type { Command } from './cli/schema';
import type { GlossarySource } from './collections/glossary';
import type { CollectionSource, EntrySource } from './collections/read';
import type { Cover } from './covers';
import type { postFields } from './documents';
import type { Images } from './images/read';
import type { PublishedAddress } from './published';
import type { Redirects } from './redirects';
import type { ReferenceEntry } from './reference/schema';
import type { SampleNames } from './samples/hover';
import type { SearchSettings } from './search-settings';

/** A text that has been read, but not compiled. */
export interface TextSource {
  /** The path, for messages and the edit link. */
  readonly file: string;
  readonly title: string;
  /** The versions that have it; undefined for posts and texts of screens. */
  readonly versions?: readonly string[];
  /** Everything that the tree depends on: equal sources give equal trees. */
  readonly source: string;
  readonly tree: () => Root;
}

/** A page of the documentation. */
export interface PageSource extends TextSource, VersionRange {
  readonly id: string;
  /** For search. */
  readonly kind: 'guide' | 'api' | 'command';
  readonly description: string;
  readonly draft?: boolean;
  readonly sidebarLabel?: string;
  readonly keywords: readonly string[];
}

/** A blog post. */
export interface PostSource extends TextSource, Omit<z.infer<typeof postFields>, 'title'> {
  readonly slug: string;
}

/** An article with the names in its samples. */
export interface TextVariant extends ArticleVariant {
  readonly names: SampleNames;
}

/** A page with its text compiled for the versions that have it. */
export interface Page extends Omit<PageSource, 'tree' | 'source'> {
  readonly versions: readonly string[];
  readonly variants: readonly TextVariant[];
}

export interface Post
  extends Omit<PostSource, 'tree' | 'source' | 'versions' | 'authors' | 'cover' | 'cover_alt'>,
    TextVariant {
  readonly authors: readonly Author[];
  readonly cover?: Cover;
}

/** A page of a collection. */
export interface Entry extends Omit<EntrySource, 'tree' | 'source' | 'versions'>, TextVariant {}

/** Pages that exist once, outside of the versions. */
export interface Collection extends Omit<CollectionSource, 'entries'> {
  readonly entries: readonly Entry[];
}

export interface Glossary extends Omit<GlossarySource, 'tree' | 'source' | 'versions'>, TextVariant {}

/** A text that is part of a screen, not a page. */
export interface Fragment extends TextVariant {
  readonly file: string;
}

/** A value or type of the standard library, and where it is documented. */
export interface LibrarySymbol
  extends VersionRange,
    Pick<ReferenceEntry, 'fullName' | 'kind' | 'cameligo' | 'page' | 'anchor' | 'deprecated'> {
  /** The second entry of the same name: a type and a value may share one. */
  readonly also?: LibrarySymbol;
  /** Entries of the same name and kind in other versions. */
  readonly elsewhere?: readonly LibrarySymbol[];
}

/** All names that texts may link to. */
export interface Library {
  /** All entries of the standard library. */
  readonly entries: readonly ReferenceEntry[];
  readonly symbols: ReadonlyMap<string, LibrarySymbol>;
  readonly commands: ReadonlyMap<string, Pick<Command, 'page' | 'flags' | 'flagNames' | 'since' | 'until'>>;
}

/** Everything in content/, read, checked and compiled. */
export interface Content {
  readonly pages: readonly Page[];
  readonly posts: readonly Post[];
  readonly collections: readonly Collection[];
  readonly glossary?: Glossary;
  /** By folder and name: `home/sample`. */
  readonly fragments: ReadonlyMap<string, Fragment>;
  readonly sidebars: readonly Sidebar[];
  readonly redirects: Redirects;
  readonly published: readonly PublishedAddress[];
  readonly library: Library;
  readonly images: Images;
  readonly search: SearchSettings;
  readonly problems: readonly Problem[];
}

/** All versions that have a name of the library. */
export function rangesOf(symbol: LibrarySymbol): VersionRange[] {
  const { elsewhere = [], also } = symbol;
  return [symbol, ...elsewhere, ...(also ? rangesOf(also) : [])];
}

/** Whether a version has a name of the library. */
export function hasSymbol(version: string, symbol: LibrarySymbol): boolean {
  return rangesOf(symbol).some((range) => isInRange(version, range));
}

/** The text of a page in one version. */
export function textFor(page: Page, version: string): TextVariant | undefined {
  return page.variants.find(({ versions }) => versions.includes(version));
}
