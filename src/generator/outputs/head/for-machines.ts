/** Metadata for programs: tags for the head and a data block for the end of the page. */
import { copyPath } from '../../../model/copy';
import { escapeHtml } from '../../../model/html';
import type { SiteConfig } from '../../../model/site';
import type { PageFacts } from '../../output';
import type { SiteContent } from '../../site-content';
import { absolute, filePath } from '../addresses';
import { CARD_HEIGHT, CARD_WIDTH } from '../cards/card-svg';
import { TOUCH_ICON } from '../cards/icons';
import type { SocialCards } from '../cards/social-cards';
import { FEEDS } from '../feeds/feeds';
import { structuredData } from './structured-data';

export function forMachines(page: PageFacts, { site, lastChanges }: SiteContent, cards?: SocialCards) {
  const { noindex, source, card } = page.head;
  const picture = noindex ? undefined : cards?.pathOf(card);
  const meta = noindex ? [] : socialMeta(page, site, picture);
  return {
    head: [...headLinks(page, site), ...meta].join('\n'),
    body: structuredData(page, site, { card: picture, changed: source && lastChanges.get(source) }),
  };
}

/** Links to other formats of the page and to files of the site. */
function headLinks({ record, head, copy }: PageFacts, site: SiteConfig): string[] {
  const markdown = escapeHtml(copyPath(record.path, 'both'));
  const feeds = head.about.kind === 'post' || head.about.kind === 'blog' ? FEEDS : [];
  return [
    ...(copy ? [`<link rel="alternate" type="text/markdown" href="${markdown}">`] : []),
    ...feeds.map(
      ({ file, type, name }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(site.blog.title)} (${name})" href="${filePath(site, file)}">`,
    ),
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(site.title)}" href="${filePath(site, 'opensearch.xml')}">`,
    `<link rel="icon" href="${filePath(site, 'favicon.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${filePath(site, TOUCH_ICON)}">`,
    `<link rel="manifest" href="${filePath(site, 'site.webmanifest')}">`,
  ];
}

/** Open Graph metadata, for shared links. Other networks fall back to it, so nothing is repeated. */
function socialMeta({ record, head }: PageFacts, site: SiteConfig, card: string | undefined): string[] {
  const { about } = head;
  const properties: Readonly<Record<string, string>> = {
    'og:type': about.kind === 'document' || about.kind === 'post' ? 'article' : 'website',
    'og:site_name': site.title,
    'og:title': about.title,
    'og:description': head.description,
    'og:url': absolute(site, head.canonical ?? record.path),
    ...(card && {
      'og:image': absolute(site, card),
      'og:image:width': String(CARD_WIDTH),
      'og:image:height': String(CARD_HEIGHT),
      'og:image:alt': [head.card.kicker, head.card.title].filter(Boolean).join(': '),
    }),
    ...(about.kind === 'post' && { 'article:published_time': about.date }),
  };
  return [
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
