import { expect, it, test } from 'vitest';
import { site } from '#site-config';
import type { SiteConfig } from '../model/site';
import { checkSettings } from './check-settings';

const withField = (field: string, value: unknown) => ({ ...site, [field]: value }) as SiteConfig;

test.each([
  ['url', 'https://example.org/docs', 'write the scheme and host only'],
  ['url', 'https://example.org/', 'write the scheme and host only'],
  ['url', 'example.org', 'write the scheme and host only'],
  ['url', 'ftp://example.org', 'write the scheme and host only'],
  ['baseUrl', 'docs', 'must start and end with a slash'],
  ['baseUrl', '/docs', 'must start and end with a slash'],
  ['baseUrl', '//', 'must start and end with a slash'],
  ['baseUrl', '/a b/', 'must start and end with a slash'],
  ['baseUrl', '', 'must start and end with a slash'],
  ['trailingSlash', 'always', 'write true for addresses such as /docs/'],
  ['consent', 'never', "write 'everywhere' or 'with-analytics'"],
])('%s: %j is a configuration error with advice', (field, value, advice) => {
  const check = () => checkSettings(withField(field, value));
  expect(check).toThrow(`site.config.ts: ${field} is ${JSON.stringify(value)}: `);
  expect(check).toThrow(advice);
});

it('accepts the settings of this site and those with a base', () => {
  for (const [field, value] of [
    ['url', 'http://localhost:3000'],
    ['baseUrl', '/a/b/'],
    ['trailingSlash', true],
  ] as const)
    expect(() => checkSettings(withField(field, value))).not.toThrow();
});
