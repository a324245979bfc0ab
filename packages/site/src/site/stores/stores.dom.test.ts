import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPreferredVersion, preferredVersionStore } from './preferred-version';
import { createStore } from './store';
import { chooseSyntax, followSyntax, showUrlSyntax, syntaxStore, withSyntax } from './syntax';

const VERSIONS = [
  { name: '2.1.0', label: '2.1.0', path: '/docs', isLast: true },
  { name: '1.10.0', label: '1.10.0', path: '/docs/1.10.0', isLast: false },
];

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.syntax = 'jsligo';
  syntaxStore.set('jsligo');
  history.replaceState(null, '', '/docs');
});
afterEach(() => vi.restoreAllMocks());

/** Simulates another tab that stores a value. */
function storeElsewhere(key: string, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

describe('a store', () => {
  it('notifies its listeners only of changes', () => {
    const store = createStore(1);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.set(1);
    expect(listener).not.toHaveBeenCalled();
    store.set(2);
    stop();
    store.set(3);
    expect(listener).toHaveBeenCalledOnce();
    expect(store.get()).toBe(3);
  });
});

describe('the syntax', () => {
  it('is read from the address, and added there if missing', () => {
    showUrlSyntax({ isHistoryStep: false });
    expect(location.search).toBe('?lang=jsligo');
    history.replaceState(null, '', '/docs?lang=cameligo');
    showUrlSyntax({ isHistoryStep: false });
    expect(syntaxStore.get()).toBe('cameligo');
    expect(localStorage.getItem('syntax')).toBe('cameligo');
    expect(withSyntax(new URL('https://a.example/b')).search).toBe('?lang=cameligo');
  });

  it('stays as it is when the reader goes back to an address with another one', () => {
    chooseSyntax('cameligo');
    history.replaceState(null, '', '/docs?lang=jsligo');
    showUrlSyntax({ isHistoryStep: true });
    expect(syntaxStore.get()).toBe('cameligo');
    expect(location.search).toBe('?lang=cameligo');
  });

  it('follows a choice in another tab, but not a link that was opened there', () => {
    followSyntax();
    storeElsewhere('syntax', 'cameligo');
    expect(syntaxStore.get()).toBe('jsligo');
    storeElsewhere('syntax.choice', 'cameligo 1');
    expect(syntaxStore.get()).toBe('cameligo');
  });

  it('is stored and added to the address when it is chosen', () => {
    chooseSyntax('cameligo');
    expect(location.search).toBe('?lang=cameligo');
    expect(localStorage.getItem('syntax')).toBe('cameligo');
  });
});

describe('the preferred version', () => {
  it('is read from storage', () => {
    localStorage.setItem('docs.preferred-version', '1.10.0');
    followPreferredVersion(VERSIONS);
    expect(preferredVersionStore.get()).toBe('1.10.0');
  });

  it('is removed when it no longer exists', () => {
    localStorage.setItem('docs.preferred-version', '0.1.0');
    followPreferredVersion(VERSIONS);
    expect(preferredVersionStore.get()).toBeUndefined();
    expect(localStorage.getItem('docs.preferred-version')).toBeNull();
  });

  it.each(['home', 'footer'])('is used by the links of .%s, until it is removed', (part) => {
    document.body.innerHTML = `<div class="${part}"><a href="/docs/intro/introduction">Read</a></div>`;
    followPreferredVersion(VERSIONS);
    const href = () => document.querySelector('a')?.getAttribute('href');
    storeElsewhere('docs.preferred-version', '1.10.0');
    expect(href()).toBe('/docs/1.10.0/intro/introduction');
    storeElsewhere('docs.preferred-version', null);
    expect(href()).toBe('/docs/intro/introduction');
  });

  it('is shown by the bar of pages outside of the docs, and only there', () => {
    const bar = (attribute: string) => `<nav class="navbar-links">
        <div class="navbar-item" ${attribute}><a data-doc="intro" href="/docs/intro">Docs</a></div></nav>
      <div class="navbar-item is-versions" ${attribute}><span class="current-version">2.1.0</span>
        <a data-version="2.1.0" href="/docs" aria-current="true"></a><a data-version="1.10.0" href="/docs/1.10.0"></a></div>`;
    document.body.innerHTML = bar('data-preferred=""') + bar('');
    const outside = document.body.innerHTML;
    followPreferredVersion(VERSIONS);
    storeElsewhere('docs.preferred-version', '1.10.0');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    expect(all('[data-doc]').map((link) => link.getAttribute('href'))).toEqual([
      '/docs/1.10.0/intro',
      '/docs/intro',
    ]);
    expect(all('.current-version').map(({ textContent }) => textContent)).toEqual(['1.10.0', '2.1.0']);
    const current = all('[aria-current]').map((link) => link.getAttribute('data-version'));
    expect(current).toEqual(['1.10.0', '2.1.0']);
    storeElsewhere('docs.preferred-version', null);
    expect(document.body.innerHTML).toBe(outside);
  });

  it('does not change links to other versions', () => {
    document.body.innerHTML = '<div class="home"><a href="/docs/1.10.0/intro/introduction">Older</a></div>';
    followPreferredVersion(VERSIONS);
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/docs/1.10.0/intro/introduction');
  });
});
