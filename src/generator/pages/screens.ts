import type { ComponentType } from 'react';
import { libraryFilePath } from '../../live/protocol/library-file';
import { withBase } from '../../model/base-url';
import type { ScreenName } from '../../model/page';
import { NOT_FOUND_PATH, PLAYGROUND_PATH } from '../../model/route';
import type { SiteConfig } from '../../model/site';
import NotFound from '../../site/screens/not-found';
import Playground from '../../site/screens/playground';
import Search from '../../site/screens/search';
import type { OutputPage } from '../output';
import { filePath } from '../outputs/addresses';
import { EXAMPLES_FILE, exampleOf } from '../outputs/examples';
import type { SiteContent } from '../site-content';

const EMPTY = { name: 'main', programs: { jsligo: '', cameligo: '' } };

/** The playground, the search page and the not-found page. */
export function siteScreens({ site, content, latest }: SiteContent): OutputPage[] {
  const others = site.docs.versions.map(({ name }) => name).filter((name) => name !== latest.name);
  // The playground starts with the contract of the home page.
  const [start = EMPTY] = exampleOf(content.fragments.get('home/sample')?.article.samples ?? []);
  const libraries = [latest.name, ...others].map((name) => [name, filePath(site, libraryFilePath(name))]);
  return [
    screenPage(site, {
      path: withBase(site.baseUrl, PLAYGROUND_PATH),
      screen: 'playground',
      Screen: Playground,
      props: {
        libraries: Object.fromEntries(libraries),
        start,
        examples: filePath(site, EXAMPLES_FILE),
      },
      title: 'Playground',
      description:
        'Write, check, test and run LIGO programs in the browser, in JsLIGO or CameLIGO, without installing anything.',
    }),
    screenPage(site, {
      path: `/${site.search.path}`,
      screen: 'search',
      Screen: Search,
      props: {},
      title: 'Search',
      description: `Search the ${site.title} documentation by name, word or type.`,
      noindex: true,
    }),
    screenPage(site, {
      path: withBase(site.baseUrl, NOT_FOUND_PATH),
      screen: 'not-found',
      Screen: NotFound,
      props: {},
      title: 'Page not found',
      description: 'There is no page at this address.',
      noindex: true,
    }),
  ];
}

interface ScreenFacts<Props> extends Pick<OutputPage, 'title' | 'description' | 'noindex'> {
  readonly path: string;
  readonly screen: ScreenName;
  readonly Screen: ComponentType<Props>;
  readonly props: Props;
}

/** A screen that is not a document, as a page. Screens that search engines list are Markdown too. */
function screenPage<Props>(site: SiteConfig, facts: ScreenFacts<Props>): OutputPage {
  const { path, screen, Screen, props, ...page } = facts;
  return {
    ...page,
    record: { path, title: `${page.title} | ${site.title}`, screen, props },
    view: {
      kind: 'screen',
      Screen: Screen as ComponentType<Record<string, unknown>>,
      props: props as Record<string, unknown>,
    },
    card: { title: page.title },
    copy: page.noindex ? undefined : { text: () => page.description },
  };
}
