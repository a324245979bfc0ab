import type { Reporter } from '../../model/problem';
import { announcementHtml } from '../announcement';
import type { ClientBundle } from '../client/bundle';
import { renderContext, renderPage } from '../render';
import type { SiteContent } from '../site-content';
import { pageFile } from './addresses';
import type { SocialCards } from './cards/social-cards';
import type { Output } from './output';

interface PageParts {
  readonly client: ClientBundle;
  readonly cards: SocialCards;
  readonly report: Reporter;
}

/** Every page as HTML. */
export function pageOutput(all: SiteContent, { client, cards, report }: PageParts): Output {
  const { site } = all;
  const assets = { ...client, styles: `<style>${client.style}</style>` };
  const context = renderContext(site, assets, announcementHtml(all, report), {
    cards,
    lastChanges: all.lastChanges,
  });
  return {
    page: (page) => [{ file: pageFile(site, page.record.path), content: renderPage(page, context) }],
  };
}
