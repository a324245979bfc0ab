import type { Content, Fragment } from '../../../content/content';
import { joinPieces } from '../../../markdown/copy/piece';
import type { CopyView } from '../../../model/copy';
import { docPath, latestVersion } from '../../../model/version';
import { FEATURES, type HomeLink, KICKER, LEAD, NEXT_STEPS } from '../../../site/screens/home-texts';
import type { SiteContent } from '../../site-content';
import { absolute, absoluteFile } from '../addresses';

export type HomePart = 'sample' | 'install' | 'test' | 'compile';

export function homeFragment({ fragments }: Content, name: HomePart): Fragment {
  const fragment = fragments.get(`home/${name}`);
  if (!fragment) throw new Error(`content/home/${name}.md is missing: the home page shows it.`);
  return fragment;
}

/** The home page as Markdown. */
export function homeCopy({ site, content }: SiteContent, view: CopyView): string {
  const latest = latestVersion(site.docs.versions);
  const part = (name: HomePart) =>
    joinPieces(homeFragment(content, name).article.copy, view, () => undefined);
  const link = ({ title, text, doc, to = '' }: HomeLink) =>
    `- [${title}](${doc ? absolute(site, docPath(latest, doc)) : to}): ${text}`;
  const versions = site.docs.versions.map(
    ({ label, path }) => `- [Documentation of ${label}](${absolute(site, path)})`,
  );
  const posts = content.posts.map(({ slug, title }) => `- [${title}](${absoluteFile(site, `blog/${slug}`)})`);
  return [
    `${KICKER}. ${LEAD}`,
    `Start with the [introduction](${absolute(site, docPath(latest, site.docs.mainDoc))}).`,
    part('sample'),
    `## Install the compiler\n\n${part('install')}`,
    `## Run the test\n\n${part('test')}`,
    `## Compile it to Michelson\n\n${part('compile')}`,
    `## What LIGO offers\n\n${FEATURES.map(link).join('\n')}`,
    `## Where to go next\n\n${NEXT_STEPS.map(link).join('\n')}`,
    `## Versions\n\n${versions.join('\n')}`,
    `## Blog\n\n${posts.join('\n')}`,
    `## For programs\n\nEvery page is available as Markdown at its address plus \`.md\`; [llms.txt](${absoluteFile(site, 'llms.txt')}) lists them all.`,
  ].join('\n\n');
}
