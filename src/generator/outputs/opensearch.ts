import type { SiteConfig } from '../../model/site';
import { absoluteFile } from './addresses';
import { element, emptyElement, textElement, xmlDocument } from './xml';

/** Lets browsers search the documentation from their address bar. */
export function openSearchFile(site: SiteConfig): string {
  const { title, url, search } = site;
  return xmlDocument(
    element(
      'OpenSearchDescription',
      [
        textElement('ShortName', title),
        textElement('Description', `Search the ${title} documentation`),
        textElement('InputEncoding', 'UTF-8'),
        textElement('Language', 'en'),
        textElement('Image', absoluteFile(site, 'favicon.svg'), {
          width: '16',
          height: '16',
          type: 'image/svg+xml',
        }),
        emptyElement('Url', {
          type: 'text/html',
          method: 'get',
          template: `${url}/${search.path}?q={searchTerms}`,
        }),
        emptyElement('Url', {
          type: 'application/opensearchdescription+xml',
          rel: 'self',
          template: absoluteFile(site, 'opensearch.xml'),
        }),
      ],
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    ),
  );
}
