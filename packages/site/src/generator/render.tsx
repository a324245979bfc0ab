import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { escapeHtml } from '../model/html';
import { RECORD_ID, type SentRecord } from '../model/page';
import type { SiteConfig } from '../model/site';
import { announcementHtml } from './announcement';
import type { ClientBundle } from './client/bundle';
import type { OutputPage } from './output';
import type { SocialCards } from './outputs/cards/social-cards';
import { pageMetadata } from './outputs/head';
import type { SiteContent } from './site-content';
import { Footer } from './templates/Footer';
import { Page } from './templates/Page';

/** The assets of every page. */
interface PageAssets extends Pick<ClientBundle, 'boot' | 'script' | 'preloads'> {
  readonly build: string;
  /** The element with the styles: inlined in a build, linked by the dev server. */
  readonly styles: string;
  /** The same for the styles that only front pages have. */
  readonly frontStyles: string;
}

/** Renders pages to HTML files. Parts that all pages share are rendered once. The dev server has no cards. */
export function pageRenderer(all: SiteContent, assets: PageAssets, cards?: SocialCards) {
  const { site } = all;
  const announcement = announcementHtml(all);
  const frame = { site, announcement, footer: renderToStaticMarkup(<Footer site={site} />) };
  return (page: OutputPage): string => {
    const { record } = page;
    const metadata = pageMetadata(page, site, cards);
    const body = renderToString(<Page {...frame} record={record} view={page.view} />);
    return `<!doctype html>
<html lang="${site.locale}" dir="ltr" data-theme="${site.colorMode.defaultMode}"${site.codeTheme ? ` data-code-theme="${site.codeTheme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>${escapeHtml(record.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
<link rel="canonical" href="${escapeHtml(site.url + (page.canonical ?? record.path))}">${page.noindex ? '\n<meta name="robots" content="noindex">' : ''}
<script>${assets.boot}</script>
${assets.styles}${record.isFront ? assets.frontStyles : ''}
${assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script type="module" src="${assets.script}"></script>
${metadata.head}
</head>
<body>
${baseUrlBanner(site)}
${INCOMPLETE_NOTE}
${OLD_NOTE}
${body}${metadata.body && `\n${metadata.body}`}
<data id="${RECORD_ID}" value='${attributeValue({ ...record, build: assets.build })}'></data>
</body>
</html>
`;
  };
}

/** The record of a page as an attribute value. */
function attributeValue(record: SentRecord): string {
  return JSON.stringify(record).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
}

/** Hidden by CSS; shown if a script of the app could not be loaded. */
const INCOMPLETE_NOTE =
  '<div class="incomplete-note" role="alert"><p>This page could not be loaded in full.</p><button type="button" class="button">Retry</button></div>';

/** Hidden by CSS; shown once in browsers older than those in docs/browsers.md. */
const OLD_NOTE =
  '<p class="old-note">This browser is too old for menus, search and running samples. You can read every page.</p>';

/** Hidden by CSS; shown with advice if the scripts could not be loaded. */
function baseUrlBanner({ baseUrl }: SiteConfig): string {
  return `<div class="base-url-banner" role="alert"><p><strong>This site did not load properly.</strong></p><p>Its scripts were not found. Try to load the page again. If you run this site, check its <code>baseUrl</code>: it is <code>${escapeHtml(baseUrl)}</code>; set it in site.config.ts to the path that the site is served at.</p></div>`;
}
