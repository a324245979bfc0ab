/** Metadata in the vocabulary of schema.org, for search engines and assistants. */
import { plainLabel } from '../../../model/sidebar';
import type { SiteConfig } from '../../../model/site';
import { DEFAULT_SYNTAX } from '../../../model/syntax';
import type { PageFacts, PageLink } from '../../output';
import { absolute, absoluteFile, filePath } from '../addresses';
import { momentOf } from '../feeds/formats';

type Thing = Readonly<Record<string, unknown>>;

interface FileFacts {
  /** The address of the card. */
  readonly card?: string;
  /** The day of the page's last change. */
  readonly changed?: string;
}

/** The data block of a page, or nothing for pages without an article. */
export function structuredData(page: PageFacts, site: SiteConfig, facts: FileFacts): string {
  const things = thingsOf(page, site, facts);
  if (things.length === 0) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

function thingsOf({ record, head }: PageFacts, site: SiteConfig, facts: FileFacts): Thing[] {
  const { about } = head;
  if (about.kind === 'home') return [website(site)];
  if (about.kind !== 'document' && about.kind !== 'post') return [];
  const home = absoluteFile(site, '');
  const here = { label: about.title, path: record.path };
  const text = {
    headline: about.title,
    url: absolute(site, record.path),
    mainEntityOfPage: absolute(site, head.canonical ?? record.path),
    description: head.description,
    inLanguage: site.locale,
    image: facts.card && absolute(site, facts.card),
    publisher: publisher(site),
  };
  if (about.kind === 'document') {
    return [
      breadcrumbs([...about.trail, here], site),
      {
        '@type': 'TechArticle',
        ...text,
        dateModified: facts.changed && momentOf(facts.changed),
        isPartOf: { '@type': 'WebSite', name: site.title, url: home },
        about: { '@type': 'ComputerLanguage', name: site.projectName },
      },
    ];
  }
  const changed = facts.changed && facts.changed > about.date ? facts.changed : about.date;
  return [
    breadcrumbs([{ label: site.blog.title, path: filePath(site, 'blog') }, here], site),
    {
      '@type': 'BlogPosting',
      ...text,
      datePublished: momentOf(about.date),
      dateModified: momentOf(changed),
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
