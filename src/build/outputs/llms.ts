/** A list of all pages, and all pages in one file, for programs that read the documentation as a whole. */
import type { VersionContent } from '../../content/versions';
import { copyPath } from '../../model/copy';
import { pagesInOrder, type SidebarNode } from '../../model/sidebar';
import type { SiteConfig } from '../../model/site';
import { docPath, latestVersion } from '../../model/version';
import type { SiteContent } from '../site-content';
import { absolute } from './addresses';
import { labelFor } from './copies/landing-copy';

const AFTER_PAGE = '\n\n---\n\n';

/** llms.txt: what the site is, and every page of the latest version with one line about it. */
export function llmsFile(all: SiteContent): string {
  const { site, content } = all;
  const { version, sidebars } = latestContent(all);
  const markdownOf = (path: string) => absolute(site, copyPath(path, 'both'));
  const lineOf = (id: string) => {
    const page = all.pagesById.get(id);
    return `- [${page?.title ?? id}](${markdownOf(docPath(version, id))}): ${page?.description ?? ''}`;
  };
  const groups = sidebars.flatMap(({ label, items }) => groupsOf(label, items));
  const placed = new Set(groups.flatMap(({ ids }) => ids));
  const others = version.docs.map(({ id }) => id).filter((id) => !placed.has(id));
  const posts = content.posts.map(
    ({ slug, title, description }) => `- [${title}](${markdownOf(`/blog/${slug}`)}): ${description}`,
  );
  const versions = site.docs.versions
    .filter(({ isLast }) => !isLast)
    .map(({ label, path }) => `- [Documentation of ${label}](${markdownOf(path)})`);
  return [
    introduction(site, version.name),
    ...groups.map(({ title, ids }) => section(title, ids.map(lineOf))),
    section('Further pages', others.map(lineOf)),
    section('Blog', posts),
    section('Optional', versions),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}` : '';
}

function introduction({ title, tagline, url }: SiteConfig, version: string): string {
  return [
    `# ${title}`,
    `> ${tagline}. ${title} has two syntaxes, JsLIGO and CameLIGO, and compiles to Michelson, the language of Tezos contracts.`,
    `These are the pages of version ${version}, the latest, as Markdown with both syntaxes. Put \`.jsligo.md\` or \`.cameligo.md\` in the place of \`.md\` to read one syntax alone. All pages in one file: ${url}/llms-full.txt`,
  ].join('\n\n');
}

interface Group {
  readonly title: string;
  readonly ids: readonly string[];
}

/** Each outermost category is a section; pages that stand outside of categories form one under the tree's own name. */
function groupsOf(label: string, items: readonly SidebarNode[]): Group[] {
  const idsOf = (nodes: readonly SidebarNode[]) => pagesInOrder(nodes).map(({ id }) => id);
  const loose = items.filter(({ type }) => type === 'doc');
  const categories = items.flatMap((node): Group[] =>
    node.type === 'category' ? [{ title: labelFor(node.label, 'both'), ids: idsOf(node.items) }] : [],
  );
  return [{ title: label, ids: idsOf(loose) }, ...categories];
}

/** llms-full.txt: the pages of the latest version in reading order. `textOf` gives the Markdown at an address. */
export function llmsFullFile(all: SiteContent, textOf: (path: string) => string | undefined): string {
  const { version, sidebars } = latestContent(all);
  const inOrder = sidebars.flatMap(({ items }) => pagesInOrder(items)).map(({ id }) => id);
  const ids = new Set([...inOrder, ...version.docs.map(({ id }) => id)]);
  return [...ids]
    .flatMap((id) => textOf(docPath(version, id))?.trim() ?? [])
    .join(AFTER_PAGE)
    .concat('\n');
}

function latestContent({ site, versions }: SiteContent): VersionContent {
  const { name } = latestVersion(site.docs.versions);
  const content = versions.find(({ version }) => version.name === name);
  if (!content) throw new Error(`Version ${name} has no content.`);
  return content;
}
