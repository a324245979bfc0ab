import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site as config } from '../../../../../site.config';
import { LATEST } from '../../../../../tests/helpers/latest';
import { browserConfig } from '../../model/site';
import { preferredVersionStore } from '../stores/preferred-version';
import type { View } from '../stores/route';
import { syntaxStore } from '../stores/syntax';
import { ErrorScreen } from './ErrorScreen';
import { Shell } from './Shell';

const site = {
  ...browserConfig(config),
  announcementBar: { id: 'news', content: 'News', isCloseable: true },
};
const document_: View = {
  kind: 'document',
  sidebar: [{ href: '/docs/lists', label: 'Lists' }],
  page: '<p>Text</p>',
};
const record = {
  path: '/docs/lists',
  title: 'Lists',
  version: LATEST,
  section: 'docs',
  versions: { '1.10.0': '/docs/1.10.0/lists' },
};

const show = (view: View = document_, more: Partial<Parameters<typeof Shell>[0]> = {}) =>
  render(<Shell site={site} record={record} view={view} {...more} />);

beforeEach(() => {
  document.documentElement.dataset.theme = 'dark';
  syntaxStore.set('jsligo');
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the shell', () => {
  it('is hydrated from the HTML of the build without touching the article', async () => {
    const sent: View = {
      ...document_,
      sidebar: '<ul><li><a href="/docs/lists" aria-current="page">Lists</a></li></ul>',
    };
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<Shell site={site} record={record} view={sent} footer="<p>End</p>" />);
    const text = place.querySelector('.page p');
    const mismatches: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(place, <Shell site={site} record={record} view={{ ...document_, page: undefined }} />, {
        onRecoverableError: (error) => mismatches.push(error),
      }),
    );
    expect(mismatches).toEqual([]);
    expect(place.querySelector('.page p')).toBe(text);
    expect(place.querySelector('.footer')?.textContent).toBe('End');
    await act(async () => root.unmount());
    place.remove();
  });

  it('switches the theme and remembers it', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Switch between light and dark' }));
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('marks the chosen syntax', () => {
    show();
    fireEvent.click(screen.getByText('CameLIGO', { selector: 'button' }));
    expect(screen.getByText('CameLIGO', { selector: 'button' }).getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('syntax.choice')).toMatch(/^cameligo /);
  });

  it('links to the same page in other versions, and remembers the choice', () => {
    show();
    const link = screen.getByText('1.10.0', { selector: 'a' });
    expect(link.getAttribute('href')).toBe('/docs/1.10.0/lists');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(preferredVersionStore.get()).toBe('1.10.0');
  });

  it('dismisses the announcement', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Close the announcement' }));
    expect(document.documentElement.dataset.announcement).toBe('dismissed');
  });

  it('opens a menu with the tree, goes back to the main menu, and closes on navigation', () => {
    const { rerender } = show();
    fireEvent.click(screen.getByLabelText('Open the menu'));
    const menu = () => document.querySelector('.mobile-menu');
    expect(menu()?.textContent).toContain('Lists');
    fireEvent.click(screen.getByText(/Back to main menu/));
    expect(menu()?.textContent).toContain('Blog');
    rerender(<Shell site={site} record={{ ...record, path: '/blog' }} view={document_} />);
    expect(menu()).toBeNull();
  });

  it('shows the top of a page first to a reader who starts there, and the rest after the paint', async () => {
    show({ ...document_, isShownFromTop: true });
    const page = document.querySelector('.page');
    expect(page?.classList.contains('is-top')).toBe(true);
    const text = page?.firstChild;
    await vi.waitFor(() => expect(page?.className).toBe('page'));
    expect(page?.firstChild).toBe(text);
  });

  it('shows why a page could not be loaded, with a retry button', () => {
    const retry = vi.fn();
    const words = { title: 'This page could not be loaded', text: 'The server answered 503.' };
    show({ kind: 'screen', screen: <ErrorScreen {...words} retryLabel="Retry" onRetry={retry} /> });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be loaded');
    expect(screen.getByRole('alert').textContent).toContain('The server answered 503.');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('shows the messages of all causes when a page crashes, and can retry', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const inner = new Error('Inner');
    inner.cause = inner;
    const Screen = () => {
      if (isBroken) throw new Error('Outer', { cause: inner });
      return <p>It works again.</p>;
    };
    show({ kind: 'screen', screen: <Screen /> });
    expect(screen.getByRole('alert').textContent).toMatch(/This page crashed\..*Outer.*Inner/s);
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('It works again.')).toBeDefined();
    vi.restoreAllMocks();
  });

  it('shows a progress bar and a spinner while a page loads', () => {
    show(document_, { isLoading: true });
    expect(screen.getByRole('progressbar')).toBeDefined();
    expect(document.querySelector('.spinner')).not.toBeNull();
  });
});
