import { latestVersion } from '../../../model/version';
import type { SiteContent } from '../../site-content';
import { absolute } from '../addresses';

/** Where to go from the first page. */
export function homeCopy({ site, content }: SiteContent): string {
  const latest = latestVersion(site.docs.versions);
  const versions = site.docs.versions.map(
    ({ label, path }) => `- [Documentation of ${label}](${absolute(site, path)})`,
  );
  const posts = content.posts.map(({ slug, title }) => `- [${title}](${absolute(site, `/blog/${slug}`)})`);
  return [
    `${site.tagline}. Start with the [introduction](${absolute(site, `${latest.path}/${site.docs.mainDoc}`)}).`,
    `## Versions\n\n${versions.join('\n')}`,
    `## Blog\n\n${posts.join('\n')}`,
    `## For programs\n\nEvery page is there as Markdown at its address plus \`.md\`; [llms.txt](${site.url}/llms.txt) lists them all.`,
  ].join('\n\n');
}
