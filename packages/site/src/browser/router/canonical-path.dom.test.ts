import { afterEach, expect, test } from 'vitest';
import { showCanonicalPath } from './canonical-path';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/docs/lists/index.html?lang=jsligo#adding', '/docs/lists', '/docs/lists?lang=jsligo#adding'],
  ['/docs/lists/', '/docs/lists', '/docs/lists'],
  ['/docs/lists.html', '/docs/lists', '/docs/lists'],
  ['/index.html?lang=jsligo', '/', '/?lang=jsligo'],
  ['/docs/no-such-page.html', '/404.html', '/docs/no-such-page.html'],
  ['/docs/lists', '/docs/lists', '/docs/lists'],
])('%s of the page %s becomes %s', (address, path, shown) => {
  history.replaceState(null, '', address);
  showCanonicalPath({ path, title: '', build: '' });
  expect(location.pathname + location.search + location.hash).toBe(shown);
});
