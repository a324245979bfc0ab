import type { SiteConfig } from '../../model/site';
import { element, emptyElement, textElement, xmlDocument } from './xml';

/** Lets browsers search the documentation from their address bar. */
export function openSearchFile({ title, url, search }: SiteConfig): string {
  return xmlDocument(
    element(
      'OpenSearchDescription',
      [
        textElement('ShortName', title),
        textElement('Description', `Search the ${title} documentation`),
        textElement('InputEncoding', 'UTF-8'),
        textElement('Language', 'en'),
        textElement('Image', `${url}/favicon.svg`, { width: '16', height: '16', type: 'image/svg+xml' }),
        emptyElement('Url', {
          type: 'text/html',
          method: 'get',
          template: `${url}/${search.path}?q={searchTerms}`,
        }),
        emptyElement('Url', {
          type: 'application/opensearchdescription+xml',
          rel: 'self',
          template: `${url}/opensearch.xml`,
        }),
      ],
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    ),
  );
}
