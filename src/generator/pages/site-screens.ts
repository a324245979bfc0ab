import { resolveLinks } from '../../content/resolve-links';
import { withBase, withoutBase } from '../../model/base-url';
import type { Problem } from '../../model/problem';
import { NOT_FOUND_PATH, PLAYGROUND_PATH } from '../../model/route';
import { latestVersion } from '../../model/version';
import Home from '../../site/screens/home';
import NotFound from '../../site/screens/not-found';
import Search from '../../site/screens/search';
import type { OutputPage } from '../output';
import { type HomePart, homeCopy, homeFragment } from '../outputs/copies/home-copy';
import { latestLinkContext, type SiteContent } from '../site-content';
import { summaryOf } from './blog';
import { playgroundPage } from './playground';
import { screenPage } from './screen';

/** How many posts the home page shows. */
const LATEST_POSTS = 3;

/** The home page, the playground, the search page and the not-found page. */
export function siteScreens(all: SiteContent, report: (problem: Problem) => void): OutputPage[] {
  const { site, content } = all;
  const part = (name: HomePart) => {
    const fragment = homeFragment(content, name);
    const resolved = resolveLinks(
      fragment.article,
      { file: fragment.file, anchors: new Set() },
      latestLinkContext(all),
    );
    for (const problem of resolved.problems) report(problem);
    return resolved.html;
  };
  const latest = latestVersion(site.docs.versions);
  const contract = content.fragments.get('home/sample');
  const hover = contract && all.hovers.pathOf(contract, latest.name);
  return [
    screenPage(site, {
      path: '/',
      screen: 'home',
      Screen: Home,
      props: {
        tagline: site.tagline,
        sample: part('sample'),
        hover,
        docs: latest.path,
        playground: withBase(site.baseUrl, PLAYGROUND_PATH),
        install: part('install'),
        test: part('test'),
        compile: part('compile'),
        posts: content.posts.slice(0, LATEST_POSTS).map((post) => summaryOf(post, site)),
      },
      title: `${site.title}: ${site.tagline.toLowerCase()}`,
      description: site.description,
      hover,
      copy: (view) => homeCopy(all, view),
      card: { title: site.tagline },
    }),
    playgroundPage(all),
    screenPage(site, {
      path: withoutBase(site.baseUrl, `/${site.search.path}`) ?? `/${site.search.path}`,
      screen: 'search',
      Screen: Search,
      props: {},
      title: 'Search',
      description: `Search the ${site.title} documentation by name, word or type.`,
      noindex: true,
      card: { title: site.tagline },
    }),
    screenPage(site, {
      path: NOT_FOUND_PATH,
      screen: 'not-found',
      Screen: NotFound,
      props: {},
      title: 'Page not found',
      description: 'There is no page at this address.',
      noindex: true,
      card: { title: site.tagline },
    }),
  ];
}
