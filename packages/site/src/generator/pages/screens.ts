import { type ComponentType, createElement } from 'react';
import { libraryFilePath } from '../../live/protocol/library-file';
import { pageAddress, withBase } from '../../model/base-url';
import type { ScreenName } from '../../model/page';
import { NOT_FOUND_PATH, PLAYGROUND_PATH } from '../../model/route';
import NotFound from '../../site/screens/not-found';
import Playground from '../../site/screens/playground';
import Search from '../../site/screens/search';
import type { OutputPage } from '../output';
import { filePath } from '../outputs/addresses';
import { EXAMPLES_FILE, exampleOf } from '../outputs/live-files';
import type { SiteContent } from '../site-content';

const EMPTY = { name: 'main', programs: { jsligo: '', cameligo: '' } };

/** The playground, the search page and the not-found page. Indexed ones have a Markdown copy. */
export function siteScreens({ site, content, latest }: SiteContent): OutputPage[] {
  const others = site.docs.versions.map(({ name }) => name).filter((name) => name !== latest.name);
  // The playground starts with the contract of the home page.
  const [start = EMPTY] = exampleOf(content.fragments.get('home/sample')?.article.samples ?? []);
  const libraries = [latest.name, ...others].map((name) => [name, filePath(site, libraryFilePath(name))]);
  const screens = [
    {
      path: pageAddress(site, PLAYGROUND_PATH),
      title: 'Playground',
      description:
        'Write, check, test and run LIGO programs in the browser, in JsLIGO or CameLIGO, without installing anything.',
      noindex: false,
      ...screenOf('playground', Playground, {
        libraries: Object.fromEntries(libraries),
        start,
        examples: filePath(site, EXAMPLES_FILE),
      }),
    },
    {
      path: `/${site.search.path}`,
      title: 'Search',
      description: `Search the ${site.title} documentation by name, word or type.`,
      noindex: true,
      ...screenOf('search', Search, {}),
    },
    {
      path: withBase(site.baseUrl, NOT_FOUND_PATH),
      title: 'Page not found',
      description: 'There is no page at this address.',
      noindex: true,
      ...screenOf('not-found', NotFound, {}),
    },
  ];
  return screens.map(({ path, name, element, props, ...page }) => ({
    ...page,
    record: { path, title: `${page.title} | ${site.title}`, section: path, screen: name, props },
    view: { kind: 'screen', screen: element },
    card: { title: page.title },
    copy: page.noindex ? undefined : () => page.description,
  }));
}

function screenOf<Props extends object>(name: ScreenName, Screen: ComponentType<Props>, props: Props) {
  return { name, props, element: createElement(Screen, props) };
}
