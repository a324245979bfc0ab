import { escapeHtml } from '../../../model/html';
import type { SiteConfig } from '../../../model/site';
import type { OutputPage, PageAbout } from '../../output';
import { absolute } from '../addresses';
import { CARD_HEIGHT, CARD_WIDTH } from '../cards/card-svg';

/** Open Graph metadata, for shared links. */
export function socialMeta(page: OutputPage, site: SiteConfig, card: string | undefined): string[] {
  const { head } = page;
  const { about } = head;
  const title = titleOf(about, site);
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', about.kind === 'document' || about.kind === 'post' ? 'article' : 'website'],
    ['og:site_name', site.title],
    ['og:title', title],
    ['og:description', head.description],
    ['og:url', absolute(site, head.canonical)],
    ...(card
      ? ([
          ['og:image', absolute(site, card)],
          ['og:image:width', String(CARD_WIDTH)],
          ['og:image:height', String(CARD_HEIGHT)],
          ['og:image:alt', [head.card.kicker, head.card.title].filter(Boolean).join(': ')],
        ] as const)
      : []),
    ...(about.kind === 'post' ? ([['article:published_time', about.date]] as const) : []),
  ];
  return [
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Other networks fall back to Open Graph, so nothing is repeated. */
function titleOf(about: PageAbout, site: SiteConfig): string {
  return about.kind === 'home' ? `${site.title}: ${site.tagline.toLowerCase()}` : about.title;
}
