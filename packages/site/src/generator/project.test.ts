import { describe, expect, it, test } from 'vitest';
import { madeUpSite } from '../../../../tests/helpers/made-up-site';
import { parseOptions } from './options';
import { placedSite, portFrom, projectFrom } from './project';

describe('the site at another address', () => {
  test.each([
    [['--base-url', '/previews/12'], '/previews/12/'],
    [['--base-url', 'previews/12/'], '/previews/12/'],
    [['--base-url', ''], '/'],
    [[], '/'],
  ])('%j has the base %s', (args, baseUrl) => {
    expect(placedSite(madeUpSite(), parseOptions('build', args)).baseUrl).toBe(baseUrl);
  });

  it('has absolute links without a doubled slash', () => {
    expect(placedSite(madeUpSite(), parseOptions('build', ['--url', 'https://a.example/'])).url).toBe(
      'https://a.example',
    );
  });
});

describe('the port', () => {
  test.each<[string | undefined, string | undefined, number]>([
    [undefined, undefined, 3000],
    [undefined, '', 3000],
    [undefined, '8080', 8080],
    ['4000', undefined, 4000],
    ['4000', '8080', 4000],
    ['0', undefined, 0],
  ])('with --port %s and PORT=%s is %i', (option, environment, port) => {
    expect(portFrom(option, environment)).toBe(port);
  });

  test.each(['web', '80.5', '-1', '65536', '80a'])('%s is rejected', (text) => {
    expect(() => portFrom(text, undefined)).toThrow(
      `'${text}' is not a valid port: use a number from 0 to 65535.`,
    );
  });

  it('from the environment is checked too', () => {
    expect(() => portFrom(undefined, 'web')).toThrow("'web' is not a valid port");
  });
});

describe('a project', () => {
  const place = { root: '/site', siteConfig: '/site/site.config.ts' };

  it('is built from its own content into dist/', () => {
    expect(projectFrom(place, {})).toMatchObject({ contentRoot: '/site', dist: '/site/dist' });
  });

  it('can be built from other content into another folder', () => {
    expect(projectFrom(place, { content: 'made', out: '/tmp/out' })).toMatchObject({
      contentRoot: '/site/made',
      dist: '/tmp/out',
    });
  });

  it('has a separate cache for each output folder', () => {
    const caches = [{}, { out: 'a' }, { out: 'b' }].map((options) => projectFrom(place, options).cache);
    expect(new Set(caches).size).toBe(3);
  });
});
