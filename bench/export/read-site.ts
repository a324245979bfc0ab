/**
 * Reads the input of every tool: the pages of our built site as the Markdown that it publishes (same text,
 * code samples in both syntaxes), and the trees of its sidebars.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { groupBy } from '../../packages/site/src/model/group-by';
import { fillBranches, isBranch, type TreeNode } from '../../packages/site/src/model/page-tree';
import { plainLabel } from '../../packages/site/src/model/sidebar';
import { type ExportedPage, type ExportedVersion, type TreeItem, type Trees, VERSIONS } from './site-pages';

/** Title, description and the line with version and address precede the text. */
const HEAD = /^# (.*)\n\n(?:> (.*)\n\n)?Version .*\n\n/;
const OTHER_VIEW = /\.(jsligo|cameligo)\.md$/;

/** All versions with their pages and trees. */
export function readSite(dist: string): ExportedVersion[] {
  return VERSIONS.map((version) => {
    const pages = idsOf(dist, version.path).map((id) => readPage(dist, version.path, id));
    return { ...version, pages, trees: treesOf(dist, version.path, pages) };
  });
}

function idsOf(dist: string, path: string): string[] {
  const folder = join(dist, path);
  const others = VERSIONS.filter((other) => other.path.startsWith(`${path}/`)).map((other) =>
    other.path.slice(path.length + 1),
  );
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md') && !OTHER_VIEW.test(entry.name))
    .map((entry) =>
      relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/').replace(/\.md$/, ''),
    )
    .filter((id) => !others.some((other) => id === other || id.startsWith(`${other}/`)))
    .sort();
}

function readPage(dist: string, path: string, id: string): ExportedPage {
  const markdown = readFileSync(join(dist, path, `${id}.md`), 'utf8');
  const [head, title = '', description = ''] = HEAD.exec(markdown) ?? [];
  if (head === undefined) throw new Error(`${path}/${id}.md does not begin with a title and a version.`);
  const text = markdown.slice(head.length).replaceAll(/\]\(https:\/\/ligolang\.org\//g, '](/');
  return { id, title: plainTitle(title), description, text, tree: treeOf(dist, path, id) };
}

/** Titles contain Markdown escapes, front matter does not. */
function plainTitle(title: string): string {
  return title.replaceAll(/\\([^\w\s])/g, '$1').replaceAll('`', '');
}

/** The sidebar tree of a page, from the record at the end of the page. */
function treeOf(dist: string, path: string, id: string): string {
  return /"sidebar":"[^"]*\/(\w+)"/.exec(htmlOf(dist, path, id))?.[1] ?? 'docs';
}

function htmlOf(dist: string, path: string, id: string): string {
  const file = join(dist, path, `${id}.html`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function treesOf(dist: string, path: string, pages: readonly ExportedPage[]): Trees {
  const known = new Set(pages.map(({ id }) => id));
  return Object.fromEntries(
    [...groupBy(pages, ({ tree }) => tree)].map(([name, own]) => {
      // A large tree has only the first page of a closed branch, so branches are filled from their own pages.
      const trees = own.map(({ id }) => readTree(htmlOf(dist, path, id)));
      return [name, itemsOf(trees.reduce(fillBranches), `${path}/`, known)];
    }),
  );
}

/** The list in a sidebar: categories with items, and pages. */
function readTree(html: string): readonly TreeNode[] {
  const sidebar = /<aside [^>]*class="sidebar[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';
  const root: TreeNode[] = [];
  const open = [root];
  const parts = /<details([^>]*)><summary>(.*?)<\/summary>|<\/details>|<a href="([^"]*)"[^>]*>(.*?)<\/a>/g;
  for (const [part, attributes, category, href = '', label = ''] of sidebar.matchAll(parts)) {
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes ?? '')?.[1] ?? '';
    if (part === '</details>') open.pop();
    else if (category === undefined) open.at(-1)?.push({ label: labelOf(label), href });
    else {
      const items: TreeNode[] = [];
      const missing = Number(attribute('data-missing'));
      const branch = {
        id: attribute('data-branch'),
        label: labelOf(category),
        isOpen: false,
        items,
        missing,
      };
      open.at(-1)?.push(branch);
      open.push(items);
    }
  }
  return root;
}

/** The known pages of a tree in their categories. */
function itemsOf(tree: readonly TreeNode[], prefix: string, known: ReadonlySet<string>): TreeItem[] {
  return tree.flatMap((node): TreeItem[] => {
    const label = plainLabel(node.label, 'jsligo');
    if (isBranch(node)) return [{ label, items: itemsOf(node.items, prefix, known) }];
    const id = node.href.slice(prefix.length);
    return node.href.startsWith(prefix) && known.has(id) ? [{ label, id }] : [];
  });
}

/** A label as JsLIGO readers see it. */
function labelOf(html: string): string {
  return html
    .replaceAll(/<span class="s-cameligo">.*?<\/span>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .trim();
}
