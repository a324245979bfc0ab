/** Sites of a given number of pages: the pages of the latest version, copied under other names as often as needed. */
import { latestVersion } from '../../packages/site/src/model/version';
import { type ExportedPage, type ExportedVersion, type TreeItem, type Trees, VERSIONS } from './site-pages';

/** Menus link to these pages and the browser visits them, so every size includes them. */
const ALWAYS = [
  'intro/introduction',
  'data-types/lists',
  'data-types/sets',
  'reference/toplevel-reference',
  'faq/intro',
];
const MAIN = 'intro/introduction';

interface GrownPage extends ExportedPage {
  /** The folder of the copy; empty for the first one. */
  readonly prefix: string;
}

/** All versions with the same pages, `total` in all. */
export function growSite(site: readonly ExportedVersion[], total: number): ExportedVersion[] {
  const latest = latestVersion(site);
  const chosen = choose(latest.pages, Math.round(total / VERSIONS.length));
  const ids = new Set(chosen.map(({ id }) => id));
  return VERSIONS.map((version) => ({
    ...version,
    pages: chosen.map((page) => ({ ...page, text: withLinks(page, version.path, ids) })),
    trees: growTrees(latest.trees, ids),
  }));
}

function choose(pages: readonly ExportedPage[], count: number): GrownPage[] {
  const ordered = [
    ...ALWAYS.flatMap((id) => pages.filter((page) => page.id === id)),
    ...pages.filter(({ id }) => !ALWAYS.includes(id)),
  ];
  const copies = Math.ceil(count / ordered.length);
  return Array.from({ length: copies }, (_, index) => ordered.map((page) => copyOf(page, index + 1)))
    .flat()
    .slice(0, count);
}

function copyOf(page: ExportedPage, copy: number): GrownPage {
  const prefix = prefixOf(copy);
  return copy === 1
    ? { ...page, prefix }
    : { ...page, prefix, id: prefix + page.id, title: `${page.title} ${copy}` };
}

function prefixOf(copy: number): string {
  return copy === 1 ? '' : `copy-${copy}/`;
}

/** Links stay within the same copy; links to missing pages lead to the main page. */
function withLinks({ text, prefix }: GrownPage, path: string, ids: ReadonlySet<string>): string {
  return text.replaceAll(
    /\]\(\/(?:docs\/)?([^)#\s]*)([^)\s]*)\)/g,
    (_link: string, id: string, hash: string) => {
      const target = [prefix + id, id].find((one) => ids.has(one));
      return target ? `](${path}/${target}${hash})` : `](${path}/${MAIN})`;
    },
  );
}

function growTrees(trees: Trees, ids: ReadonlySet<string>): Trees {
  const copies = Math.max(...[...ids].map((id) => Number(/^copy-(\d+)\//.exec(id)?.[1] ?? 1)));
  return Object.fromEntries(
    Object.entries(trees).map(([name, items]) => {
      const grown = withPrefix(items, '', ids);
      for (let copy = 2; copy <= copies; copy++) {
        const more = withPrefix(items, prefixOf(copy), ids);
        if (more.length > 0) grown.push({ label: `Copy ${copy}`, items: more });
      }
      return [name, grown];
    }),
  );
}

function withPrefix(items: readonly TreeItem[], prefix: string, ids: ReadonlySet<string>): TreeItem[] {
  return items.flatMap((item): TreeItem[] => {
    if (!item.items) return ids.has(prefix + item.id) ? [{ ...item, id: prefix + item.id }] : [];
    const inner = withPrefix(item.items, prefix, ids);
    return inner.length > 0 ? [{ ...item, items: inner }] : [];
  });
}
