/** The pages outside of the versions: collections with a list and an entry for each page, and the glossary. */
import type { ReactNode } from 'react';
import type { Collection, Entry } from '../../content/content';
import { pageAddress } from '../../model/base-url';
import { type CollectionName, GLOSSARY_NAME, isOrdered } from '../../model/collection';
import type { CopyView } from '../../model/copy';
import { pathBelow } from '../../model/route';
import type { SidebarNode } from '../../model/sidebar';
import { type CourseProgressProps, courseProgressIsland } from '../../site/islands/CourseProgress';
import { IslandHost } from '../../site/islands/island';
import { rowFilterIsland } from '../../site/islands/RowFilter';
import { Drawing, type DrawingName } from '../../site/parts/Drawing';
import type { OutputPage } from '../output';
import { absolute } from '../outputs/addresses';
import type { SiteContent } from '../site-content';
import { ArticlePage } from '../templates/ArticlePage';
import { BreakableTitle } from '../templates/BreakableTitle';
import { EditLink } from '../templates/EditLink';
import { resolveArticle } from './article';
import { sidebarHtml } from './sidebar';
import type { SitePage } from './site-pages';

export function collectionPages(all: SiteContent): SitePage[] {
  return [
    ...all.content.collections.flatMap((collection) => pagesOf(all, collection)),
    ...glossaryPages(all),
  ];
}

function pagesOf(all: SiteContent, collection: Collection): SitePage[] {
  const path = pageAddress(all.site, `/${collection.name}`);
  const items = groupsOf(collection).map(
    ({ heading, entries }): SidebarNode => ({
      type: 'category',
      label: heading,
      items: entries.map(({ slug, title }) => ({ type: 'doc', id: slug, label: title })),
    }),
  );
  const tree = sidebarHtml(items, { path }, all.site.docs.sidebarCollapsed);
  return [
    [path, () => listPage(all, collection, path)],
    ...collection.entries.map((entry, index): SitePage => {
      const address = pathBelow(path, entry.slug);
      const neighbours = [collection.entries[index - 1], collection.entries[index + 1]] as const;
      return [
        address,
        () => entryPage(all, { collection, entry, path: address, list: path, neighbours, tree }),
      ];
    }),
  ];
}

function groupsOf({ groups, entries }: Collection) {
  return Object.entries(groups)
    .map(([group, heading]) => ({
      group,
      heading,
      entries: entries.filter((entry) => entry.group === group),
    }))
    .filter((one) => one.entries.length > 0);
}

const DRAWINGS: Readonly<Record<CollectionName, DrawingName>> = {
  messages: 'look-up',
  cookbook: 'build',
  course: 'learn',
  'break-it': 'lost',
};

