/** For any sets of pages, every link from one version to another leads to an existing page. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimAddresses } from '../../packages/site/src/content/addresses';
import type { Content } from '../../packages/site/src/content/content';
import { readRedirects } from '../../packages/site/src/content/redirects';
import { splitVersions, type VersionContent, versionPaths } from '../../packages/site/src/content/versions';
import { redirectsFile, siteRedirects } from '../../packages/site/src/generator/redirects';
import { siteMap } from '../../packages/site/src/generator/serve/site-map';
import type { Problem } from '../../packages/site/src/model/problem';
import { fileOfPath } from '../../packages/site/src/model/route';
import { pagesInOrder, type SidebarNode } from '../../packages/site/src/model/sidebar';
import { isInRange, type VersionConfig } from '../../packages/site/src/model/version';
import { NO_CONTENT } from '../helpers/no-content';

const NAMES = ['next', '2.0.0', '2.1.0', '1.11.0', '1.10.0', '1.6.0'];
const WORDS = [
  ...['lists', 'Lists', 'maps', 'intro', 'index', 'a.html', 'b c', '..'],
  ...['1.6.0', 'next', 'é', 'constructor', ''],
];
const MAX_PAGES = 8;

/** Some of the versions, newest first, one of them the latest. */
const versions = fc.subarray(NAMES, { minLength: 1 }).chain((names) =>
  fc.constantFrom(...names).map((last): VersionConfig[] =>
    names.map((name) => ({
      name,
      label: name,
      path: name === last ? '/docs' : `/docs/${name}`,
      isLast: name === last,
    })),
  ),
);

const id = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
  .map((words) => words.join('/').replace(/(^|\/)index$/, ''));

const edge = fc.option(fc.constantFrom(...NAMES), { nil: undefined });

const page = fc
  .record({ id, range: fc.record({ since: edge, until: edge }), draft: fc.boolean() })
  .map(({ id: name, range, draft }) => ({
    id: name,
    file: `content/docs/${name}.md`,
    kind: 'guide' as const,
    title: name,
    description: name,
    keywords: [],
    ...range,
    draft,
    variants: [],
    source: '',
    tree: () => ({ type: 'root' as const, children: [] }),
  }));

/** Where each page is in the sidebar: its order, whether a category starts before it, and whether that goes on. */
const places = fc.array(fc.record({ order: fc.nat(), opens: fc.boolean(), stays: fc.boolean() }), {
  minLength: MAX_PAGES,
  maxLength: MAX_PAGES,
});

type Place = { readonly order: number; readonly opens: boolean; readonly stays: boolean };

/** A tree in which each page has one place, some of them in categories. */
function treeOf(ids: readonly string[], all: readonly Place[]): SidebarNode[] {
  const nodes: SidebarNode[] = [];
  let items = nodes;
  const placed = ids.map((name, index) => ({ name, ...all[index] }));
  for (const { name, opens, stays } of placed.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))) {
    if (opens) {
      const inner: SidebarNode[] = [];
      items.push({ type: 'category', label: `around ${name}`, items: inner });
      items = stays ? inner : nodes;
    }
    items.push({ type: 'doc', id: name, label: name });
  }
  return nodes;
}

interface FuzzedSite {
  readonly configs: readonly VersionConfig[];
  readonly content: Content;
  /** How many pages there were before addresses were checked, and how many were refused. */
  readonly offered: number;
  readonly refused: number;
}

/** Sites whose pages have up to this number of aliases. */
function siteWith(maxAliases: number): fc.Arbitrary<FuzzedSite> {
  return fc
    .record({
      configs: versions,
      offered: fc.array(page, { maxLength: MAX_PAGES }),
      places,
      aliases: fc.array(fc.tuple(id, fc.nat()), { maxLength: maxAliases }),
    })
    .map(({ configs, offered, places, aliases }) => {
      const problems: Problem[] = [];
      const report = (problem: Problem) => problems.push(problem);
      const names = configs.map(({ name }) => name);
      const claimed = claimAddresses(offered, names, report);
      const refused = problems.length;
      const pages = claimed.map(({ source: _source, tree: _tree, ...one }) => ({
        ...one,
        variants: [],
        versions: names.filter((name) => isInRange(name, one)),
      }));
      const ids = pages.map((one) => one.id);
      const targets = aliases.map(([from, index]) => [from, ids[index % ids.length] ?? 'intro']);
      const redirects = JSON.stringify({ aliases: Object.fromEntries(targets) });
      const content: Content = {
        ...NO_CONTENT,
        pages,
        sidebars: [{ name: 'docs', label: 'Docs', items: treeOf(ids, places) }],
        redirects:
          maxAliases > 0
            ? readRedirects({ file: 'content/redirects.yaml', text: redirects }, report)
            : NO_CONTENT.redirects,
        problems,
      };
      return { configs, content, refused, offered: offered.length };
    });
}

const isFull = (node: SidebarNode): boolean =>
  node.type === 'doc' || (node.items.length > 0 && node.items.every(isFull));

const addressesOf = ({ version }: VersionContent) => [version.path, ...version.docs.map(({ path }) => path)];

const versionsOf = ({ content, configs }: FuzzedSite) =>
  splitVersions(content, configs, { mainDoc: 'intro', includeDrafts: false });

describe('the menu of versions', () => {
  test('leads from every page to a page of every other version, the same one where it exists', () => {
    fc.assert(
      fc.property(siteWith(0), (made) => {
        const { content, offered, refused } = made;
        expect(content.pages.length + refused, 'no page is lost silently').toBe(offered);
        const all = versionsOf(made);
        const addresses = all.flatMap(addressesOf);
        expect(new Set(addresses).size, 'no two pages share an address').toBe(addresses.length);
        const paths = new Map(
          content.pages.map((one) => [one.id, versionPaths(one, all, content.redirects)]),
        );
        for (const { id } of all.flatMap(({ version }) => version.docs))
          for (const { version } of all) {
            const path = paths.get(id)?.[version.name];
            const same = version.docs.find((doc) => doc.id === id);
            expect(addresses, `${id} in ${version.name}`).toContain(path);
            if (same) expect(path).toBe(same.path);
          }
      }),
    );
  });

  test('shows every page once in the sidebar of its version, and no empty category', () => {
    fc.assert(
      fc.property(siteWith(0), (made) => {
        for (const { version, sidebars } of versionsOf(made)) {
          const shown = sidebars.flatMap(({ items }) => pagesInOrder(items).map(({ id }) => id));
          expect(shown.toSorted()).toEqual(version.docs.map(({ id }) => id).toSorted());
          expect(sidebars.flatMap(({ items }) => items).every(isFull)).toBe(true);
        }
      }),
    );
  });
});

describe('aliases of pages', () => {
  test('lead to a page in one step, and hide none', () => {
    fc.assert(
      fc.property(siteWith(4), (made) => {
        const all = versionsOf(made);
        const versions = all.map(({ version }) => version);
        const redirects = siteRedirects(made.content.redirects.docs, versions, () => {});
        const paths = all.flatMap(addressesOf);
        const map = siteMap(paths.map(fileOfPath), redirectsFile(redirects));
        for (const path of paths) expect(map.locate(encodeURI(path)).kind, path).toBe('file');
        for (const { from } of redirects.filter((one) => !one.from.endsWith('*'))) {
          const place = map.locate(encodeURI(from));
          expect(place.kind, from).toBe('redirect');
          if (place.kind === 'redirect') expect(map.locate(encodeURI(place.to)).kind, from).toBe('file');
        }
      }),
    );
  });
});
