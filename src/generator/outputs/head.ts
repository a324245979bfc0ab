/** Metadata for programs: tags for the head and a data block for the end of the page. */
import { copyPath } from '../../model/copy';
import { escapeHtml } from '../../model/html';
import { plainLabel } from '../../model/sidebar';
import type { SiteConfig } from '../../model/site';
import { DEFAULT_SYNTAX } from '../../model/syntax';
import type { PageFacts, PageLink } from '../output';
import type { SiteContent } from '../site-content';
import { absolute, absoluteFile, filePath } from './addresses';
import { CARD_HEIGHT, CARD_WIDTH } from './cards/card-svg';
import type { SocialCards } from './cards/social-cards';
import { FEEDS, momentOf } from './feeds';

export function forMachines(page: PageFacts, { site, lastChanges }: SiteContent, cards?: SocialCards) {
  const { noindex, source } = page.head;
  const card = noindex ? undefined : cards?.pathOf(page.head.card);
  const meta = noindex ? [] : socialMeta(page, site, card);
  const changed = source && lastChanges.get(source);
  return {
    head: [...headLinks(page, site), ...meta].join('\n'),
    body: dataBlock(structuredData(page, site, card, changed)),
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
    `<link rel="apple-touch-icon" href="${filePath(site, 'icons/apple-touch-icon.png')}">`,
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

type Thing = Readonly<Record<string, unknown>>;

function dataBlock(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The page in the vocabulary of schema.org, for search engines and assistants; nothing for pages without an article. */
function structuredData({ record, head }: PageFacts, site: SiteConfig, card = '', changed = ''): Thing[] {
  const { about } = head;
  const home = absoluteFile(site, '');
  const publisher = {
    '@type': 'Organization',
    name: site.organizationName,
    url: home,
    logo: { '@type': 'ImageObject', url: absoluteFile(site, 'icons/icon-512.png') },
  };
  if (about.kind === 'home') {
    return [
      {
        '@type': 'WebSite',
        name: site.title,
        description: site.tagline,
        url: home,
        inLanguage: site.locale,
        publisher,
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${site.url}/${site.search.path}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ];
  }
  if (about.kind !== 'document' && about.kind !== 'post') return [];
  const here = { label: about.title, path: record.path };
  const text = {
    headline: about.title,
    url: absolute(site, record.path),
    mainEntityOfPage: absolute(site, head.canonical ?? record.path),
    description: head.description,
    inLanguage: site.locale,
    image: card ? absolute(site, card) : undefined,
    publisher,
  };
  if (about.kind === 'document') {
    return [
      breadcrumbs([...about.trail, here], site),
      {
        '@type': 'TechArticle',
        ...text,
        dateModified: changed ? momentOf(changed) : undefined,
        isPartOf: { '@type': 'WebSite', name: site.title, url: home },
        about: { '@type': 'ComputerLanguage', name: site.projectName },
      },
    ];
  }
  return [
    breadcrumbs([{ label: site.blog.title, path: filePath(site, 'blog') }, here], site),
    {
      '@type': 'BlogPosting',
      ...text,
      datePublished: momentOf(about.date),
      dateModified: momentOf(changed > about.date ? changed : about.date),
      author: about.authors.map((name) => ({ '@type': 'Organization', name, url: home })),
      keywords: about.tags.join(', '),
      wordCount: about.words,
    },
  ];
}

function breadcrumbs(trail: readonly PageLink[], site: SiteConfig): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plainLabel(label, DEFAULT_SYNTAX),
      item: absolute(site, path),
    })),
  };
}
