import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '#site-config';
import { ROOT } from '../../../../../../tests/helpers/dist';
import { type HeaderRule, headerRules } from '../../headers';
import { nginxFiles } from './nginx';

const REDIRECTS = [
  { from: '/docs/list of things', to: '/docs/lists' },
  { from: '/docs/2.0.0/*', to: '/docs/:splat' },
];

const filesWith = (rules: readonly HeaderRule[]) =>
  nginxFiles({ baseUrl: '/', rules, redirects: REDIRECTS, pages: ['/', '/docs/lists', '/blog/Release'] });

const fileOf = (name: string) => {
  const files = filesWith(headerRules(site, { boot: 'boot()', style: 'p{color:red}', frontStyle: '' }));
  return String(files.find(({ file }) => file === name)?.content);
};

describe('the configuration of nginx', () => {
  it('sends every header, depending on the address if necessary', () => {
    const server = fileOf('_nginx/server.conf');
    for (const name of ['x-frame-options', 'cache-control', 'content-security-policy'])
      expect(server).toContain(`add_header ${name} $site_${name.replaceAll('-', '_')} always;`);
    const http = fileOf('_nginx/http.conf');
    expect(http).toContain('map $uri $site_x_frame_options {\n  default "DENY";\n}');
    expect(http).toMatch(
      /map \$uri \$site_content_security_policy \{\n {2}default "default-src 'none';.*";\n\}/,
    );
    expect(http).toContain('$site_cache_control {\n  default "public, max-age=0, must-revalidate";');
    expect(http).toContain('$site_x_robots_tag {\n  "~^/.*\\\\.md$" "noindex";\n}');
    expect(http).toContain('"~^/assets/.*$" "public, max-age=31536000, immutable";');
  });

  it('contains pages and aliases in lower case, and wildcard rules', () => {
    const http = fileOf('_nginx/http.conf');
    expect(http).toContain('"/docs/lists" "/docs/lists";');
    expect(http).toContain('"/docs/list of things" "/docs/lists";');
    expect(http).toContain('"/blog/release" "/blog/Release";');
    expect(http).toContain('"~*^/docs/2\\\\.0\\\\.0/(?<site_rest>.*)$" "/docs/$site_rest";');
  });

  it('sets the size of hash tables before the first one', () => {
    const config = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8');
    expect(config.indexOf('map_hash_bucket_size')).toBeGreaterThan(-1);
    expect(config.indexOf('map_hash_bucket_size')).toBeLessThan(config.search(/^(include|map \$)/m));
  });

  it('contains the content types that our own server sends', () => {
    expect(fileOf('_nginx/server.conf')).toContain('"text/markdown; charset=utf-8" md;');
  });

  it('rejects values that it cannot quote', () => {
    const rules = [{ path: '/*', headers: { 'x-odd': 'a "quoted" word' } }];
    expect(() => filesWith(rules)).toThrow('into the configuration of nginx');
  });
});
