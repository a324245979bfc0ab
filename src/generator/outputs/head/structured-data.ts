/** Metadata in the vocabulary of schema.org, for search engines and assistants. */
import type { SiteConfig } from '../../../model/site';
import type { Crumb, OutputPage } from '../../output';
import { absolute, absoluteFile, filePath } from '../addresses';
import { momentOf } from '../feeds/feed';

type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json | undefined };
type Thing = { readonly [name: string]: Json | undefined };

export interface PageFacts {
  /** The address of the card. */
  readonly card?: string;
  /** The day of the page's last change. */
  readonly changed?: string;
}

/** The data block of a page, or nothing for pages without an article. */
export function structuredData(page: OutputPage, site: SiteConfig, facts: PageFacts): string {
  const things = thingsOf(page, site, facts);
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function thingsOf({ record, head }: OutputPage, site: SiteConfig, facts: PageFacts): Thing[] {
  const { about } = head;
  const url = absolute(site, record.path);
  const text = {
    url,
    mainEntityOfPage: absolute(site, head.canonical),
    description: head.description,
    inLanguage: site.locale,
    image: facts.card && absolute(site, facts.card),
    publisher: publisher(site),
  };
  switch (about.kind) {
    case 'home':
      return [website(site)];
    case 'blog':
    case 'screen':
      return [];
    case 'document':
      return [
        breadcrumbs([...about.trail, { name: about.title, path: record.path }], site),
        {
          '@type': 'TechArticle',
          headline: about.title,
          ...text,
          dateModified: facts.changed && momentOf(facts.changed),
          isPartOf: { '@type': 'WebSite', name: site.title, url: absoluteFile(site, '') },
          about: { '@type': 'ComputerLanguage', name: site.projectName },
        },
      ];
    case 'post': {
      const changed = facts.changed && facts.changed > about.date ? facts.changed : about.date;
      return [
        breadcrumbs(
          [
            { name: site.blog.title, path: filePath(site, 'blog') },
            { name: about.title, path: record.path },
          ],
          site,
        ),
        {
          '@type': 'BlogPosting',
          headline: about.title,
          ...text,
          datePublished: momentOf(about.date),
          dateModified: momentOf(changed),
          author: about.authors.map((name) => ({
            '@type': 'Organization',
            name,
            url: absoluteFile(site, ''),
          })),
          keywords: about.tags.join(', '),
          wordCount: about.words,
        },
      ];
    }
  }
}

function breadcrumbs(trail: readonly Crumb[], site: SiteConfig): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(site, path),
    })),
  };
}

function website(site: SiteConfig): Thing {
  return {
    '@type': 'WebSite',
    name: site.title,
    description: site.tagline,
    url: absoluteFile(site, ''),
    inLanguage: site.locale,
    publisher: publisher(site),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.url}/${site.search.path}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

function publisher(site: SiteConfig): Thing {
  return {
    '@type': 'Organization',
    name: site.organizationName,
    url: absoluteFile(site, ''),
    logo: { '@type': 'ImageObject', url: absoluteFile(site, 'icons/icon-512.png') },
  };
}
