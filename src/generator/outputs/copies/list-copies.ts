/** Lists of pages as Markdown. */
import type { CopyView } from '../../../model/copy';
import { type Label, plainLabel, type Sidebar, type SidebarNode } from '../../../model/sidebar';
import type { SiteConfig } from '../../../model/site';
import { docPath, type VersionConfig } from '../../../model/version';
import { type PostSummary, postsByYear } from '../../templates/PostMeta';
import { absolute, absoluteFile } from '../addresses';

/** All pages of a version, by section. */
export function landingCopy(
  site: SiteConfig,
  version: VersionConfig,
  sidebars: readonly Sidebar[],
  view: CopyView,
): string {
  const list = (nodes: readonly SidebarNode[], indent: string): string =>
    nodes
      .map((node) => {
        const label = labelFor(node.label, view);
        if (node.type === 'doc') return `${indent}- [${label}](${absolute(site, docPath(version, node.id))})`;
        return `${indent}- ${label}\n${list(node.items, `${indent}  `)}`;
      })
      .join('\n');
  return sidebars.map(({ label, items }) => `## ${label}\n\n${list(items, '')}`).join('\n\n');
}

/** A label as the readers of a view see it. */
export function labelFor(label: Label, view: CopyView): string {
  if (view !== 'both') return plainLabel(label, view);
  return typeof label === 'string' ? label : `${label.jsligo} / ${label.cameligo}`;
}

/** Posts with their descriptions. */
export function postListCopy(site: SiteConfig, posts: readonly PostSummary[]): string {
  return posts
    .map(
      ({ path, title, date, authors, minutes, tags, description }) =>
        `## [${title}](${absolute(site, path)})\n\n${date}, ${minutes} min read, by ${authors.join(', ')}. Tags: ${tags.join(', ')}.\n\n${description}`,
    )
    .join('\n\n');
}

export function archiveCopy(site: SiteConfig, posts: readonly PostSummary[]): string {
  return postsByYear(posts)
    .map(([year, ofYear]) => {
      const lines = ofYear.map(({ date, title, path }) => `- ${date}: [${title}](${absolute(site, path)})`);
      return `## ${year}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

export function tagListCopy(site: SiteConfig, tags: readonly string[]): string {
  return tags.map((tag) => `- [${tag}](${absoluteFile(site, `blog/tags/${tag}`)})`).join('\n');
}
