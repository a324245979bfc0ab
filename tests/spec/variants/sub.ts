/** A site below a path of its host, with an announcement that cannot be closed, one theme and one colour for code. */
import { site as usual } from '../../../site.config';
import type { SiteConfig } from '../../../src/model/site';

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
