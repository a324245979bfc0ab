import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { site as config } from '../../../../../site.config';
import { LATEST } from '../../../../../tests/helpers/latest';
import { browserConfig } from '../../model/site';
import { NO_ACTIONS, type ShellActions, ShellContext } from '../shell/context';
import { closeSearch, openSearch, searchStore, typeQuery } from '../stores/search';
import { SearchDialog } from './SearchDialog';

const site = browserConfig(config);

function inShell(children: ReactNode, actions: ShellActions = NO_ACTIONS) {
  const record = { path: '/docs', title: 'Docs', version: LATEST };
  return <ShellContext value={{ site, record, actions }}>{children}</ShellContext>;
}

const modal = () => document.querySelector<HTMLDialogElement>('.search-modal');
const field = () => document.querySelector<HTMLInputElement>('.search-input');

/** As the entry script hears it. */
function typeInto(text: string): void {
  const input = field();
  if (input) input.value = text;
  typeQuery(text);
}

afterEach(() => {
  act(() => closeSearch());
  cleanup();
});

describe('the search modal', () => {
  it('opens with a query and closes', async () => {
    render(inShell(<SearchDialog />));
    expect(modal()?.open).toBe(false);
    await act(async () => openSearch('map'));
    expect(modal()?.open).toBe(true);
    expect(field()?.value).toBe('map');
    await act(async () => fireEvent.click(screen.getByText('Close')));
    expect(searchStore.get().status).toBe('closed');
    expect(modal()?.open).toBe(false);
  });

  it('keeps what was typed before it was hydrated', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(inShell(<SearchDialog />));
    openSearch();
    typeInto('muta');
    const root = await act(async () => hydrateRoot(place, inShell(<SearchDialog />)));
    expect(modal()?.open).toBe(true);
    expect(field()?.value).toBe('muta');
    await act(async () => root.unmount());
    place.remove();
  });

  it('stays open with what was typed, also where its HTML has been changed', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(inShell(<SearchDialog />));
    openSearch();
    typeInto('muta');
    place.querySelector('.search-bar')?.prepend(document.createElement('x-extension'));
    const root = await act(async () =>
      hydrateRoot(place, inShell(<SearchDialog />), { onRecoverableError: () => {} }),
    );
    expect(place.querySelector('x-extension')).toBeNull();
    expect(modal()?.open).toBe(true);
    expect(field()?.value).toBe('muta');
    expect(document.activeElement).toBe(field());
    await act(async () => root.unmount());
    place.remove();
  });

  it('replaces another dialog', async () => {
    render(inShell(<SearchDialog />));
    const other = document.body.appendChild(document.createElement('dialog'));
    other.showModal();
    await act(async () => openSearch());
    expect(other.open).toBe(false);
    expect(modal()?.open).toBe(true);
    other.remove();
  });

  it('reports when search cannot be loaded', async () => {
    const loadSearch = () => Promise.reject(new Error('offline'));
    render(inShell(<SearchDialog />, { ...NO_ACTIONS, loadSearch }));
    await act(async () => openSearch('map'));
    expect(await screen.findByText('Unable to fetch results')).toBeTruthy();
  });
});
