import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { site as config } from '../../../../../site.config';
import { LATEST } from '../../../../../tests/helpers/latest';
import type { SearchAnswer, SearchProvider, SearchRequest } from '../../model/search';
import { browserConfig } from '../../model/site';
import { NO_ACTIONS, ShellContext } from '../shell/context';
import { closeSearch, openSearch } from '../stores/search';
import { recentSearches } from './RecentSearches';
import { SearchDialog } from './SearchDialog';

const site = browserConfig(config);

interface Asked {
  readonly request: SearchRequest;
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** Requests to the provider, to be answered by a test. */
let asked: Asked[];

const provider: SearchProvider = {
  search: (request) => new Promise((resolve, reject) => asked.push({ request, resolve, reject })),
};

/** An answer with one hit, or only suggestions. */
function answerWith(title: string, suggestions: readonly string[] = []): SearchAnswer {
  const hit = { href: `/docs/${title}`, anchor: '', title: [{ text: title, found: true }] };
  const page = { id: title, kind: 'guide' as const, trail: [], versions: [LATEST], hits: [hit], ...hit };
  return { by: 'words', pages: title ? [page] : [], total: title ? 1 : 0, suggestions };
}

const field = () => screen.getByRole('combobox') as HTMLInputElement;
const hits = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.trim());

async function type(query: string): Promise<void> {
  await act(async () => fireEvent.input(field(), { target: { value: query } }));
}

/** Answers the request at an index; negative ones count from the end. */
async function respond(place: number, answer: SearchAnswer | Error): Promise<void> {
  const one = asked.at(place);
  await act(async () => (answer instanceof Error ? one?.reject(answer) : one?.resolve(answer)));
}

async function openBox(): Promise<void> {
  const record = { path: '/docs', title: 'Docs', version: LATEST };
  const actions = { ...NO_ACTIONS, loadSearch: async () => provider };
  render(
    <ShellContext value={{ site, record, actions }}>
      <SearchDialog />
    </ShellContext>,
  );
  await act(async () => openSearch());
  await screen.findByText(`Searching version ${LATEST}`);
}

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  act(() => closeSearch());
  cleanup();
  localStorage.clear();
});

describe('the search box', () => {
  it('reports that nothing was found, suggests other queries, and links to the issue tracker', async () => {
    await openBox();
    await type('xqzvwj');
    await respond(-1, answerWith('', ['map']));
    const state = document.querySelector('.search-state');
    expect(state?.textContent).toContain('No results for “xqzvwj”');
    expect(state?.textContent).toContain('Try searching for');
    expect(state?.textContent).toContain('Believe this query should return results?');
    expect(screen.getByRole('link', { name: 'Let us know.' }).getAttribute('href')).toMatch(
      /gitlab\.com.*issues/,
    );
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'map' })));
    expect(field().value).toBe('map');
    await respond(-1, answerWith('Maps'));
    expect(hits()).toEqual(['Maps']);
  });

  it('does not replace an answer with a late one to an earlier query', async () => {
    await openBox();
    await type('map');
    await type('get_sender');
    await respond(-1, answerWith('get_sender'));
    await respond(-2, answerWith('Maps'));
    expect(hits()).toEqual(['get_sender']);
  });

  it('toggles between one version and all with a key, and ignores late answers for the other', async () => {
    await openBox();
    await type('map');
    await act(async () => fireEvent.keyDown(field(), { key: 'a', code: 'KeyA', altKey: true }));
    expect(screen.getByText('Searching all versions')).toBeTruthy();
    expect(asked.at(-1)?.request.versions).toEqual([LATEST, 'next', '1.10.0', '1.6.0']);
    const inAll = asked.length - 1;
    await act(async () => fireEvent.keyDown(field(), { key: 'a', code: 'KeyA', altKey: true }));
    expect(asked.at(-1)?.request.versions).toEqual([LATEST]);
    await respond(-1, answerWith('Maps'));
    await respond(inAll, answerWith('Maps of all versions'));
    expect(hits()).toEqual(['Maps']);
  });

  it('reports a failed fetch, and recovers with the next query or a retry', async () => {
    await openBox();
    await type('map');
    await respond(-1, new Error('offline'));
    const alert = () => screen.queryByRole('alert')?.textContent;
    expect(alert()).toContain('Unable to fetch results');
    expect(alert()).toContain('You might want to check your network connection.');
    await type('maps');
    await respond(-1, answerWith('Maps'));
    expect(hits()).toEqual(['Maps']);
    await type('sets');
    await respond(-1, new Error('status 500'));
    expect(alert()).toContain('Unable to fetch results');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(asked.at(-1)?.request.query).toBe('sets');
    await respond(-1, answerWith('Sets'));
    expect(hits()).toEqual(['Sets']);
  });

  it('offers recent searches, which can be chosen by key and removed', async () => {
    recentSearches.add('get_sender');
    await openBox();
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('get_sender');
    await act(async () => fireEvent.click(document.activeElement as Element));
    expect(field().value).toBe('get_sender');
    await type('');
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Remove “get_sender” from recent searches' })),
    );
    expect(document.querySelector('.recent')).toBeNull();
    expect(localStorage.getItem('search.recent')).toBeNull();
  });

  it('remembers the query of a chosen hit', async () => {
    await openBox();
    await type('map');
    await respond(-1, answerWith('Maps'));
    const hit = screen.getByRole('option');
    hit.addEventListener('click', (event) => event.preventDefault());
    await act(async () => fireEvent.click(hit));
    expect(recentSearches.list()).toEqual(['map']);
  });

  it('treats invalid stored recent searches as empty', async () => {
    localStorage.setItem('search.recent', '{"not":["a list"]}');
    await openBox();
    expect(screen.getByText('Search by type')).toBeTruthy();
    expect(document.querySelector('.recent')).toBeNull();
  });

  it('sends no request and offers search by type while there are only spaces', async () => {
    await openBox();
    await type('     ');
    expect(asked).toEqual([]);
    expect(screen.getByText('Search by type')).toBeTruthy();
  });

  it('has no chosen hit while the field is empty', async () => {
    await openBox();
    await type('map');
    await respond(-1, answerWith('Maps'));
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
    await type('');
    expect(hits()).toEqual([]);
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  });
});
