/** A site that follows the colours of the reader's system. */
import { site as usual } from '../../../site.config';
import type { SiteConfig } from '../../../src/model/site';

export const site: SiteConfig = {
  ...usual,
  colorMode: { ...usual.colorMode, respectSystemPreference: true },
};
