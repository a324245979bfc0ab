import type { SiteConfig } from '../../model/site';
import { ICON_SIZES, iconFile } from './cards/icons';

/** The colour around the page in browsers that show one, by theme. */
export const THEME_COLOURS = { dark: '#0b0f1a', light: '#ffffff' } as const;

/** What a device needs to know to put the site among its programs. */
export function manifestFile({ title, tagline, colorMode, docs }: SiteConfig): string {
  const colour = THEME_COLOURS[colorMode.defaultMode];
  const latest = docs.versions.find(({ isLast }) => isLast);
  return JSON.stringify({
    id: '/',
    name: `${title} documentation`,
    short_name: title,
    description: tagline,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: colour,
    background_color: colour,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...ICON_SIZES.map(({ size, purpose }) => ({
        src: `/${iconFile(size, purpose)}`,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose,
      })),
    ],
    shortcuts: latest ? [{ name: 'Documentation', url: latest.path }] : [],
  });
}
