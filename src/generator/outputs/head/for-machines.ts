import type { SiteConfig } from '../../../model/site';
import type { OutputPage } from '../../output';
import type { SocialCards } from '../cards/social-cards';
import type { LastChanges } from '../last-changes';
import { headLinks } from './links';
import { socialMeta } from './social-meta';
import { structuredData } from './structured-data';

/** What the head of a page needs beyond the page itself; the dev server has neither. */
export interface HeadFacts {
  readonly cards?: SocialCards;
  readonly lastChanges?: LastChanges;
}

/** Metadata for programs: tags for the head and a data block for the end of the page. */
export function forMachines(
  page: OutputPage,
  site: SiteConfig,
  { cards, lastChanges }: HeadFacts,
): { readonly head: string; readonly body: string } {
  const card = page.head.noindex ? undefined : cards?.pathOf(page.head.card);
  const changed = page.head.source ? lastChanges?.get(page.head.source) : undefined;
  const meta = page.head.noindex ? [] : socialMeta(page, site, card);
  return {
    head: [...headLinks(page, site), ...meta].join('\n'),
    body: structuredData(page, site, { card, changed }),
  };
}
