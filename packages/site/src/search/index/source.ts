/** The searchable content of one version: its pages and their sections. */
import { entryId } from '../../content/collections/read';
import {
  type Collection,
  type Content,
  type Entry,
  type Glossary,
  type Library,
  type Page,
  type Post,
  textFor,
} from '../../content/content';
import { boostOf, type SearchedTool } from '../../content/search-settings';
import type { VersionContent } from '../../content/versions';
import type { Article, Section } from '../../markdown/article';
import { GLOSSARY_NAME } from '../../model/collection';
import { type Label, trailOf } from '../../model/sidebar';
import { onlyFor } from '../../model/syntax-text';
import { isInRange, versionStatus } from '../../model/version';
import type { PageRow, SectionRow } from '../index-file';
import { comparedType } from '../types/compared-type';

export interface SourceSection extends SectionRow {
  readonly anchor: string;
  readonly text: string;
}

export interface SourcePage extends Omit<PageRow, 'text'> {
  readonly sections: readonly SourceSection[];
}

/** Everything to search in one version: its pages in the order of the sidebars, the blog, and tools. */
export function searchSource(content: Content, { version, sidebars }: VersionContent): SourcePage[] {
  const shown = new Set(version.docs.map(({ id }) => id));
  const pages = content.pages.flatMap((page): SourcePage[] => {
    const article = shown.has(page.id) ? textFor(page, version.name)?.article : undefined;
    return article
      ? [docSource(page, article, { version: version.name, trail: trailFor(page.id, sidebars) }, content)]
      : [];
  });
  const posts = content.posts.map((post) => postSource(post, content));
  // The collections are about the latest version. From an older one, a search of all versions finds them.
  const collections = versionStatus(version) === 'older' ? [] : collectionSources(content);
  return [...pages, ...posts, ...collections, ...content.search.tools.map(toolSource)];
}

function collectionSources(content: Content): SourcePage[] {
  const entries = content.collections.flatMap((collection) =>
    collection.entries.map((entry) => entrySource(entry, collection, content)),
  );
  return content.glossary ? [...entries, glossarySource(content.glossary)] : entries;
}

interface Place {
  readonly version: string;
  readonly trail: string[];
}

function docSource(page: Page, article: Article, { version, trail }: Place, content: Content): SourcePage {
  const { id, kind, title, description } = page;
  const { library, search } = content;
  const command = [...library.commands.values()].find((one) => one.page === id);
  const anchors = new Set(article.anchors);
  const keywords = [...page.keywords, ...otherPaths(page, library)].filter((word) => word !== title);
  return {
    id,
    kind,
    title,
    description,
    // The keywords of a command's page are its flags, which have their own field.
    keywords: command ? [] : keywords,
    trail,
    boost: boostOf(id, search),
    flags: command ? [...new Set(command.flagNames)].filter((flag) => anchors.has(flag)) : [],
    sections: article.sections.map(({ depth: _, ...section }) => ({
      ...section,
      ...symbolFacts(section, { page: id, version }, library),
    })),
  };
}

/**
 * The symbol that a section documents, if any. Some modules have two pages, so sections are matched by title;
 * only the module's own page marks deprecated names.
 */
function symbolFacts(
  { title, anchor }: Pick<Section, 'title' | 'anchor'>,
  { page, version }: { readonly page: string; readonly version: string },
  { symbols }: Library,
): Pick<SectionRow, 'symbol' | 'type' | 'deprecated'> {
  const named = page.startsWith('reference/') ? symbols.get(title) : undefined;
  const owner = anchor === named?.anchor ? named : (named?.also ?? named);
  const symbol = owner && [owner, ...(owner.elsewhere ?? [])].find((one) => isInRange(version, one));
  if (!symbol || anchor.replace(/-\d+$/, '') !== symbol.anchor) return {};
  const { kind, fullName, cameligo } = symbol;
  return {
    symbol: kind,
    ...(kind === 'value' && { type: comparedType(cameligo.replace(/^val\s+\S+\s*:/, ''), fullName) }),
    ...(symbol.deprecated !== undefined && symbol.page === page && { deprecated: true }),
  };
}

/** Other paths in code to the module that a page documents. */
function otherPaths({ id, title }: Page, { symbols }: Library): string[] {
  const paths = new Set<string>();
  for (const [name, { page }] of symbols) {
    if (page !== id) continue;
    const path = name.split('.').slice(0, -1).join('.');
    if (path && path !== title) paths.add(path);
  }
  return [...paths];
}

function postSource({ slug, title, description, tags, article }: Post, { search }: Content): SourcePage {
  const id = `blog/${slug}`;
  return {
    id,
    kind: 'blog',
    title,
    description,
    keywords: tags,
    trail: ['Blog'],
    boost: boostOf(id, search),
    flags: [],
    sections: article.sections.map(({ depth: _, ...section }) => section),
  };
}

const ENTRY_KINDS = {
  messages: 'message',
  cookbook: 'recipe',
  course: 'lesson',
  'break-it': 'lesson',
} as const;

/** These pages are short: their titles, keywords and first paragraphs have the words that readers search for. */
function entrySource(entry: Entry, collection: Collection, { search }: Content): SourcePage {
  const id = entryId(collection.name, entry.slug);
  const { title, description, keywords, printed, standards, group, article } = entry;
  const text = article.sections.find(({ anchor }) => anchor === '')?.text ?? '';
  return {
    id,
    kind: ENTRY_KINDS[collection.name],
    title,
    description,
    keywords: [...keywords, ...standards, ...printed],
    trail: [collection.groups[group] ?? collection.title],
    boost: boostOf(id, search),
    flags: [],
    sections: [{ anchor: '', title, text }],
  };
}

/** The terms explain words that other pages use, so these come first. */
const GLOSSARY_BOOST = 0.5;

function glossarySource({ title, description, article }: Glossary): SourcePage {
  const sections = article.sections.map(({ depth: _, ...section }) => section);
  return {
    id: GLOSSARY_NAME,
    kind: 'glossary',
    title,
    description,
    keywords: [],
    trail: [],
    boost: GLOSSARY_BOOST,
    flags: [],
    sections,
  };
}

function toolSource({ page, ...tool }: SearchedTool): SourcePage {
  const { title, description } = tool;
  const sections = [{ anchor: '', title, text: description }];
  return { ...tool, id: page, kind: 'tool', trail: [], boost: 1, flags: [], sections };
}

function trailFor(id: string, sidebars: VersionContent['sidebars']): string[] {
  for (const { label, items } of sidebars) {
    const trail = trailOf(items, id);
    // The name of the tree adds little to the names of its sections.
    if (trail) return trail.length > 0 ? trail.map((category) => labelText(category.label)) : [label];
  }
  return [];
}

function labelText(label: Label): string {
  return typeof label === 'string'
    ? label
    : onlyFor('jsligo', label.jsligo) + onlyFor('cameligo', label.cameligo);
}
