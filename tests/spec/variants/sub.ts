/** A site that is served below a path of its host. */
import { site as usual } from '../../../site.config';
import type { SiteConfig } from '../../../src/model/site';

export const site: SiteConfig = { ...usual, baseUrl: '/sub/' };
