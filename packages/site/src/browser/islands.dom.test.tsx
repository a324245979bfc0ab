import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { IslandHost } from '../site/islands/island';
import { type TabData, tabsIsland } from '../site/islands/Tabs';
import { lastInteractionStore } from '../site/stores/last-interaction';
import { startIslands } from './islands';

const loaded = vi.hoisted(() => ({ hasFailed: false }));

vi.mock('../site/islands/islands', async (load) => {
  const { ISLANDS } = await load<typeof import('../site/islands/islands')>();
  return {
    get ISLANDS() {
      if (loaded.hasFailed) throw new Error('Failed to fetch dynamically imported module');
      return ISLANDS;
    },
  };
});

const TABS: readonly TabData[] = ['linux', 'mac'].map((id) => ({
  id,
  label: id,
  name: id,
  html: `<p>${id}</p>`,
}));

startIslands();

function showTabs(): HTMLButtonElement {
  document.body.innerHTML = renderToStaticMarkup(<IslandHost island={tabsIsland} props={{ tabs: TABS }} />);
  const tab = document.querySelector<HTMLButtonElement>('#mac');
  if (!tab) throw new Error('There are no tabs.');
  return tab;
}

afterEach(() => {
  cleanup();
  loaded.hasFailed = false;
  vi.restoreAllMocks();
});

it('a click on an island whose script is not there yet shows that it waits, and is repeated', async () => {
  const tab = showTabs();
  fireEvent.click(tab);
  expect(tab.dataset.held).toBe('');
  expect(document.documentElement.dataset.waiting).toBe('');
  await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'));
  expect(tab.dataset.held).toBeUndefined();
  expect(document.documentElement.dataset.waiting).toBeUndefined();
  fireEvent.click(document.querySelector('#linux') ?? tab);
  expect(tab.getAttribute('aria-selected')).toBe('false');
});

it('an island whose script cannot be loaded says so below it, until an interaction loads it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const tab = showTabs();
  loaded.hasFailed = true;
  fireEvent.click(tab);
  await waitFor(() =>
    expect(document.querySelector('[role="alert"]')?.textContent).toMatch(/could not be loaded/),
  );
  expect(tab.dataset.held).toBeUndefined();
  loaded.hasFailed = false;
  await act(async () => {
    lastInteractionStore.set(new FocusEvent('focusin'));
    fireEvent.click(tab);
  });
  await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'));
  expect(document.querySelector('[role="alert"]')).toBeNull();
  vi.unstubAllGlobals();
});
