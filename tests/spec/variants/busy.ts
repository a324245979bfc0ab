/** A site with all features enabled that the real site leaves off. */

import type { NavbarItem, SiteConfig } from '../../../packages/site/src/model/site';
import { site as usual } from '../../../site.config';
import { analyticsPort, searchPort } from './ports';

/** A mistake in the configuration that the types would have caught. */
const unknownItem = { type: 'weather', label: 'Sunny' } as unknown as NavbarItem;

export const site: SiteConfig = {
  ...usual,
  announcementBar: {
    id: 'spring',
    content: 'Version 2 is out: [read the news](/blog).',
    backgroundColor: '#7a1f5c',
    textColor: '#fff4d6',
    isCloseable: true,
  },
  analytics: {
    measurementId: 'G-TEST123',
    tagManagerId: 'GTM-TEST1',
    host: `http://localhost:${analyticsPort}`,
  },
  search: {
    ...usual.search,
    hosted: {
      engine: 'algolia',
      applicationId: 'TESTAPP',
      publicKey: 'public-key',
      indexName: 'ligo',
      contextual: true,
      host: `http://127.0.0.1:${searchPort}`,
    },
  },
  colorMode: { ...usual.colorMode, respectSystemPreference: true },
  navbar: { hideOnScroll: true, items: [...usual.navbar.items, unknownItem] },
};
