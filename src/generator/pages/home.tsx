import { renderToStaticMarkup } from 'react-dom/server';
import { resolveLinks } from '../../content/resolve-links';
import { withBase } from '../../model/base-url';
import type { Problem } from '../../model/problem';
import { PLAYGROUND_PATH } from '../../model/route';
import { latestVersion } from '../../model/version';
import type { OutputPage } from '../output';
import { absolute, absoluteFile } from '../outputs/addresses';
import { articleCopy } from '../outputs/copies/article-copy';
import { latestLinkContext, type SiteContent } from '../site-content';
import { HomePage } from '../templates/HomePage';
import { summaryOf } from './blog';

/** The files of content/home, in the order of the page. */
const PARTS = ['lead', 'sample', 'features', 'install', 'test', 'compile', 'next-steps'] as const;

export type HomePart = (typeof PARTS)[number];

/** How many posts the home page shows. */
const LATEST_POSTS = 3;

/** The first page of the site. Its texts are the files of content/home. */
export function homePage(all: SiteContent, report: (problem: Problem) => void): OutputPage {
  const { site, content } = all;
  const latest = latestVersion(site.docs.versions);
  const address = withBase(site.baseUrl, '/');
  const title = `${site.title}: ${site.tagline.toLowerCase()}`;
  const parts = PARTS.map((name) => {
    const { article, file } = fragmentOf(all, name);
    const place = { file, anchors: new Set(article.anchors) };
    const { html, hrefs, problems } = resolveLinks(article, place, latestLinkContext(all));
    for (const problem of problems) report(problem);
    return { name, html, copy: articleCopy(site, { title, path: address, pieces: article.copy, hrefs }) };
  });
  const hover = all.hovers.pathOf(fragmentOf(all, 'sample'), latest.name);
  const data = {
    tagline: site.tagline,
    parts: Object.fromEntries(parts.map(({ name, html }) => [name, html])) as Record<HomePart, string>,
    hover,
    docs: latest.path,
    playground: withBase(site.baseUrl, PLAYGROUND_PATH),
    posts: content.posts.slice(0, LATEST_POSTS).map((post) => summaryOf(post, site)),
  };
  return {
    hover,
    record: { path: address, title },
    view: { kind: 'document', page: renderToStaticMarkup(<HomePage data={data} />) },
    head: {
      description: site.description,
      canonical: address,
      card: { title: site.tagline },
      about: { kind: 'home' },
    },
    copy: {
      title,
      text: (view) => [...parts.map(({ copy }) => copy.text(view)), otherPages(all)].join('\n\n'),
    },
  };
}

function fragmentOf({ content }: SiteContent, name: HomePart) {
  const fragment = content.fragments.get(`home/${name}`);
  if (!fragment) throw new Error(`content/home/${name}.md is missing: the home page shows it.`);
  return fragment;
}

/** What the page shows around its texts, as Markdown. */
function otherPages({ site, content }: SiteContent): string {
  const versions = site.docs.versions.map(
    ({ label, path }) => `- [Documentation of ${label}](${absolute(site, path)})`,
  );
  const posts = content.posts.map(({ slug, title }) => `- [${title}](${absoluteFile(site, `blog/${slug}`)})`);
  return [
    `## Versions\n\n${versions.join('\n')}`,
    `## Blog\n\n${posts.join('\n')}`,
    `## For programs\n\nEvery page is available as Markdown at its address plus \`.md\`; [llms.txt](${absoluteFile(site, 'llms.txt')}) lists them all.`,
  ].join('\n\n');
}
