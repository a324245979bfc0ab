import { latestVersion } from '../model/version';
import type { SiteContent } from './site-content';

/** Addresses and titles of the latest version and the blog: the not-found page looks for similar ones there. */
export function pageList({ site, versions, pagesById, content }: SiteContent): string {
  const latest = versions.find(({ version }) => version.name === latestVersion(site.docs.versions).name);
  const docs = latest?.version.docs.map(({ id, path }) => [path, pagesById.get(id)?.title ?? id]) ?? [];
  const posts = content.posts.map(({ slug, title }) => [`/blog/${slug}`, title]);
  return JSON.stringify([...docs, ['/blog', site.blog.title], ...posts]);
}