/** All entries of a collection by group, with a field that filters them. */
function listPage({ site }: SiteContent, collection: Collection, path: string): OutputPage {
  const { name, title, description, lead, filter } = collection;
  const groups = groupsOf(collection);
  const page = (
    <main id="main" className="document entry-index" tabIndex={-1}>
      <article className="article">
        <Drawing name={DRAWINGS[name]} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {filter && <IslandHost island={rowFilterIsland} props={{ label: filter }} />}
        {isOrdered(name) && (
          <IslandHost<CourseProgressProps> island={courseProgressIsland} props={{ place: 'list' }} />
        )}
        {groups.map(({ group, heading, entries }) => (
          <section key={group} id={group}>
            <h2>{heading}</h2>
            <ul className="entry-list">
              {entries.map((entry) => (
                <li key={entry.slug}>
                  <a href={pathBelow(path, entry.slug)}>
                    <BreakableTitle title={entry.title} />
                  </a>
                  {entry.printed[0] !== undefined && <code translate="no">{entry.printed[0]}</code>}
                  <p>{entry.description}</p>
                  <EntryTags entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    </main>
  );
  const lineOf = (entry: Entry) =>
    `- [${entry.title}](${absolute(site, pathBelow(path, entry.slug))}): ${entry.description}`;
  return {
    record: { path, title: `${title} | ${site.title}`, section: path, isFront: true },
    view: { kind: 'document', page },
    title,
    description,
    card: { title },
    collection: name,
    copy: () =>
      [
        lead,
        ...groups.map(({ heading, entries }) => `## ${heading}\n\n${entries.map(lineOf).join('\n')}`),
      ].join('\n\n'),
  };
}

/** The standards of an entry, and the first version that has what it shows. */
function EntryTags({ entry: { standards, since } }: { readonly entry: Entry }): ReactNode {
  const tags = [...standards, ...(since ? [`since ${since}`] : [])];
  if (tags.length === 0) return null;
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}

/** The texts that a page explains, as programs print them. */
function PrintedTexts({ printed }: Pick<Entry, 'printed'>): ReactNode {
  if (printed.length === 0) return null;
  return (
    <ul className="printed-texts" aria-label="Printed as">
      {printed.map((text) => (
        <li key={text}>
          <code translate="no">{text}</code>
        </li>
      ))}
    </ul>
  );
}

interface EntryPlace {
  readonly collection: Collection;
  readonly entry: Entry;
  readonly path: string;
  /** The address of the list. */
  readonly list: string;
  /** The entries before and after it. */
  readonly neighbours: readonly [Entry | undefined, Entry | undefined];
  readonly tree: (slug: string) => string;
}

function entryPage(
  all: SiteContent,
  { collection, entry, path, list, neighbours, tree }: EntryPlace,
): OutputPage {
  const { site, latest, lastChanges } = all;
  const { title, description, file, slug, group } = entry;
  const text = resolveArticle(all, latest, entry, path);
  const changed = lastChanges.get(file);
  const heading = collection.groups[group] ?? collection.title;
  const facts = {
    record: { path, title: `${title} | ${site.title}`, section: list, sidebar: collection.name },
    title,
    description,
    source: file,
    changed,
    collection: collection.name,
    card: { kicker: collection.title, title: heading },
    ownCard: { kicker: collection.title, title },
    trail: [
      { path: list, label: collection.title },
      { path: `${list}#${group}`, label: heading },
    ],
    hovers: [text.hover],
    copy: (view: CopyView) => [...entry.printed.map((one) => `> ${one}`), text.copy(view)].join('\n\n'),
    place: `${collection.title} of ${site.title}`,
  };
  const linkTo = (other?: Entry) => other && { path: pathBelow(list, other.slug), label: other.title };
  const document = (
    <ArticlePage
      page={facts}
      text={text}
      facts={<EntryTags entry={entry} />}
      lead={
        isOrdered(collection.name) ? (
          <IslandHost<CourseProgressProps> island={courseProgressIsland} props={{ place: 'lesson' }} />
        ) : (
          <PrintedTexts printed={entry.printed} />
        )
      }
      foot={<EditLink site={site} file={file} title={title} path={path} changed={changed} />}
      previous={linkTo(neighbours[0])}
      next={linkTo(neighbours[1])}
    />
  );
  return { ...facts, view: { kind: 'document', sidebar: tree(slug), page: document } };
}

function glossaryPages(all: SiteContent): SitePage[] {
  const { site, latest, lastChanges, content } = all;
  const { glossary } = content;
  if (!glossary) return [];
  const path = pageAddress(site, `/${GLOSSARY_NAME}`);
  const { title, description, file } = glossary;
  const make = (): OutputPage => {
    const text = resolveArticle(all, latest, glossary, path);
    const changed = lastChanges.get(file);
    const facts = {
      record: { path, title: `${title} | ${site.title}`, section: path },
      title,
      description,
      source: file,
      changed,
      collection: GLOSSARY_NAME,
      card: { title },
      trail: [],
      hovers: [text.hover],
      copy: text.copy,
      place: `${title} of ${site.title}`,
    } as const;
    const page = (
      <ArticlePage
        page={facts}
        text={text}
        facts={null}
        foot={<EditLink site={site} file={file} title={title} path={path} changed={changed} />}
      />
    );
    return { ...facts, view: { kind: 'document', page } };
  };
  return [[path, make]];
}
