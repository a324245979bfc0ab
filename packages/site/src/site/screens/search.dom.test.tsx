import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { site as config } from '../../../../../site.config';
import { INJECTIONS } from '../../../../../tests/helpers/injections';
import { LATEST } from '../../../../../tests/helpers/latest';
import type { SearchAnswer, SearchProvider } from '../../model/search';
import { browserConfig } from '../../model/site';
import { NO_ACTIONS, ShellContext } from '../shell/context';
import Search from './search';

const site = browserConfig(config);
const record = { path: '/search', title: 'Search' };

afterEach(cleanup);

/** Repeats the query in every text of an answer; every second answer has no results. */
function echo(query: string, index: number): SearchAnswer {
  const pieces = [
    { text: query, found: true },
    { text: query, found: false },
  ];
  const hit = { href: '/docs', anchor: `${index}`, title: pieces, excerpt: pieces };
  const typed = { href: '/docs', anchor: '-type', title: pieces, type: query };
  const page = { id: `${index}`, href: '/docs', kind: 'guide' as const, trail: [query], title: pieces };
  const pages = index % 2 === 0 ? [{ ...page, versions: [LATEST], hits: [hit, typed] }] : [];
  return { by: 'words', pages, total: pages.length, suggestions: [query] };
}

it(`shows queries and results as text: ${INJECTIONS.length} attempts to inject markup`, async () => {
  let answered = 0;
  const provider: SearchProvider = { search: async ({ query }) => echo(query, answered++) };
  const actions = { ...NO_ACTIONS, loadSearch: async () => provider };
  const { container } = render(
    <ShellContext value={{ site, record, actions }}>
      <Search />
    </ShellContext>,
  );
  const known = new Set([...container.querySelectorAll('*')].map(({ localName }) => localName));
  for (const tag of ['ol', 'li', 'a', 'mark', 'code', 'div', 'strong', 'ul', 'button', 'section', 'h2'])
    known.add(tag);
  for (const text of INJECTIONS) {
    history.replaceState(null, '', `/search?${new URLSearchParams({ q: text })}`);
    await act(async () => dispatchEvent(new PopStateEvent('popstate')));
    const asked = new URLSearchParams(location.search).get('q') ?? '';
    const { value } = screen.getByRole('searchbox') as HTMLInputElement;
    expect(value.replace(/[\r\n]/g, '')).toBe(asked.replace(/[\r\n]/g, ''));
    const added = [...container.querySelectorAll('*')].filter(
      (element) =>
        !known.has(element.localName) ||
        element.getAttributeNames().some((name) => /^on|^zq9x$|^style$|^srcdoc$/.test(name)),
    );
    expect(added.map(({ outerHTML }) => outerHTML)).toEqual([]);
  }
  expect(answered).toBeGreaterThan(INJECTIONS.length / 2);
});
