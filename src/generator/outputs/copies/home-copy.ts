import { latestVersion } from '../../../model/version';
import type { SiteContent } from '../../site-content';
import { absolute, absoluteFile } from '../addresses';

/** The home page as Markdown: where to go from there. */
export function homeCopy({ site, content }: SiteContent): string {
  const latest = latestVersion(site.docs.versions);
  const versions = site.docs.versions.map(
    ({ label, path }) => `- [Documentation of ${label}](${absolute(site, path)})`,
  );
  const posts = content.posts.map(({ slug, title }) => `- [${title}](${absoluteFile(site, `blog/${slug}`)})`);
  return [
    `${site.tagline}. Start with the [introduction](${absolute(site, `${latest.path}/${site.docs.mainDoc}`)}).`,
    `## Versions\n\n${versions.join('\n')}`,
    `## Blog\n\n${posts.join('\n')}`,
    `## For programs\n\nEvery page is available as Markdown at its address plus \`.md\`; [llms.txt](${absoluteFile(site, 'llms.txt')}) lists them all.`,
  ].join('\n\n');
}
