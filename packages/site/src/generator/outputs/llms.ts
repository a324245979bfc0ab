/** llms.txt and llms-full.txt, for programs that read the whole documentation. */
import { copyPath } from '../../model/copy';
import { groupBy } from '../../model/group-by';
import { slugify } from '../../model/route';
import { pagesInOrder } from '../../model/sidebar';
import { docPath } from '../../model/version';
import type { OutputFile, PageFacts } from '../output';
import type { SiteContent } from '../site-content';
import { absolute, absoluteFile } from './addresses';
import { copyText, labelFor } from './copies';

/** A summary with a line for each page of the latest version and outside of versions, and the full text of these pages. */
export function llmsFiles(
  { site, latest, latestSidebars }: SiteContent,
  pages: readonly PageFacts[],
): OutputFile[] {
  const byPath = new Map(pages.map((page) => [page.record.path, page]));
  const pageAt = ({ id }: { id: string }) => byPath.get(docPath(latest, id)) ?? [];
  // Each outermost category is a section; pages outside of categories form one under the name of the sidebar.
  const sections = latestSidebars.flatMap(({ label, items }) => {
    const loose = { label, items: items.filter((node) => node.type === 'doc') };
    return [loose, ...items.filter((node) => node.type === 'category')].map((part) => ({
      title: labelFor(part.label, 'both'),
      pages: pagesInOrder(part.items).flatMap(pageAt),
    }));
  });
  // Each part is also a separate file: few programs can read everything at once.
  const parts = [
    ...groupBy(
      sections.filter((section) => section.pages.length > 0),
      ({ title }) => slugify(title),
    ),
  ].map(([name, same]) => ({
    title: same[0]?.title ?? name,
    file: `llms/${name}.txt`,
    pages: new Set(same.flatMap((one) => one.pages)),
  }));
  // The list of a collection is its first page.
  const collected = pages.filter(({ collection }) => collection);
  const collections = [...groupBy(collected, ({ collection }) => collection)].map(([name, own]) => ({
    title: own[0]?.title ?? '',
    file: `llms/${name}.txt`,
    pages: new Set(own),
  }));
  const files = [...parts, ...collections];
  const placed = new Set(sections.flatMap((section) => section.pages));
  const others = latest.docs.flatMap(pageAt).filter((page) => !placed.has(page));
  const markdownOf = (path: string) => absolute(site, copyPath(path, 'both'));
  const listOf = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`## ${title}\n\n${lines.join('\n')}`] : [];
  const linesOf = (some: readonly PageFacts[]) =>
    some.map(({ record, title, description }) => `- [${title}](${markdownOf(record.path)}): ${description}`);
  const versions = site.docs.versions
    .filter(({ isLast }) => !isLast)
    .map(({ label, path }) => `- [Documentation of ${label}](${markdownOf(path)})`);
  const list = [
    `# ${site.title}`,
    `> ${site.tagline}. ${site.summary}`,
    `These are the pages of version ${latest.name}, the latest, as Markdown with both syntaxes. Replace \`.md\` by \`.jsligo.md\` or \`.cameligo.md\` to read one syntax alone. All pages in one file: ${absoluteFile(site, 'llms-full.txt')}`,
    ...sections.flatMap((section) => listOf(section.title, linesOf(section.pages))),
    ...listOf('Further pages', linesOf(others)),
    ...listOf(
      'Sections in one file each',
      files.map(({ title, file }) => `- [${title}](${absoluteFile(site, file)})`),
    ),
    ...listOf('Cookbook, messages and glossary', linesOf(collected)),
    ...listOf('Blog', linesOf(pages.filter(({ post }) => post))),
    ...listOf('Optional', versions),
  ];
  const textOf = (some: Iterable<PageFacts>) =>
    `${[...some].map((page) => copyText(page, site, 'both')?.trim()).join('\n\n---\n\n')}\n`;
  return [
    { file: 'llms.txt', content: `${list.join('\n\n')}\n` },
    { file: 'llms-full.txt', content: textOf([...placed, ...others, ...collected]) },
    ...files.map((part) => ({ file: part.file, content: textOf(part.pages) })),
  ];
}
