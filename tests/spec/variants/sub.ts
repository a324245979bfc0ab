/** A site below a path of its host, with an announcement that cannot be closed, one theme and one colour for code. */

import type { SiteConfig } from '../../../packages/site/src/model/site';
import { site as usual } from '../../../site.config';

export const site: SiteConfig = {
  ...usual,
  baseUrl: '/sub/',
  announcementBar: {
    id: 'summer',
    content: 'Version 3 is out: [see](intro/introduction.md).',
    isCloseable: false,
  },
  colorMode: { ...usual.colorMode, disableSwitch: true },
  codeTheme: 'single',
};
