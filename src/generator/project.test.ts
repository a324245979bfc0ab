import { describe, expect, it } from 'vitest';
import { projectFrom } from './project';

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
