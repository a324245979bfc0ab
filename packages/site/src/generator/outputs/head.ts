/** Metadata for machines: tags for the head and a JSON-LD block for the end of the page. */
import { copyPath } from '../../model/copy';
import { escapeHtml } from '../../model/html';
import { plainLabel } from '../../model/sidebar';
import type { SiteConfig } from '../../model/site';
import { DEFAULT_SYNTAX } from '../../model/syntax';
import { contentType } from '../headers';
import type { CardText, PageFacts, PageLink } from '../output';
import { absolute, absoluteFile, filePath } from './addresses';
import { CARD_HEIGHT, CARD_WIDTH } from './cards/card-svg';
import type { SocialCards } from './cards/social-cards';
import { FEEDS, timestampOf } from './feeds';

export function pageMetadata(page: PageFacts, site: SiteConfig, cards?: SocialCards) {
  const card = page.noindex ? undefined : cards?.pathOf(page);
  const picture = card && absolute(site, card);
  const text = cards?.textOf(page) ?? page.card;
  const meta = page.noindex ? [] : socialMeta(page, site, text, picture);
  const things = structuredData(page, site, picture);
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return {
    head: [...headLinks(page, site), ...meta].join('\n'),
    body:
      things.length > 0
        ? `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
        : '',
  };
}

/** Links to other formats of the page and to site-wide files. */
function headLinks({ record, copy }: PageFacts, site: SiteConfig): string[] {
  const markdown = escapeHtml(copyPath(record.path, 'both'));
  return [
    ...(copy ? [`<link rel="alternate" type="text/markdown" href="${markdown}">`] : []),
    ...FEEDS.map(
      ({ file, type, name }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(site.blog.title)} (${name})" href="${filePath(site, file)}">`,
    ),
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(site.title)}" href="${filePath(site, 'opensearch.xml')}">`,
    `<link rel="icon" href="${escapeHtml(filePath(site, site.favicon))}" type="${contentType(site.favicon)}">`,
    `<link rel="apple-touch-icon" href="${filePath(site, 'icons/apple-touch-icon.png')}">`,
    `<link rel="manifest" href="${filePath(site, 'site.webmanifest')}">`,
  ];
}

/** Open Graph metadata, for shared links. Other networks fall back to it, so nothing is repeated. */
function socialMeta(page: PageFacts, site: SiteConfig, card: CardText, picture?: string): string[] {
  const properties: Readonly<Record<string, string>> = {
    'og:type': page.trail ? 'article' : 'website',
    'og:site_name': site.title,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': absolute(site, page.canonical ?? page.record.path),
    ...(picture && {
      'og:image': picture,
      'og:image:width': String(CARD_WIDTH),
      'og:image:height': String(CARD_HEIGHT),
      'og:image:alt': [card.kicker, card.title].filter(Boolean).join(': '),
    }),
    ...(page.post && { 'article:published_time': page.post.date }),
  };
  return [
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Structured data in the vocabulary of schema.org; empty for pages without an article. */
function structuredData(page: PageFacts, site: SiteConfig, image?: string): object[] {
  const { title, description, trail, post, changed } = page;
  const { path } = page.record;
  const home = absoluteFile(site, '');
  const website = { '@type': 'WebSite', name: site.title, url: home };
  const publisher = {
    '@type': 'Organization',
    name: site.organizationName,
    url: home,
    logo: { '@type': 'ImageObject', url: absoluteFile(site, 'icons/icon-512.png') },
  };
  if (path === site.baseUrl) {
    const urlTemplate = `${site.url}/${site.search.path}?q={search_term_string}`;
    const potentialAction = {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate },
      'query-input': 'required name=search_term_string',
    };
    return [{ ...website, description: site.tagline, inLanguage: site.locale, publisher, potentialAction }];
  }
  if (!trail) return [];
  const crumbs = distinct([...trail, { label: title, path }]);
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((link, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name:
        page.record.version === link.label
          ? `${site.projectName} ${link.label}`
          : plainLabel(link.label, DEFAULT_SYNTAX),
      item: absolute(site, link.path),
    })),
  };
  const ofPost = post && {
    datePublished: timestampOf(post.date),
    dateModified: timestampOf(post.changed),
    author: post.authors.map(({ name, url = home }) => ({ '@type': 'Organization', name, url })),
    keywords: post.tags.join(', '),
    wordCount: post.article.words,
  };
  const ofDocument = {
    dateModified: changed && timestampOf(changed),
    isPartOf: website,
    about: { '@type': 'ComputerLanguage', name: site.projectName },
  };
  const text = {
    '@type': post ? 'BlogPosting' : 'TechArticle',
    headline: title,
    url: absolute(site, path),
    mainEntityOfPage: absolute(site, page.canonical ?? path),
    description,
    inLanguage: site.locale,
    image,
    publisher,
    ...(ofPost ?? ofDocument),
  };
  return crumbs.length > 1 ? [breadcrumbs, text] : [text];
}

/** Sidebars and categories have the address of their first page: of several links to one address, the last stays. */
function distinct(links: readonly PageLink[]): PageLink[] {
  return [...new Map(links.map((link) => [link.path, link])).values()];
}
