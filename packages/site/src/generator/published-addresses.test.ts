import { describe, expect, it, test } from 'vitest';
import { formatProblem } from '../model/problem';
import { answeringAddresses, checkAddresses } from './published-addresses';

const REDIRECTS = [
  { from: '/docs/list', to: '/docs/lists' },
  { from: '/docs/loop', to: '/docs/pool' },
  { from: '/docs/pool', to: '/docs/loop' },
  { from: '/docs/2.0.0/*', to: '/docs/:splat' },
];

const messages = (...paths: string[]) =>
  checkAddresses({
    baseUrl: '/sub/',
    published: paths.map((path, index) => ({ path, line: index + 4 })),
    pages: ['/sub/', '/sub/docs/lists', '/sub/404.html'],
    redirects: REDIRECTS.map(({ from, to }) => ({ from: `/sub${from}`, to: `/sub${to}` })),
  }).map(formatProblem);

describe('published addresses', () => {
  test.each(['/docs/lists', '/docs/list', '/docs/2.0.0/lists', '/docs/2.0.0/list'])('answer: %s', (path) => {
    expect(messages('/', '/docs/lists', '/docs/list', path)).toEqual([]);
  });

  test.each([
    [
      '/docs/maps',
      'run npm run move:page -- docs/maps NEW if its page has moved, or npm run remove:page -- docs/maps.',
    ],
    [
      '/docs/1.6.0/maps/a',
      'run npm run move:page -- docs/maps/a NEW if its page has moved, or npm run remove:page -- docs/maps/a.',
    ],
    ['/docs/2.0.0/maps', 'run npm run move:page -- docs/maps NEW'],
    ['/docs/loop', 'run npm run move:page -- docs/loop NEW'],
    ['/blog/news', 'run npm run move:page -- blog/news NEW'],
    ['/blog/tags/a', 'put the page back, or add a redirect to content/redirects.yaml.'],
    ['/playground', 'put the page back, or add a redirect to content/redirects.yaml.'],
    ['/docs/1.6.0', 'run npm run retire:version -- 1.6.0, or put the version back into site.config.ts.'],
  ])('that are lost are errors with the command that repairs them: %s', (path, advice) => {
    const [message, ...others] = messages('/', '/docs/lists', '/docs/list', path);
    expect(message).toContain(
      `content/addresses.txt:7: The published address ${path} leads nowhere: ${advice}`,
    );
    expect(others).toEqual([]);
  });

  it('do not contain addresses of new pages: a warning says which command adds them', () => {
    expect(messages('/')).toEqual([
      "content/addresses.txt:1: 2 addresses are not in this list, such as '/docs/lists': run npm run update:addresses and commit the file.",
    ]);
  });

  it('are not required: a site without the list has none', () => {
    expect(messages()).toEqual([]);
  });

  it('are those of pages and of redirects that lead to one', () => {
    const pages = ['/', '/docs/lists', '/404.html'];
    expect(answeringAddresses({ baseUrl: '/', pages, redirects: REDIRECTS })).toEqual([
      '/',
      '/docs/lists',
      '/docs/list',
    ]);
  });
});
