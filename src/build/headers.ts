import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { SERVICE_WORKER_PATH } from '../model/offline';
import type { SiteConfig } from '../model/site';

export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

/** The content type of a file; unknown endings are downloads. */
export function contentType(file: string): string {
  return TYPES[extname(file)] ?? 'application/octet-stream';
}

/** Whether compressing a file is worth it. */
export function isText(file: string): boolean {
  return /text|json|xml|javascript|manifest/.test(contentType(file));
}

/** Headers for the addresses of a pattern. */
export interface HeaderRule {
  /** `/assets/*` or `/*.md`: the star stands for anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What is written inline into pages, and so has to be named in the policy. */
export interface InlineParts {
  readonly script: string;
  readonly style: string;
}

/**
 * What is told of everything that has no rule of its own. It stands in no rule: hosts that read the rules do the same by
 * themselves, and join the values where two rules set one header.
 */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** All headers of the site, from which every host's configuration is made. No two rules set the same header. */
export function headerRules(site: SiteConfig, inline: InlineParts): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'content-security-policy': contentPolicy(site, inline),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
        'x-frame-options': 'DENY',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      },
    },
    // Names of files in assets/ hold a hash of their content.
    { path: '/assets/*', headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
    // A worker that has to be mended must not be kept by anyone on the way.
    { path: SERVICE_WORKER_PATH, headers: { 'cache-control': 'no-cache' } },
    // Search engines list the page itself and not its copies.
    { path: '/*.md', headers: { 'x-robots-tag': 'noindex' } },
  ];
}

/** Nothing but our own files and inline parts runs; other hosts only where the configuration names them. */
function contentPolicy(site: SiteConfig, { script, style }: InlineParts): string {
  const analytics = site.analytics ? [new URL(site.analytics.host).origin] : [];
  const analyticsData = site.analytics ? ['https://*.google-analytics.com', ...analytics] : [];
  const search = site.search.hosted ? searchHosts(site.search.hosted) : [];
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hashOf(script), ...analytics],
    'style-src': ["'self'", hashOf(style)],
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

function searchHosts({ applicationId, host }: NonNullable<SiteConfig['search']['hosted']>): string[] {
  return host ? [new URL(host).origin] : [`https://${applicationId}-dsn.algolia.net`];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The rules as hosts such as Netlify and Cloudflare Pages read them. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(
      ({ path, headers }) =>
        `${path}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n');
}

/** Reads the rules back, for our own server. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\/)/)
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      const pairs = lines.map((line) => line.trim()).filter(Boolean);
      return { path, headers: Object.fromEntries(pairs.map((pair) => splitOnce(pair, ': '))) };
    })
    .filter(({ path }) => path !== '');
}

function splitOnce(text: string, mark: string): [string, string] {
  const index = text.indexOf(mark);
  return [text.slice(0, index), text.slice(index + mark.length)];
}

/** The headers of one address. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  const fitting = rules.filter(({ path }) => new RegExp(patternOf(path)).test(pathname));
  return Object.assign({ 'cache-control': REVALIDATE }, ...fitting.map(({ headers }) => headers));
}

/** The addresses of a rule as a regular expression. */
export function patternOf(path: string): string {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return `^${parts.join('.*')}$`;
}
