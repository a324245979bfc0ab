/**
 * Reads what every tool gets: the pages of our finished site, as the Markdown that the site itself gives out (same text,
 * samples of both syntaxes), and the trees of pages as its sidebars show them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The order is that of the site; the path of the latest version is the beginning of the others'. */
export const VERSIONS = [
  { name: 'next', path: '/docs/next' },
  { name: '1.11.5', path: '/docs', isLatest: true },
  { name: '1.10.0', path: '/docs/1.10.0' },
  { name: '1.6.0', path: '/docs/1.6.0' },
];

/** Title, description and the line about version and address stand above the text. */
const HEAD = /^# (.*)\n\n(?:> (.*)\n\n)?Version .*\n\n/;
const OTHER_VIEW = /\.(jsligo|cameligo)\.md$/;

/** All versions with their pages (`id`, `title`, `description`, `text`, `tree`) and trees of pages. */
export function readSite(dist) {
  return VERSIONS.map((version) => {
    const pages = idsOf(dist, version).map((id) => readPage(dist, version, id));
    return { ...version, pages, trees: treesOf(dist, version, pages) };
  });
}

function idsOf(dist, { path }) {
  const folder = join(dist, path);
  const others = VERSIONS.filter((other) => other.path.startsWith(`${path}/`)).map((other) =>
    other.path.slice(path.length + 1),
  );
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md') && !OTHER_VIEW.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replace(/\.md$/, ''))
    .filter((id) => !others.some((other) => id === other || id.startsWith(`${other}/`)))
    .sort();
}

function readPage(dist, { path }, id) {
  const markdown = readFileSync(join(dist, path, `${id}.md`), 'utf8');
  const [head, title, description = ''] = HEAD.exec(markdown) ?? [];
  if (head === undefined) throw new Error(`${path}/${id}.md does not begin with a title and a version.`);
  const text = markdown.slice(head.length).replaceAll(/\]\(https:\/\/ligolang\.org\//g, '](/');
  return { id, title: plainTitle(title), description, text, tree: treeOf(dist, path, id) };
}

/** Titles hold escapes of Markdown, front matter does not. */
function plainTitle(title) {
  return title.replaceAll(/\\([^\w\s])/g, '$1').replaceAll('`', '');
}

/** The tree beside a page, by the record at the page's end. */
function treeOf(dist, path, id) {
  const html = htmlOf(dist, path, id);
  return /"sidebar":"[^"]*\/(\w+)"/.exec(html)?.[1] ?? 'docs';
}

function htmlOf(dist, path, id) {
  const file = join(dist, path, id, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function treesOf(dist, { path }, pages) {
  const names = [...new Set(pages.map(({ tree }) => tree))];
  const known = new Set(pages.map(({ id }) => id));
  return Object.fromEntries(
    names.map((name) => {
      const page = pages.find(({ tree }) => tree === name);
      return [name, readTree(htmlOf(dist, path, page.id), `${path}/`, known)];
    }),
  );
}

/** The list in a sidebar: a category is `{ label, items }`, a page `{ label, id }`. */
function readTree(html, prefix, known) {
  const sidebar = /<aside class="sidebar[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';
  const open = [{ items: [] }];
  const parts = /<details[^>]*><summary>(.*?)<\/summary>|<\/details>|<a href="([^"]*)"[^>]*>(.*?)<\/a>/g;
  for (const [part, category, href, label] of sidebar.matchAll(parts)) {
    const { items } = open.at(-1);
    if (part === '</details>') open.pop();
    else if (category !== undefined) {
      const branch = { label: labelOf(category), items: [] };
      items.push(branch);
      open.push(branch);
    } else if (href.startsWith(prefix) && known.has(href.slice(prefix.length)))
      items.push({ label: labelOf(label), id: href.slice(prefix.length) });
  }
  return open[0].items;
}

/** A label as readers of JsLIGO see it. */
function labelOf(html) {
  return html
    .replaceAll(/<span class="s-cameligo">.*?<\/span>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .trim();
}
