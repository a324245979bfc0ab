/** A list of all pages, and all pages in one file, for programs that read the documentation as a whole. */
import type { VersionContent } from '../../content/versions';
import { copyPath } from '../../model/copy';
import { pagesInOrder, type SidebarNode } from '../../model/sidebar';
import { docPath, latestVersion } from '../../model/version';
import type { SiteContent } from '../site-content';
import { absolute, absoluteFile } from './addresses';
import { copyText } from './copies/copy-files';
import { labelFor } from './copies/landing-copy';
import type { Output } from './output';

const PAGE_SEPARATOR = '\n\n---\n\n';

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
    ({ slug, title, description }) =>
      `- [${title}](${absoluteFile(site, `blog/${slug}.md`)}): ${description}`,
  );
  const versions = site.docs.versions
    .filter(({ isLast }) => !isLast)
    .map(({ label, path }) => `- [Documentation of ${label}](${markdownOf(path)})`);
  return [
    introduction(all, version.name),
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

function introduction({ site }: SiteContent, version: string): string {
  return [
    `# ${site.title}`,
    `> ${site.tagline}. ${site.summary}`,
    `These are the pages of version ${version}, the latest, as Markdown with both syntaxes. Replace \`.md\` by \`.jsligo.md\` or \`.cameligo.md\` to read one syntax alone. All pages in one file: ${absoluteFile(site, 'llms-full.txt')}`,
  ].join('\n\n');
}

interface Group {
  readonly title: string;
  readonly ids: readonly string[];
}

/** Each outermost category is a section; pages outside of categories form one under the name of the sidebar. */
function groupsOf(label: string, items: readonly SidebarNode[]): Group[] {
  const idsOf = (nodes: readonly SidebarNode[]) => pagesInOrder(nodes).map(({ id }) => id);
  const loose = items.filter(({ type }) => type === 'doc');
  const categories = items.flatMap((node): Group[] =>
    node.type === 'category' ? [{ title: labelFor(node.label, 'both'), ids: idsOf(node.items) }] : [],
  );
  return [{ title: label, ids: idsOf(loose) }, ...categories];
}

/** llms-full.txt: the pages of the latest version in reading order. */
export function llmsFullOutput(all: SiteContent): Output {
  const { version, sidebars } = latestContent(all);
  const texts = new Map<string, string>();
  const inOrder = sidebars.flatMap(({ items }) => pagesInOrder(items)).map(({ id }) => id);
  const ids = new Set([...inOrder, ...version.docs.map(({ id }) => id)]);
  return {
    page(page) {
      const text = page.record.version === version.name ? copyText(page, all.site, 'both') : undefined;
      if (text) texts.set(page.record.path, text.trim());
      return [];
    },
    site() {
      const pages = [...ids].flatMap((id) => texts.get(docPath(version, id)) ?? []);
      return [{ file: 'llms-full.txt', content: `${pages.join(PAGE_SEPARATOR)}\n` }];
    },
  };
}

function latestContent({ site, versions }: SiteContent): VersionContent {
  const { name } = latestVersion(site.docs.versions);
  const content = versions.find(({ version }) => version.name === name);
  if (!content) throw new Error(`Version ${name} has no content.`);
  return content;
}
