import type { OutputPage } from '../output';
import type { SiteContent } from '../site-content';
import { blogPages } from './blog';
import { collectionPages } from './collections';
import { docPages } from './docs';
import { homePage } from './home';
import { landingPage } from './landing';
import { siteScreens } from './screens';

/** An address with a function that creates the page, so that not all pages are in memory. */
export type SitePage = readonly [path: string, make: () => OutputPage];

/** Every page of the site. */
export function sitePages(all: SiteContent): SitePage[] {
  return [
    [all.site.baseUrl, () => homePage(all)],
    ...siteScreens(all).map((screen): SitePage => [screen.record.path, () => screen]),
    ...blogPages(all),
    ...collectionPages(all),
    ...all.versions.flatMap((current): SitePage[] => [
      [current.version.path, () => landingPage(all, current)],
      ...docPages(all, current),
    ]),
  ];
}
