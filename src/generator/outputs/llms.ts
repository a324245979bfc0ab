/** A list of all pages, and all pages in one file, for programs that read the documentation as a whole. */
import { copyPath } from '../../model/copy';
import { pagesInOrder, type Sidebar } from '../../model/sidebar';
import { docPath } from '../../model/version';
import type { PageFacts } from '../output';
import { latestSidebars, type SiteContent } from '../site-content';
import { absolute, absoluteFile } from './addresses';
import { copyText, labelFor } from './copies';

const PAGE_SEPARATOR = '\n\n---\n\n';

/** llms.txt: what the site is, and every page of the latest version with one line about it. */
export function llmsFile(all: SiteContent): string {
  const { site, content, latest } = all;
  const markdownOf = (path: string) => absolute(site, copyPath(path, 'both'));
  const lineOf = (id: string) => {
    const page = all.pagesById.get(id);
    return `- [${page?.title ?? id}](${markdownOf(docPath(latest, id))}): ${page?.description ?? ''}`;
  };
  const groups = latestSidebars(all).flatMap(groupsOf);
  const placed = new Set(groups.flatMap(({ ids }) => ids));
  const others = latest.docs.map(({ id }) => id).filter((id) => !placed.has(id));
  const posts = content.posts.map(
    ({ slug, title, description }) =>
      `- [${title}](${absoluteFile(site, `blog/${slug}.md`)}): ${description}`,
  );
  const versions = site.docs.versions
    .filter(({ isLast }) => !isLast)
    .map(({ label, path }) => `- [Documentation of ${label}](${markdownOf(path)})`);
  return [
    `# ${site.title}`,
    `> ${site.tagline}. ${site.summary}`,
    `These are the pages of version ${latest.name}, the latest, as Markdown with both syntaxes. Replace \`.md\` by \`.jsligo.md\` or \`.cameligo.md\` to read one syntax alone. All pages in one file: ${absoluteFile(site, 'llms-full.txt')}`,
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

/** Each outermost category is a section; pages outside of categories form one under the name of the sidebar. */
function groupsOf({ label, items }: Sidebar) {
  const categories = items.filter((node) => node.type === 'category');
  const loose = { label, items: items.filter((node) => node.type === 'doc') };
  return [loose, ...categories].map((group) => ({
    title: labelFor(group.label, 'both'),
    ids: pagesInOrder(group.items).map(({ id }) => id),
  }));
}

/** llms-full.txt: the pages of the latest version in reading order. */
export function llmsFullFile(all: SiteContent, pages: readonly PageFacts[]): string {
  const { site, latest } = all;
  const byPath = new Map(pages.map((page) => [page.record.path, page]));
  const inOrder = latestSidebars(all).flatMap(({ items }) => pagesInOrder(items));
  const ids = new Set([...inOrder, ...latest.docs].map(({ id }) => id));
  const texts = [...ids].flatMap((id) => {
    const page = byPath.get(docPath(latest, id));
    return (page && copyText(page, site, 'both')?.trim()) ?? [];
  });
  return `${texts.join(PAGE_SEPARATOR)}\n`;
}
