import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { withBase } from '../model/base-url';
import { SERVICE_WORKER_PATH } from '../model/offline';
import type { HostedSearch, SiteConfig } from '../model/site';
import type { ClientBundle } from './client/bundle';

export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The content type of a file; files with unknown extensions are downloads. */
export function contentType(file: string): string {
  return TYPES[extname(file)] ?? 'application/octet-stream';
}

/** Headers for the addresses that match a pattern. */
export interface HeaderRule {
  /** Such as `/assets/*` or `/*.md`; the star matches anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The default for files without a caching rule. It is not a rule itself: hosts that read _headers have the
 * same default, and would join the values of two rules for one header.
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** All headers of the site; every host's configuration is generated from them. No two rules set the same header. */
export function headerRules(site: SiteConfig, inline: InlineCode): HeaderRule[] {
  const { baseUrl } = site;
  return [
    {
      path: '/*',
      headers: {
        'content-security-policy': contentPolicy(site, inline),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
        'x-frame-options': 'DENY',
        // A window that the site opens, or that opened the site, cannot reach into it.
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': transportSecurity(site),
      },
    },
    // File names in assets/ contain a hash of the content.
    {
      path: withBase(baseUrl, '/assets/*'),
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    },
    // A broken service worker must be replaceable immediately.
    { path: withBase(baseUrl, SERVICE_WORKER_PATH), headers: { 'cache-control': 'no-cache' } },
    // Search engines should list the page itself, not its Markdown.
    { path: withBase(baseUrl, '/*.md'), headers: { 'x-robots-tag': 'noindex' } },
  ];
}

/** Browsers that have seen it refuse http for a year: other hosts of the domain only if the operator says so. */
function transportSecurity({ security }: SiteConfig): string {
  return `max-age=31536000${security?.includeSubDomains ? '; includeSubDomains' : ''}`;
}

type InlineCode = Pick<ClientBundle, 'boot' | 'style' | 'frontStyle'>;

/** Allows only our own files, inline code by hash, and the hosts in the configuration. */
function contentPolicy(site: SiteConfig, { boot, style, frontStyle }: InlineCode): string {
  const analytics = site.analytics ? [new URL(site.analytics.host).origin] : [];
  const analyticsData = site.analytics ? ['https://*.google-analytics.com', ...analytics] : [];
  const search = site.search.hosted ? searchHosts(site.search.hosted) : [];
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf(boot), ...analytics],
    'style-src': ["'self'", hashOf(style), hashOf(frontStyle)],
    'img-src': ["'self'", 'data:', ...analyticsData],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...analyticsData, ...search],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Algolia's client falls back to further hosts if the first does not respond. */
function searchHosts(hosted: HostedSearch): string[] {
  if (hosted.host) return [new URL(hosted.host).origin];
  if (hosted.engine !== 'algolia') return [];
  return [`https://${hosted.applicationId}-dsn.algolia.net`, 'https://*.algolianet.com'];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The rules in the format of hosts such as Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${path}\n${lines.join('')}`;
  });
  return blocks.join('\n');
}

/** Parses the rules, for the server of `npm start`. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return [...text.matchAll(/^(\/.*)\n((?: .*\n)*)/gm)].map(([, path = '', lines = '']) => ({
    path,
    headers: Object.fromEntries(
      [...lines.matchAll(/^ +(.+?): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    ),
  }));
}

/** The headers of one address. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ path }) => new RegExp(patternOf(path)).test(pathname));
  return Object.assign({ 'cache-control': REVALIDATE }, ...matching.map(({ headers }) => headers));
}

/** The addresses of a rule as a regular expression. */
export function patternOf(path: string): string {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return `^${parts.join('.*')}$`;
}
