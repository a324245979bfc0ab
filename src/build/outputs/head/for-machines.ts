import type { SiteConfig } from '../../../model/site';
import type { OutputPage } from '../../output';
import type { CardBox } from '../cards/cards';
import type { LastChanges } from '../last-changes';
import { headLinks } from './links';
import { socialMeta } from './social-meta';
import { structuredData } from './structured-data';

/** What pages tell of themselves beyond their own text; the dev server knows neither. */
export interface HeadFacts {
  readonly cards?: CardBox;
  readonly changes?: LastChanges;
}

/** The parts of a page that only programs read: tags for its head and a data block for its end. */
export function forMachines(
  page: OutputPage,
  site: SiteConfig,
  { cards, changes }: HeadFacts,
): { readonly head: string; readonly body: string } {
  const card = page.head.noindex ? undefined : cards?.pathOf(page.head.card);
  const changed = page.head.source ? changes?.get(page.head.source) : undefined;
  const meta = page.head.noindex ? [] : socialMeta(page, site, card);
  return {
    head: [...headLinks(page, site), ...meta].join('\n'),
    body: structuredData(page, site, { card, changed }),
  };
}
