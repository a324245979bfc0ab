import { withoutBase } from '../../model/base-url';
import { NOT_FOUND_PATH } from '../../model/route';
import NotFound from '../../site/screens/not-found';
import Search from '../../site/screens/search';
import type { OutputPage } from '../output';
import type { SiteContent } from '../site-content';
import { playgroundPage } from './playground';
import { screenPage } from './screen';

/** The playground, the search page and the not-found page. */
export function siteScreens(all: SiteContent): OutputPage[] {
  const { site } = all;
  const card = { title: site.tagline };
  return [
    playgroundPage(all),
    screenPage(site, {
      path: withoutBase(site.baseUrl, `/${site.search.path}`) ?? `/${site.search.path}`,
      screen: 'search',
      Screen: Search,
      props: {},
      title: 'Search',
      description: `Search the ${site.title} documentation by name, word or type.`,
      noindex: true,
      card,
    }),
    screenPage(site, {
      path: NOT_FOUND_PATH,
      screen: 'not-found',
      Screen: NotFound,
      props: {},
      title: 'Page not found',
      description: 'There is no page at this address.',
      noindex: true,
      card,
    }),
  ];
}
