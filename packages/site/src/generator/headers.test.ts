import { describe, expect, it, test } from 'vitest';
import { site } from '#site-config';
import { contentType, headerRules, headersFile, headersFor, parseHeadersFile } from './headers';

describe('the type of a file', () => {
  test.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['assets/main-1a2b.js', 'text/javascript; charset=utf-8'],
    ['assets/main-1a2b.css', 'text/css; charset=utf-8'],
    ['search/index.json', 'application/json; charset=utf-8'],
    ['docs/lists.md', 'text/markdown; charset=utf-8'],
    ['sitemap.xml', 'application/xml; charset=utf-8'],
    ['favicon.svg', 'image/svg+xml'],
    ['card.png', 'image/png'],
    ['unknown.bin', 'application/octet-stream'],
    ['_redirects', 'application/octet-stream'],
  ])('%s is %s', (file, type) => {
    expect(contentType(file)).toBe(type);
  });
});

describe('the headers of the site', () => {
  const rules = headerRules(site, { boot: 'boot()', style: 'p{color:red}', frontStyle: 'h1{}' });

  it('cache files with a hash in their name forever and revalidate everything else', () => {
    expect(headersFor('/assets/main-1a2b.js', rules)['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(headersFor('/docs/lists', rules)['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headersFor('/assetsment', rules)['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('do not cache the service worker, which may have to be replaced', () => {
    expect(headersFor('/sw.js', rules)['cache-control']).toBe('no-cache');
    expect(headersFor('/docs/sw.js', rules)['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headersFor('/', rules)['content-security-policy']).toContain("worker-src 'self'");
  });

  it('are sent with every response', () => {
    for (const address of ['/', '/docs/lists', '/assets/main-1a2b.js', '/nowhere']) {
      expect(headersFor(address, rules)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringMatching(/camera=\(\).*microphone=\(\).*geolocation=\(\)/),
        'strict-transport-security': 'max-age=31536000',
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });

  it('forbid framing, a different base, and submitting forms to other sites', () => {
    const policy = headersFor('/', rules)['content-security-policy']?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining(["frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"]),
    );
  });

  it('allow only scripts from our own files and the inline script with a known hash', () => {
    const policy = headersFor('/', rules)['content-security-policy'] ?? '';
    const [, scripts] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(scripts).toMatch(/^'self' 'sha256-[A-Za-z0-9+/]+='$/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('allow only styles from our own files and the inline styles with known hashes', () => {
    const policy = headersFor('/', rules)['content-security-policy'] ?? '';
    const [, styles] = /style-src ([^;]*)/.exec(policy) ?? [];
    expect(styles).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/]+='){2}$/);
  });

  it('contain a different hash for a different inline script or style', () => {
    const policyFor = (boot: string, style: string) =>
      headerRules(site, { boot, style, frontStyle: 'h1{}' })[0]?.headers['content-security-policy'];
    expect(policyFor('a()', '')).not.toBe(policyFor('b()', ''));
    expect(policyFor('a()', 'p{}')).not.toBe(policyFor('a()', 'b{}'));
  });

  it('make subdomains https only if the operator says so', () => {
    const security = { includeSubDomains: true };
    const [all] = headerRules({ ...site, security }, { boot: '', style: '', frontStyle: '' });
    expect(all?.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('allow only other hosts that are in the configuration', () => {
    const analytics = { measurementId: 'G-1', host: 'https://measure.example/js' };
    const hosted = {
      engine: 'algolia',
      applicationId: 'app',
      publicKey: 'key',
      indexName: 'docs',
      contextual: true,
    } as const;
    const policyOf = (config: typeof site) =>
      headerRules(config, { boot: '', style: '', frontStyle: '' })[0]?.headers['content-security-policy'] ??
      '';
    const plain = policyOf({ ...site, analytics: undefined, search: { path: 'search' } });
    expect(plain).not.toContain('https:');
    expect(policyOf({ ...site, analytics })).toContain("script-src 'self' 'sha256-");
    expect(policyOf({ ...site, analytics })).toContain('https://measure.example');
    expect(policyOf({ ...site, search: { path: 'search', hosted } })).toContain(
      'https://app-dsn.algolia.net',
    );
  });

  it('are unchanged after writing and parsing a file', () => {
    expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
  });

  it('are empty for an empty file', () => {
    expect(parseHeadersFile('')).toEqual([]);
  });
});
