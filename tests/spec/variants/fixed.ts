/** The busy site after a new announcement that cannot be closed, with one theme and one colour for code. */
import type { SiteConfig } from '../../../src/model/site';
import { site as busy } from './busy';

export const site: SiteConfig = {
  ...busy,
  announcementBar: {
    id: 'summer',
    content: 'Version 3 is out: [see](intro/introduction.md).',
    isCloseable: false,
  },
  colorMode: { ...busy.colorMode, respectSystemPreference: false, disableSwitch: true },
  codeTheme: 'single',
};
