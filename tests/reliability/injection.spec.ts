/**
 * Input from addresses, storage and cookies is data, never markup or code. The security policy is bypassed in
 * most of these tests: what it would block must not happen in the first place.
 */

import { expect, type Page, test } from '@playwright/test';
import { GUARD, type Guarded, INJECTIONS } from '../helpers/injections';
import { LATEST } from '../helpers/latest';
import { expectNoReport } from '../helpers/reports';
import { alive, open, pathOf } from '../helpers/site';

/**
 * For what takes all of them in its own test: packages/site/src/site/screens/search.dom.test.tsx, packages/site/src/site/screens/not-found.dom.test.tsx,
 * packages/site/src/browser/search/mark-found.test.ts and, for cookies, packages/site/src/site/consent/consent.dom.test.tsx.
 */
const SOME = INJECTIONS.filter((_, index) => index % 16 === 0);

const harm = (page: Page) => page.evaluate(() => (window as unknown as Guarded).harmDone());

/** Collects requests to other hosts from now on. */
function askedElsewhere(page: Page, baseURL = ''): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL) && !request.url().startsWith('data:')) urls.push(request.url());
  });
  return urls;
}

test.describe(`${INJECTIONS.length} attempts`, () => {
  test.use({ bypassCSP: true });

  test.beforeEach(async ({ page }) => {
    test.slow();
    await page.addInitScript({ content: GUARD });
  });

  test('in the query of the page of results', async ({ page, baseURL }) => {
    const elsewhere = askedElsewhere(page, baseURL);
    await open(page, '/search');
    const harms = await page.evaluate(async (attempts) => {
      const { guard, harmDone, until } = window as unknown as Guarded;
      const done: string[] = [];
      for (const text of attempts) {
        const before = guard.answers;
        // With a hash the page stays as it is, and only reads its address again.
        history.pushState({}, '', `/search?lang=jsligo&${new URLSearchParams({ q: text })}#main`);
        dispatchEvent(new PopStateEvent('popstate'));
        const asked = new URLSearchParams(location.search).get('q') ?? '';
        const isShown = () =>
          document.querySelector('input')?.value === asked.replace(/[\r\n]/g, '') && guard.answers > before;
        if (!(await until(isShown))) done.push(`no answer to ${text}`);
        done.push(...harmDone().map((what) => `${text}: ${what}`));
      }
      return done;
    }, SOME);
    expect(harms).toEqual([]);
    expect(elsewhere).toEqual([]);
  });

  test('in the syntax, the words to mark and the hash of a page', async ({ page, baseURL }) => {
    const elsewhere = askedElsewhere(page, baseURL);
    await open(page, '/docs/syntax/comments');
    const { harms, textKept } = await page.evaluate(async (attempts) => {
      const { harmDone, until } = window as unknown as Guarded;
      const article = document.querySelector('.article') as HTMLElement;
      const before = article.textContent;
      const done: string[] = [];
      const follow = (href: string) => {
        const link = Object.assign(document.createElement('a'), { href });
        article.append(link);
        link.click();
        link.remove();
      };
      for (const text of attempts) {
        follow(`?${new URLSearchParams({ lang: text, mark: text })}#${text}`);
        dispatchEvent(new PopStateEvent('popstate'));
        await new Promise((resolve) => setTimeout(resolve));
        done.push(...harmDone().map((what) => `${text}: ${what}`));
      }
      // Scrolling is late: when the last of it is done, so are the others.
      const heading = document.querySelector('.article-body h2');
      follow(`?lang=cameligo&mark=comment#${heading?.id}`);
      if (!(await until(() => document.activeElement === heading))) done.push('the hash is not followed');
      if (!(await until(() => CSS.highlights.has('found')))) done.push('nothing is marked');
      return { harms: [...done, ...harmDone()], textKept: article.textContent === before };
    }, SOME);
    expect(harms).toEqual([]);
    expect(textKept).toBe(true);
    expect(elsewhere).toEqual([]);
  });

  test('in the path, on fresh loads and in the history', async ({ page, baseURL }) => {
    const elsewhere = askedElsewhere(page, baseURL);
    await open(page, '/nowhere');
    const harms = await page.evaluate(async (attempts) => {
      const { guard, harmDone, until, fetch: usualFetch } = window as unknown as Guarded;
      const done: string[] = [];
      // The list of pages, which is compared with each path, is long; the fresh loads below have it.
      window.fetch = async (request, options) =>
        request === '/pages.json' ? new Response('[]') : usualFetch(request, options);
      for (const text of attempts) {
        history.pushState({}, '', `/nowhere/${new URLSearchParams({ q: text }).toString().slice(2)}`);
        dispatchEvent(new PopStateEvent('popstate'));
        if (!(await until(() => guard.fetched.has(location.pathname)))) done.push(`not fetched: ${text}`);
        done.push(...harmDone().map((what) => `${text}: ${what}`));
      }
      return done;
    }, SOME);
    expect(harms).toEqual([]);
    await page.evaluate(() => {
      history.pushState({}, '', `${location.origin}//evil.example/docs`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect
      .poll(() => pathOf(page), 'a path that names another host is asked of this one')
      .toBe('/evil.example/docs');
    // Where redirects lead to is in tests/conformance/server.test.ts.
    for (const path of [`/docs/${LATEST}//evil.example/x.html`, '/"><img src=x onerror=owned() zq9x>.html']) {
      await page.goto(`${baseURL}${path}`);
      // Doubled slashes, endings and the number of the latest version lead on to the plain address.
      await expect(page).not.toHaveURL(/[^:]\/\/|\.html/);
      await expect.poll(() => page.url()).not.toContain(LATEST);
      await alive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      expect(page.url()).toMatch(new RegExp(`^${baseURL}/[^/\\\\]`));
      expect(await harm(page)).toEqual([]);
    }
    expect(elsewhere).toEqual([]);
  });

  test('in storage, while the page is open and before', async ({ page, baseURL }) => {
    const elsewhere = askedElsewhere(page, baseURL);
    await open(page, '/blog/tags');
    const harms = await page.evaluate(async (attempts) => {
      const { harmDone, until } = window as unknown as Guarded;
      const done: string[] = [];
      const note = (text: string) => done.push(...harmDone().map((what) => `${text}: ${what}`));
      const keys = ['theme', 'syntax', 'docs.preferred-version', 'announcement.id', 'announcement.dismissed'];
      for (const text of attempts) {
        for (const key of [...keys, 'search.recent', 'navigation.reloaded']) {
          localStorage.setItem(key, text);
          dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
        }
        note(text);
      }
      const fit = attempts.filter((text) => text.length <= 300);
      for (let start = 0; start < fit.length; start += 8) {
        const recent = fit.slice(start, start + 8);
        localStorage.setItem('search.recent', JSON.stringify(recent));
        localStorage.setItem('docs.preferred-version', recent[0] ?? '');
        dispatchEvent(new StorageEvent('storage', { key: null }));
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
        const offered = () =>
          [...document.querySelectorAll('.search-modal[open] .recent-query')].map((one) => one.textContent);
        if (!(await until(() => offered().join('\n') === recent.join('\n'))))
          done.push(`not shown: ${recent}`);
        note(recent.join());
        document.querySelector<HTMLDialogElement>('.search-modal')?.close();
        const isClosed = () => !document.querySelector('.search-modal[open]') && !history.state?.isModal;
        if (!(await until(isClosed))) done.push('still open');
      }
      return done;
    }, INJECTIONS);
    expect(harms).toEqual([]);
    await page.evaluate((value) => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, value);
      for (const storage of [localStorage, sessionStorage]) storage.setItem('navigation.reloaded', value);
      history.replaceState({ scroll: value }, '');
    }, '"><img src=x onerror=owned() zq9x>');
    await page.reload();
    await alive(page);
    expect(await harm(page)).toEqual([]);
    expect(elsewhere).toEqual([]);
    await test.step('harm would be detected', async () => {
      const noticed = await page.evaluate(async () => {
        const { harmDone, until } = window as unknown as Guarded;
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=owned() zq9x>');
        await until(() => harmDone().includes('1 calls'));
        return harmDone();
      });
      expect(noticed).toEqual(['<img src="x" onerror="owned()" zq9x="">', '1 calls']);
    });
  });

  test.describe('in cookies', () => {
    test.use({ timezoneId: 'Europe/Paris' });

    test('are harmless, and declining removes them', async ({ page }) => {
      await page.goto('/blog/tags');
      const short = INJECTIONS.filter((text) => text.length < 50).slice(0, 60);
      await page.evaluate((values) => {
        const set = (cookie: string) => Object.assign(document, { cookie });
        values.forEach((value, index) => void set(`_ga_${index}=${value}; path=/`));
        set(`<img src=x onerror=owned() zq9x>=${values[0]}; path=/`);
      }, short);
      await page.reload();
      await page.getByRole('button', { name: 'No, thanks' }).click();
      const left = await page.evaluate(() => document.cookie);
      expect(left).toContain('cookie_consent=false');
      expect(left).not.toContain('_ga');
      expect(await harm(page)).toEqual([]);
    });
  });
});

test('everywhere at once, on a fresh load: there is nothing for the policy to block', async ({
  page,
  baseURL,
}) => {
  const noReport = await expectNoReport(page);
  const elsewhere = askedElsewhere(page, baseURL);
  await page.addInitScript({ content: GUARD });
  for (const [index, text] of SOME.slice(0, 10)
    .filter((_, place) => place % 3 === 0)
    .entries()) {
    const words = new URLSearchParams({ q: text, lang: text, version: text, mark: text });
    const hash = encodeURIComponent(text.replace('\ud800', ''));
    await open(page, `${index % 2 === 0 ? '/search' : '/docs/syntax/comments'}?${words}#${hash}`);
    if (index % 2 === 0)
      await page.locator('.search-state, .search-count:not(:empty), .type-hint').first().waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Search LIGO|Comments)$/);
    expect(await harm(page), text).toEqual([]);
  }
  expect(elsewhere).toEqual([]);
  await noReport();
});
