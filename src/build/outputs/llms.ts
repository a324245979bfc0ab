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
  const markdownOf = (path: string) => absolute(site, copyPath(path, 'both'));
  const { version, sidebars } = latestContent(all);
  const line = (id: string) => {
    const page = all.pagesById.get(id);
    return page ? [`- [${page.title}](${markdownOf(docPath(version, id))}): ${page.description}`] : [];
  };
  const sections = sidebars.flatMap(({ label, items }) =>
    groupsOf(label, items).map(
      ({ title, nodes }) =>
        `## ${title}\n\n${pagesInOrder(nodes)
          .flatMap(({ id }) => line(id))
          .join('\n')}`,
    ),
  );
  const placed = new Set(sidebars.flatMap(({ items }) => pagesInOrder(items)).map(({ id }) => id));
  const loose = version.docs.filter(({ id }) => !placed.has(id)).flatMap(({ id }) => line(id));
  const posts = content.posts.map(
    ({ slug, title, description }) => `- [${title}](${markdownOf(`/blog/${slug}`)}): ${description}`,
  );
  return `${[introduction(site, version.name), ...sections, ...(loose.length > 0 ? [`## Further pages\n\n${loose.join('\n')}`] : []), `## Blog\n\n${posts.join('\n')}`, others(site)].join('\n\n')}\n`;
}

function introduction({ title, tagline, url }: SiteConfig, version: string): string {
  return [
    `# ${title}`,
    `> ${tagline}. ${title} has two syntaxes, JsLIGO and CameLIGO, and compiles to Michelson, the language of Tezos contracts.`,
    `These are the pages of version ${version}, the latest, as Markdown with both syntaxes. Put \`.jsligo.md\` or \`.cameligo.md\` in the place of \`.md\` to read one syntax alone. All pages in one file: ${url}/llms-full.txt`,
  ].join('\n\n');
}

function others(site: SiteConfig): string {
  const lines = site.docs.versions
    .filter(({ isLast }) => !isLast)
    .map(({ label, path }) => `- [Documentation of ${label}](${absolute(site, copyPath(path, 'both'))})`);
  return `## Optional\n\n${lines.join('\n')}`;
}

interface Group {
  readonly title: string;
  readonly nodes: readonly SidebarNode[];
}

/** Each outermost category is a section; pages that stand outside of categories form one under the tree's own name. */
function groupsOf(label: string, items: readonly SidebarNode[]): Group[] {
  const loose = items.filter(({ type }) => type === 'doc');
  const categories = items.flatMap((node): Group[] =>
    node.type === 'category' ? [{ title: labelFor(node.label, 'both'), nodes: node.items }] : [],
  );
  return [...(loose.length > 0 ? [{ title: label, nodes: loose }] : []), ...categories];
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
