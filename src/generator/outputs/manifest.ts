import type { SiteConfig } from '../../model/site';
import { filePath } from './addresses';
import { ICON_SIZES, iconFile } from './cards/icons';

/** The colour around the page in browsers that show one, by theme. */
const THEME_COLOURS = { dark: '#0b0f1a', light: '#ffffff' } as const;

/** What a device needs to install the site as an app. */
export function manifestFile(site: SiteConfig): string {
  const { title, tagline, colorMode, docs, baseUrl, locale } = site;
  const colour = THEME_COLOURS[colorMode.defaultMode];
  const latest = docs.versions.find(({ isLast }) => isLast);
  return JSON.stringify({
    id: baseUrl,
    name: `${title} documentation`,
    short_name: title,
    description: tagline,
    lang: locale,
    dir: 'ltr',
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    theme_color: colour,
    background_color: colour,
    icons: [
      { src: filePath(site, 'favicon.svg'), type: 'image/svg+xml', sizes: 'any' },
      ...ICON_SIZES.map(({ size, purpose }) => ({
        src: filePath(site, iconFile(size, purpose)),
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose,
      })),
    ],
    shortcuts: latest ? [{ name: 'Documentation', url: latest.path }] : [],
  });
}
