import { describe, expect, it, test } from 'vitest';
import { optionOf, projectFrom } from './project';

describe('an option', () => {
  test.each([
    [['--out', 'a'], 'a'],
    [['--out=a'], 'a'],
    [['--out=a=b'], 'a=b'],
    [['--out='], ''],
    [['x', '--out', 'a', '--other', 'b'], 'a'],
    [['--out'], undefined],
    [['--outer', 'a'], undefined],
    [[], undefined],
  ])('of %j is %j', (args, value) => {
    expect(optionOf(args, '--out')).toBe(value);
  });
});

describe('a project', () => {
  const place = { root: '/site', siteConfig: '/site/site.config.ts' };

  it('is built from its own content into dist/', () => {
    expect(projectFrom(place, [])).toMatchObject({ contentRoot: '/site', dist: '/site/dist' });
  });

  it('may be built from other content to another place', () => {
    expect(projectFrom(place, ['--content', 'made', '--out=/tmp/out'])).toMatchObject({
      contentRoot: '/site/made',
      dist: '/tmp/out',
    });
  });

  it('keeps a memory of its own for each place it is built to', () => {
    const memories = [[], ['--out', 'a'], ['--out', 'b']].map((args) => projectFrom(place, args).cache);
    expect(new Set(memories).size).toBe(3);
  });
});
