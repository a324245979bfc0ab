import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { site as config } from '../../../../../site.config';
import { LATEST } from '../../../../../tests/helpers/latest';
import { followControls } from '../../browser/controls';
import type { PageRecord } from '../../model/page';
import { browserConfig, type NavbarItem } from '../../model/site';
import { differencesStore, menuStore } from '../stores/panels';
import { preferredVersionStore } from '../stores/preferred-version';
import { syntaxStore } from '../stores/syntax';
import { NO_ACTIONS, ShellContext } from './context';
import { CrashBoundary, ErrorScreen } from './ErrorScreen';
import { MobileMenu } from './MobileMenu';
import { Navbar } from './Navbar';

const site = browserConfig(config);
const record: PageRecord = {
  path: '/docs/lists',
  title: 'Lists',
  version: LATEST,
  section: 'docs',
  versions: { '1.10.0': '/docs/1.10.0/lists' },
};

const inShell = (part: ReactNode, facts: Partial<PageRecord> = {}) => (
  <ShellContext value={{ site, record: { ...record, ...facts }, actions: NO_ACTIONS }}>{part}</ShellContext>
);

const bar = (items: readonly NavbarItem[] = config.navbar.items) => (
  <header className="navbar">
    <Navbar site={{ ...config, navbar: { ...config.navbar, items } }} />
  </header>
);

beforeAll(followControls);
beforeEach(() => {
  document.documentElement.dataset.theme = 'dark';
  syntaxStore.set('jsligo');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the navigation bar', () => {
  it('switches the theme and remembers it', () => {
    render(inShell(bar()));
    fireEvent.click(screen.getByRole('button', { name: 'Switch between light and dark' }));
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });

  it('marks the chosen syntax', () => {
    render(inShell(bar()));
    fireEvent.click(screen.getByText('CameLIGO', { selector: 'button' }));
    expect(screen.getByText('CameLIGO', { selector: 'button' }).getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('syntax.choice')).toMatch(/^cameligo /);
  });

  it.each([0, 1])(
    'links to the same page in other versions, and remembers a click with button %i',
    (button) => {
      render(inShell(bar()));
      const link = screen.getByText('1.10.0', { selector: 'a' });
      expect(link.getAttribute('href')).toBe('/docs/1.10.0/lists');
      link.addEventListener('click', (event) => event.preventDefault());
      preferredVersionStore.set(undefined);
      fireEvent(link, new MouseEvent(button === 0 ? 'click' : 'auxclick', { bubbles: true, button }));
      expect(preferredVersionStore.get()).toBe('1.10.0');
    },
  );

  it('says in the menu where the page differs, and compares it', () => {
    render(inShell(bar(), { differs: { '1.6.0': 2 }, lacking: ['1.10.0'] }));
    const links = [...document.querySelectorAll('a[data-version]')].map(({ textContent }) => textContent);
    expect(links).toContain('1.6.02 sections differ');
    expect(links).toContain('1.10.0without this page');
    fireEvent.click(screen.getByText('What differs here'));
    expect(differencesStore.get()).toBe('1.6.0');
  });

  it.each([
    [null, 'is not an object'],
    [{ type: 'weather' }, "has no known 'type'"],
    [{ type: 'link', label: { text: 'Blog' }, to: '/blog' }, "has no text as its 'label'"],
  ])('shows its other entries beside the broken one %j, which says where it is configured', (item, words) => {
    render(inShell(bar([item as unknown as NavbarItem, { type: 'link', label: 'Blog', to: '/blog' }])));
    const error = screen.getByRole('alert').textContent;
    expect(error).toContain('Check this navbar item in site.config.ts');
    expect(error).toContain('navbar.items[0]');
    expect(error).toContain(words);
    expect(screen.getByText('Blog').getAttribute('href')).toBe('/blog');
  });
});

it('the menu of narrow screens shows the tree, and leads back to the main menu', () => {
  render(inShell(bar()));
  fireEvent.click(screen.getByLabelText('Open the menu'));
  expect(menuStore.get()).toBe(true);
  render(inShell(<MobileMenu tree={[{ href: '/docs/lists', label: 'Lists' }]} onClose={() => {}} />));
  const menu = () => document.querySelector('.mobile-menu')?.textContent;
  expect(menu()).toContain('Lists');
  fireEvent.click(screen.getByText(/Back to main menu/));
  expect(menu()).toContain('Blog');
});

it('an error screen shows why a page could not be loaded, with a retry button', () => {
  const retry = vi.fn();
  const words = { title: 'This page could not be loaded', text: 'The server answered 503.' };
  render(<ErrorScreen {...words} retryLabel="Retry" onRetry={retry} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be loaded');
  expect(screen.getByRole('alert').textContent).toContain('The server answered 503.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('a screen that crashes shows the messages of all causes, also in the title of the page, and can be tried again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.title = 'Playground';
  let isBroken = true;
  const inner = new Error('Inner');
  inner.cause = inner;
  const Screen = () => {
    if (isBroken) throw new Error('Outer', { cause: inner });
    return <p>It works again.</p>;
  };
  render(
    <CrashBoundary>
      <Screen />
    </CrashBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toMatch(/This page crashed\..*Outer.*Inner/s);
  expect(document.title).toBe('This page crashed.');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('It works again.')).toBeDefined();
  expect(document.title).toBe('Playground');
});
