/** Sites of a given number of pages: the pages of the latest version, as often as needed under other names. */
import { VERSIONS } from './read-site.mjs';

/** Menus lead to these, and the browser measures these: every size has them. */
const ALWAYS = [
  'intro/introduction',
  'data-types/lists',
  'data-types/sets',
  'reference/toplevel-reference',
  'faq/intro',
];
const MAIN = ALWAYS[0];

/** All versions with the same pages, `total` in all. */
export function growSite(site, total) {
  const latest = site.find(({ isLatest }) => isLatest);
  const perVersion = Math.round(total / VERSIONS.length);
  const chosen = choose(latest.pages, perVersion);
  return VERSIONS.map((version) => {
    const ids = new Set(chosen.map(({ id }) => id));
    const pages = chosen.map((page) => ({ ...page, text: withLinks(page, version, ids) }));
    return { ...version, pages, trees: growTrees(latest.trees, ids) };
  });
}

function choose(pages, count) {
  const ordered = [
    ...ALWAYS.map((id) => pages.find((page) => page.id === id)),
    ...pages.filter(({ id }) => !ALWAYS.includes(id)),
  ];
  return Array.from({ length: count }, (_, index) => {
    const page = ordered[index % ordered.length];
    const copy = Math.floor(index / ordered.length) + 1;
    return copy === 1
      ? { ...page, prefix: '' }
      : { ...page, prefix: prefixOf(copy), id: prefixOf(copy) + page.id, title: `${page.title} ${copy}` };
  });
}

/** A folder of its own for each copy. */
function prefixOf(copy) {
  return `copy-${copy}/`;
}

/** Links stay within the same copy; those to pages that are not there lead to the main page. */
function withLinks({ text, prefix }, { path }, ids) {
  return text.replaceAll(/\]\(\/(?:docs\/)?([^)#\s]*)([^)\s]*)\)/g, (_link, id, hash) => {
    const target = [prefix + id, id].find((one) => ids.has(one));
    return target ? `](${path}/${target}${hash})` : `](${path}/${MAIN})`;
  });
}

function growTrees(trees, ids) {
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

function withPrefix(items, prefix, ids) {
  return items.flatMap((item) => {
    if (!item.items) return ids.has(prefix + item.id) ? [{ ...item, id: prefix + item.id }] : [];
    const inner = withPrefix(item.items, prefix, ids);
    return inner.length > 0 ? [{ ...item, items: inner }] : [];
  });
}
