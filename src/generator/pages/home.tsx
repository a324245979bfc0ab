import { renderToStaticMarkup } from 'react-dom/server';
import { withBase } from '../../model/base-url';
import type { Reporter } from '../../model/problem';
import { PLAYGROUND_PATH } from '../../model/route';
import type { OutputPage } from '../output';
import { absolute, absoluteFile } from '../outputs/addresses';
import type { SiteContent } from '../site-content';
import { HomePage } from '../templates/HomePage';
import { resolveArticle } from './article';
import { summaryOf } from './blog';

/** The files of content/home, in the order of the page. */
const PARTS = ['lead', 'sample', 'features', 'install', 'test', 'compile', 'next-steps'] as const;

export type HomePart = (typeof PARTS)[number];

/** How many posts the home page shows. */
const LATEST_POSTS = 3;

/** The first page of the site. Its texts are the files of content/home. */
export function homePage(all: SiteContent, report: Reporter): OutputPage {
  const { site, content, latest } = all;
  const path = site.baseUrl;
  const title = `${site.title}: ${site.tagline.toLowerCase()}`;
  const texts = PARTS.map((name) => {
    const context = all.linkContextOf(latest);
    return { name, ...resolveArticle(fragmentOf(all, name), { title, path }, context, { site, report }) };
  });
  const hover = all.hovers.pathOf(fragmentOf(all, 'sample'), latest.name);
  const page = (
    <HomePage
      tagline={site.tagline}
      parts={Object.fromEntries(texts.map(({ name, html }) => [name, html])) as Record<HomePart, string>}
      hover={hover}
      docs={latest.path}
      playground={withBase(site.baseUrl, PLAYGROUND_PATH)}
      posts={content.posts.slice(0, LATEST_POSTS).map((post) => summaryOf(post, site))}
    />
  );
  return {
    hover,
    record: { path, title },
    view: { kind: 'document', page: renderToStaticMarkup(page) },
    head: { description: site.description, card: { title: site.tagline }, about: { kind: 'home', title } },
    copy: {
      title,
      text: (view) => [...texts.map(({ copy }) => copy.text(view)), otherPages(all)].join('\n\n'),
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
