import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site as config } from '../../../../site.config';
import { browserConfig } from '../model/site';
import { NO_ACTIONS, ShellContext } from '../site/shell/context';
import type { Route } from '../site/stores/route';
import { createStore } from '../site/stores/store';
import { type Content, type ContentArea, createContentArea } from './content';

const site = browserConfig(config);
const record = { path: '/docs/lists', title: 'Lists', build: 'b1' };
const TREE = [{ href: '/docs/lists', label: 'Lists' }];
const SENT = `<div class="layout has-sidebar"><div class="page"><main id="main"><p>Sent</p></main></div>
<aside class="sidebar" data-root="sidebar"><ul><li><a href="/docs/lists" aria-current="page">Lists</a></li></ul></aside></div>`;

let area: Element;
let content: ContentArea;
let roots: Root[];

const inContext = (part: ReactNode) => (
  <ShellContext value={{ site, record, actions: NO_ACTIONS }}>{part}</ShellContext>
);

beforeEach(async () => {
  document.body.innerHTML = `<a class="skip-link is-to-pages" href="#pages">Pages</a><div id="content">${SENT}</div>`;
  area = document.querySelector('#content') as Element;
  roots = [];
  const kept = (root: Root) => {
    roots.push(root);
    return root;
  };
  content = createContentArea(area, {
    route: createStore<Route>({ record, tree: TREE }),
    hydrate: async (host, part) => kept(hydrateRoot(host, inContext(part))),
    render: (host, part) => {
      const root = kept(createRoot(host));
      root.render(inContext(part));
      return root;
    },
  });
  await act(() => content.hydrate());
});
afterEach(() =>
  act(() => {
    for (const root of roots) root.unmount();
  }),
);

const documentOf = (html: string, more: Partial<Content> = {}): Content =>
  ({ kind: 'document', html, hasSidebar: true, isShownFromTop: false, ...more }) as Content;
const show = (next: Content) => act(() => content.show(next));

it('the sent article is not touched, and the next one replaces it beside the same sidebar', async () => {
  const sidebar = area.querySelector('.sidebar a');
  expect(area.querySelector('.page p')?.textContent).toBe('Sent');
  await show(documentOf('<main id="main"><p>Next</p></main>'));
  expect(area.querySelector('.page')?.textContent).toBe('Next');
  expect(area.querySelector('.sidebar a')).toBe(sidebar);
});

it('a screen replaces a document with its sidebar, and the other way round', async () => {
  await show({ kind: 'screen', screen: <h1>Search</h1> });
  expect(area.querySelector('main#main.screen h1')?.textContent).toBe('Search');
  expect(area.querySelector('.sidebar')).toBeNull();
  expect(document.querySelector('.is-to-pages')?.hasAttribute('hidden')).toBe(true);
  await show(documentOf('<main id="main">Home</main>', { hasSidebar: false }));
  expect(area.querySelector('.layout.has-sidebar')).toBeNull();
  await show(documentOf('<main id="main">Lists</main>'));
  expect(area.querySelector('.sidebar [aria-current="page"]')?.textContent).toBe('Lists');
  expect(document.querySelector('.is-to-pages')?.hasAttribute('hidden')).toBe(false);
});

it('a reader who starts at the top is shown the top of a page first, and the rest after the paint', async () => {
  await show(documentOf('<p>Long</p>', { isShownFromTop: true }));
  const page = area.querySelector('.page');
  expect(page?.classList.contains('is-top')).toBe(true);
  const text = page?.firstChild;
  await vi.waitFor(() => expect(page?.className).toBe('page'));
  expect(page?.firstChild).toBe(text);
});
