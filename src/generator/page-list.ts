import { latestVersion } from '../model/version';
import { filePath } from './outputs/addresses';
import type { SiteContent } from './site-content';

/** Addresses and titles of the latest version and the blog, among which the not-found page looks for similar ones. */
export function notFoundSuggestions({ site, versions, pagesById, content }: SiteContent): string {
  const latest = versions.find(({ version }) => version.name === latestVersion(site.docs.versions).name);
  const docs = latest?.version.docs.map(({ id, path }) => [path, pagesById.get(id)?.title ?? id]) ?? [];
  const posts = content.posts.map(({ slug, title }) => [filePath(site, `blog/${slug}`), title]);
  return JSON.stringify([...docs, [filePath(site, 'blog'), site.blog.title], ...posts]);
}
