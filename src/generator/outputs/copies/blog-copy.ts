import type { SiteConfig } from '../../../model/site';
import type { PostSummary } from '../../templates/PostMeta';
import { absolute, absoluteFile } from '../addresses';

/** A list of posts with their descriptions. */
export function postListCopy(site: SiteConfig, posts: readonly PostSummary[]): string {
  return posts
    .map(
      ({ path, title, date, authors, minutes, tags, description }) =>
        `## [${title}](${absolute(site, path)})\n\n${date}, ${minutes} min read, by ${authors.join(', ')}. Tags: ${tags.join(', ')}.\n\n${description}`,
    )
    .join('\n\n');
}

/** Posts by year. */
export function archiveCopy(site: SiteConfig, posts: readonly PostSummary[]): string {
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))];
  return years
    .map((year) => {
      const lines = posts
        .filter(({ date }) => date.startsWith(year))
        .map(({ date, title, path }) => `- ${date}: [${title}](${absolute(site, path)})`);
      return `## ${year}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

export function tagListCopy(site: SiteConfig, tags: readonly string[]): string {
  return tags.map((tag) => `- [${tag}](${absoluteFile(site, `blog/tags/${tag}`)})`).join('\n');
}
