import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site as config } from '../../../../../site.config';
import { INJECTIONS } from '../../../../../tests/helpers/injections';
import { browserConfig } from '../../model/site';
import { NO_ACTIONS, ShellContext } from '../shell/context';
import NotFound from './not-found';

const site = browserConfig(config);

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json([
      ['/docs/data-types/lists', 'Lists'],
      ['/docs/tezos/tickets', '<b>Tickets</b>'],
    ]),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders the page at an address and waits for the list of pages. Returns a function to navigate. */
async function showAt(path: string): Promise<(path: string) => Promise<void>> {
  const pageAt = (place: string) => {
    history.replaceState(null, '', place);
    return (
      <ShellContext value={{ site, record: { path: place, title: '' }, actions: NO_ACTIONS }}>
        <NotFound />
      </ShellContext>
    );
  };
  const { rerender } = await act(async () => render(pageAt(path)));
  return (place) => act(async () => rerender(pageAt(place)));
}

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('offers search, the documentation and the pages with similar addresses', async () => {
  await showAt('/docs/data-type/list');
  expect(links()).toEqual(['Go to the documentation', 'Lists']);
  expect(screen.getByRole('link', { name: 'Lists' }).getAttribute('href')).toBe('/docs/data-types/lists');
});

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the site' });

it('has a search field with the words of the address', async () => {
  const goTo = await showAt('/docs/1.6.0/reference/big-map');
  expect(field().value).toBe('big map');
  expect(field().form?.action).toContain('/search');
  await goTo('/docs/next/tickets/Joining%20tickets');
  expect(field().value).toBe('tickets Joining tickets');
});

it('shows titles as text', async () => {
  await showAt('/docs/tezos/ticket');
  expect(links()).toContain('<b>Tickets</b>');
});

it('works without the list of pages, and says so in the console', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await showAt('/docs/data-type/list');
  expect(links()).toEqual(['Go to the documentation']);
  expect(warn.mock.calls.join()).toContain('The list of pages could not be loaded.');
});

it(`shows no part of the address but words: ${INJECTIONS.length} attempts to inject markup`, async () => {
  const goTo = await showAt('/nowhere');
  const textWithoutPages = () =>
    [...(document.querySelector('.not-found')?.children ?? [])]
      .filter(({ localName }) => localName !== 'section')
      .map(({ outerHTML }) => outerHTML.replace(` value="${field().value}"`, ''))
      .join('');
  const plain = textWithoutPages();
  for (const text of INJECTIONS) {
    await goTo(`/nowhere/${new URLSearchParams({ q: text }).toString().slice(2)}`);
    expect(field().value, text).toMatch(/^[A-Za-z ]*$/);
    expect(textWithoutPages(), text).toBe(plain);
    const known = ['/docs/data-types/lists', '/docs/tezos/tickets'];
    const places = [...document.querySelectorAll('section a')].map((link) => link.getAttribute('href') ?? '');
    expect(known, text).toEqual(expect.arrayContaining(places));
  }
});
