/** Whichever pages the versions have: every way from one version to another ends on a page that exists. */
import { describe, test } from 'vitest';
import { site } from '#site-config';
import { redirectsFile, siteRedirects } from '../../src/build/redirects';
import { siteMap } from '../../src/build/serve/site-map';
import type { SiteContent } from '../../src/build/site-content';
import { claimAddresses } from '../../src/content/addresses';
import type { Content, Page } from '../../src/content/content';
import { readRedirects } from '../../src/content/redirects';
import { splitVersions, type VersionContent, versionPaths } from '../../src/content/versions';
import type { Problem } from '../../src/model/problem';
import { fileOfPath } from '../../src/model/route';
import { pagesInOrder, type SidebarNode } from '../../src/model/sidebar';
import { isInRange, type VersionConfig } from '../../src/model/version';
import { type Chance, holdsFor, must } from '../helpers/chance';

const NAMES = ['next', '2.0.0', '1.11.5', '1.11.0', '1.10.0', '1.6.0'];
const WORDS = [
  'lists',
  'Lists',
  'maps',
  'intro',
  'index',
  'a.html',
  'b c',
  '..',
  '1.6.0',
  'next',
  'é',
  'constructor',
  '',
];

/** Some of the versions, newest first, one of them the latest. */
function someVersions(chance: Chance): VersionConfig[] {
  const names = NAMES.filter(() => chance.yes(0.6));
  const used = names.length > 0 ? names : ['1.10.0'];
  const last = chance.pick(used);
  return used.map((name) => ({
    name,
    label: name,
    path: name === last ? '/docs' : `/docs/${name}`,
    isLast: name === last,
  }));
}

const someId = (chance: Chance) =>
  [chance.pick(WORDS), ...chance.upTo(2, () => chance.pick(WORDS))].join('/').replace(/(^|\/)index$/, '');

function somePage(chance: Chance): Omit<Page, 'versions'> {
  const id = someId(chance);
  const edge = () => (chance.yes(0.4) ? chance.pick(NAMES) : undefined);
  const range = { since: edge(), until: edge() };
  const facts = { id, file: `content/docs/${id}.md`, kind: 'guide' as const, title: id, description: id };
  return { ...facts, keywords: [], range, draft: chance.yes(0.1), variants: [] };
}

/** A tree in which each page has one place, some of them in groups. */
function someTree(chance: Chance, ids: readonly string[]): SidebarNode[] {
  const nodes: SidebarNode[] = [];
  let items: SidebarNode[] = nodes;
  for (const id of chance.shuffled(ids)) {
    if (chance.yes(0.3)) {
      const inner: SidebarNode[] = [];
      items.push({ type: 'category', label: `around ${id}`, items: inner });
      items = chance.yes() ? inner : nodes;
    }
    items.push({ type: 'doc', id, label: id });
  }
  return nodes;
}

interface MadeSite {
  readonly configs: readonly VersionConfig[];
  readonly content: Content;
  readonly refused: number;
  readonly offered: number;
}

function someSite(chance: Chance, mostAliases = 0): MadeSite {
  const configs = someVersions(chance);
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const offered = chance.upTo(8, () => somePage(chance));
  const sources = offered.map((page) => ({
    ...page,
    source: '',
    tree: () => ({ type: 'root' as const, children: [] }),
  }));
  const names = configs.map(({ name }) => name);
  const claimed = claimAddresses(sources, names, report);
  const refused = problems.length;
  const pages = claimed.map(({ source: _source, tree: _tree, ...page }) => ({
    ...page,
    variants: [],
    versions: names.filter((name) => isInRange(name, page.range)),
  }));
  const ids = pages.map(({ id }) => id);
  const aliases = Object.fromEntries(
    chance.upTo(mostAliases, () => [someId(chance), ids.length > 0 ? chance.pick(ids) : 'intro']),
  );
  const content: Content = {
    pages,
    posts: [],
    fragments: new Map(),
    sidebars: [{ name: 'docs', label: 'Docs', items: someTree(chance, ids) }],
    redirects:
      mostAliases > 0 ? readRedirects(JSON.stringify({ aliases }), 'content/redirects.yaml', report) : [],
    library: { symbols: new Map(), commands: new Map() },
    problems,
  };
  return { configs, content, refused, offered: offered.length };
}

const isFull = (node: SidebarNode): boolean =>
  node.type === 'doc' || (node.items.length > 0 && node.items.every(isFull));

const addressesOf = ({ version }: VersionContent) => [version.path, ...version.docs.map(({ path }) => path)];

const versionsOf = ({ content, configs }: MadeSite) =>
  splitVersions(content, configs, { mainDoc: 'intro', includeDrafts: false });

describe('the switch between versions', () => {
  test('leads from every page of every version to a page of every other, the same where there is one, in whole trees', () => {
    holdsFor(
      'switches of version',
      (chance) => someSite(chance),
      (made) => {
        const { content, configs, offered, refused } = made;
        must(content.pages.length + refused === offered, 'a page was lost in silence');
        const versions = versionsOf(made);
        const existing = new Set(versions.flatMap(addressesOf));
        must(existing.size === versions.flatMap(addressesOf).length, 'two pages have one address');
        const pages = new Map(content.pages.map((page) => [page.id, versionPaths(page, configs)]));
        for (const { version } of versions) {
          for (const { id } of version.docs) {
            for (const other of versions) {
              const path = pages.get(id)?.[other.version.name] ?? 'nowhere';
              const same = other.version.docs.find((doc) => doc.id === id);
              must(existing.has(path), `${id} leads from ${version.name} to ${path}, which is no page`);
              must(path === (same?.path ?? other.version.path), `${path} is not the page ${id}`);
            }
          }
        }
        for (const { version, sidebars } of versions) {
          const shown = sidebars.flatMap(({ items }) => pagesInOrder(items).map(({ id }) => id));
          const wanted = version.docs.map(({ id }) => id);
          must(
            shown.toSorted().join() === wanted.toSorted().join(),
            `the tree of ${version.name} shows ${shown}`,
          );
          must(
            sidebars.every(({ items }) => items.every(isFull)),
            `a group of ${version.name} is empty`,
          );
        }
      },
    );
  });
});

describe('other names of pages', () => {
  test('lead to a page in one step, and hide none', () => {
    holdsFor(
      'redirects',
      (chance) => someSite(chance, 4),
      (made) => {
        const versions = versionsOf(made);
        const docs = { ...site.docs, versions: made.configs };
        const all = { site: { ...site, docs }, versions, content: made.content } as unknown as SiteContent;
        const redirects = siteRedirects(all, () => {});
        const paths = versions.flatMap(addressesOf);
        const map = siteMap(paths.map(fileOfPath), redirectsFile(redirects));
        for (const path of paths) must(map.locate(encodeURI(path)).kind === 'file', `${path} is hidden`);
        for (const { from } of redirects.filter((one) => !one.from.endsWith('*'))) {
          const place = map.locate(encodeURI(from));
          const last = place.kind === 'redirect' ? map.locate(encodeURI(place.to)) : place;
          must(place.kind === 'redirect' && last.kind === 'file', `${from} leads nowhere`);
        }
      },
      0.3,
    );
  });
});
