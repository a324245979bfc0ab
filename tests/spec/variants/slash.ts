/** A site whose addresses end in a slash. */
import type { SiteConfig } from '../../../packages/site/src/model/site';
import { site as usual } from '../../../site.config';

export const site: SiteConfig = { ...usual, trailingSlash: true };
