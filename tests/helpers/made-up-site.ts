import { site } from '#site-config';
import type { SiteConfig } from '../../packages/site/src/model/site';

/** A configuration for tests, with versions that the real site does not have. */
export function madeUpSite(changes: Partial<SiteConfig> = {}): SiteConfig {
  return {
    ...site,
    title: 'Taco',
    url: 'https://taco.example',
    docs: {
      ...site.docs,
      retired: [],
      mainDoc: 'lists',
      versions: [
        { name: 'next', label: 'Next', path: '/docs/next', isLast: false },
        { name: '2.0.0', label: '2.0.0 (latest)', path: '/docs', isLast: true },
        { name: '1.10.0', label: '1.10.0', path: '/docs/1.10.0', isLast: false },
        { name: '1.0.0', label: '1.0.0', path: '/docs/1.0.0', isLast: false },
      ],
    },
    ...changes,
  };
}
