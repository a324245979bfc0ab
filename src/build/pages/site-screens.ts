import { resolveLinks } from '../../content/resolve-links';
import type { Problem } from '../../model/problem';
import Home from '../../site/screens/home';
import NotFound from '../../site/screens/not-found';
import Search from '../../site/screens/search';
import type { OutputPage } from '../output';
import { homeCopy } from '../outputs/copies/home-copy';
import { latestWorld, type SiteContent } from '../site-content';
import { summaryOf } from './blog';
import { screenPage } from './screen';

/** How many posts the home page shows. */
const LATEST_POSTS = 3;

/** The home page, the search page and the not-found page. */
export function siteScreens(all: SiteContent, report: (problem: Problem) => void): OutputPage[] {
  const { site, content } = all;
  const part = (name: string) => {
    const fragment = content.fragments.get(`home/${name}`);
    if (!fragment) throw new Error(`content/home/${name}.md is missing: the home page shows it.`);
    const resolved = resolveLinks(
      fragment.article,
      { file: fragment.file, anchors: new Set() },
      latestWorld(all),
    );
    for (const problem of resolved.problems) report(problem);
    return resolved.html;
  };
  return [
    screenPage(site, {
      path: '/',
      screen: 'home',
      Screen: Home,
      props: {
        tagline: site.tagline,
        sample: part('sample'),
        install: part('install'),
        compile: part('compile'),
        posts: content.posts.slice(0, LATEST_POSTS).map(summaryOf),
      },
      title: `${site.title}: ${site.tagline.toLowerCase()}`,
      description:
        'Documentation of LIGO: write, test, compile and deploy Tezos smart contracts in JsLIGO or CameLIGO. Guides, tutorials, standard library and command line.',
      copy: homeCopy(all),
      card: { title: site.tagline },
    }),
    screenPage(site, {
      path: `/${site.search.path}`,
      screen: 'search',
      Screen: Search,
      props: {},
      title: 'Search',
      description: 'Search the LIGO documentation by name, word or type.',
      noindex: true,
      card: { title: site.tagline },
    }),
    screenPage(site, {
      path: '/404.html',
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
