import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptVersionsStore, offlinePanelStore } from '../stores/panels';
import { searchStore } from '../stores/search';
import { codeSampleIsland } from './CodeSample';
import { copyMenuIsland } from './CopyMenu';
import { type CourseProgressProps, courseProgressIsland } from './CourseProgress';
import { exerciseIsland } from './Exercise';
import { figureStepsIsland } from './FigureSteps';
import { FIRST_ISLANDS } from './first-islands';
import { type Island, IslandHost, propsOf } from './island';
import { ISLANDS } from './islands';
import { offlineButtonIsland } from './OfflineButton';
import { predictIsland } from './Predict';
import { rowFilterIsland } from './RowFilter';
import { tocFoldIsland, tocIsland } from './TableOfContents';
import { tabsIsland } from './Tabs';
import { typeSearchIsland } from './TypeSearch';
import { upgradeCheckIsland } from './UpgradeCheck';

const HEADINGS = [
  { id: 'one', html: 'One', depth: 2 },
  { id: 'two', html: '<code>two</code>', depth: 3, syntax: 'jsligo' },
] as const;

const ALL = [...FIRST_ISLANDS, ...ISLANDS];

/** The HTML of every island in the page, as the build renders it. */
const RENDERED: Readonly<Record<string, string>> = {
  'code-sample': sent(codeSampleIsland, {
    figures: [
      {
        syntax: 'jsligo',
        file: 'a.jsligo',
        webIde: 'https://ide.example/',
        group: 'g',
        html: '<b>one</b> $ two',
      },
      {
        syntax: 'cameligo',
        file: 'a.mligo',
        webIde: 'https://ide.example/',
        group: 'g',
        html: 'uno',
      },
    ],
  }),
  'copy-menu': sent(copyMenuIsland, { path: '/docs/lists', version: '2.1.0' }),
  'course-progress': sent<CourseProgressProps>(courseProgressIsland, { place: 'list' }),
  exercise: sent(exerciseIsland, { library: '/ligo/2.0.0.json', mistakes: [{ fails: 'test_a' }] }),
  'figure-steps': sent(figureStepsIsland, {}),
  'offline-button': sent(offlineButtonIsland, { version: '2.1.0', className: 'button' }),
  predict: sent(predictIsland, {
    right: { jsligo: 'None()', cameligo: 'None' },
    choices: [
      { jsligo: 'None()', cameligo: 'None' },
      { jsligo: 'Some(1)', cameligo: 'Some 1' },
    ],
  }),
  'row-filter': sent(rowFilterIsland, { label: 'Filter the commands' }),
  tabs: sent(tabsIsland, {
    tabs: [
      { id: 't1', label: 'Linux', name: 'Linux', html: '<p>apt</p>' },
      { id: 't2', label: 'mac<b>OS</b>', name: 'macOS', html: '<p>brew</p>' },
    ],
  }),
  'toc-fold': sent(tocFoldIsland, {}),
  toc: sent(tocIsland, { headings: HEADINGS }),
  'type-search': sent(typeSearchIsland, { action: '/search' }),
  'upgrade-check': sent(upgradeCheckIsland, {
    versions: ['2.0.0', '1.0.0'],
    from: '1.0.0',
    library: '/ligo/2.0.0.json',
  }),
};

function sent<Props extends object>(island: Island<Props>, props: Props): string {
  return renderToStaticMarkup(<IslandHost island={island} props={props} />);
}

const roots: Root[] = [];

interface Hydrated {
  readonly host: HTMLElement;
  readonly mismatches: readonly unknown[];
}

/** Hydrates an island as the browser does, in its HTML as `change` leaves it. */
async function hydrateChanged(name: string, change: (host: HTMLElement) => void): Promise<Hydrated> {
  document.body.innerHTML = `<article>${RENDERED[name]}</article>`;
  const host = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  const island = ALL.find((one) => one.name === name);
  if (!host || !island) throw new Error(`There is no island '${name}'.`);
  change(host);
  const mismatches: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void mismatches.push(words.join(' ')));
  await act(async () => {
    roots.push(
      hydrateRoot(host, island.adopt(host), { onRecoverableError: (error) => mismatches.push(error) }),
    );
  });
  return { host, mismatches };
}

/** Hydrates an island in its unchanged HTML, beside other HTML. */
async function hydrate({ name }: { name: string }, beside = ''): Promise<HTMLElement> {
  const { host, mismatches } = await hydrateChanged(name, (one) =>
    one.insertAdjacentHTML('afterend', beside),
  );
  expect(mismatches).toEqual([]);
  return host;
}

afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount();
  });
  cleanup();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('every island is listed by name and adopts the HTML of the build', async () => {
  expect(ALL.map(({ name }) => name).sort()).toEqual(Object.keys(RENDERED).sort());
  for (const island of ALL) {
    const host = await hydrate(island);
    expect(host.innerHTML).not.toBe('');
  }
});

it.each(Object.keys(RENDERED))(
  '%s is rendered from its props where its HTML has been changed',
  async (name) => {
    const untouched = (await hydrateChanged(name, () => {})).host;
    const insert = (host: HTMLElement) => {
      for (const element of [host, ...host.querySelectorAll('figure, ul, label, .tab-list, nav')])
        element.prepend(document.createElement('x-extension'));
    };
    const { host } = await hydrateChanged(name, insert);
    // React keeps what is inserted beside the component.
    for (const inserted of host.querySelectorAll(':scope > x-extension')) inserted.remove();
    expect(host.isEqualNode(untouched)).toBe(true);
  },
);

describe('a code sample', () => {
  it('keeps its code, and toggles line wrapping', async () => {
    const host = await hydrate(codeSampleIsland);
    expect(host.querySelector('.s-jsligo code')?.innerHTML).toBe('<b>one</b> $ two');
    const [wrap] = screen.getAllByLabelText(/^Wrap lines/);
    if (wrap) fireEvent.click(wrap);
    expect(wrap?.getAttribute('aria-pressed')).toBe('true');
    expect(host.querySelector('.s-jsligo.is-wrapped')).not.toBeNull();
    expect(host.querySelector('.s-jsligo code')?.innerHTML).toBe('<b>one</b> $ two');
    if (wrap) fireEvent.click(wrap);
    expect(host.querySelector('.is-wrapped')).toBeNull();
  });

  it('copies the shown code and briefly says so, even after two clicks', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await hydrate(codeSampleIsland);
    vi.useFakeTimers();
    const [copy] = screen.getAllByLabelText(/^Copy:/);
    for (let click = 0; click < 2; click++) await act(async () => copy && fireEvent.click(copy));
    expect(writeText).toHaveBeenCalledWith('one $ two');
    expect(copy?.getAttribute('aria-label')).toBe('Copied: a');
    act(() => void vi.advanceTimersByTime(2000));
    expect(copy?.getAttribute('aria-label')).toBe('Copy: a');
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('switches the syntax of the whole page', async () => {
    await hydrate(codeSampleIsland);
    fireEvent.click(screen.getByRole('button', { name: 'CameLIGO' }));
    expect(document.documentElement.dataset.syntax).toBe('cameligo');
    expect(location.search).toContain('lang=cameligo');
    fireEvent.click(screen.getByRole('button', { name: 'JsLIGO' }));
    expect(document.documentElement.dataset.syntax).toBe('jsligo');
  });
});

describe('tabs', () => {
  it('show the panel of the chosen tab, by mouse and keyboard', async () => {
    await hydrate(tabsIsland);
    const [linux, mac] = screen.getAllByRole('tab');
    if (mac) fireEvent.click(mac);
    expect(mac?.getAttribute('aria-selected')).toBe('true');
    expect(document.querySelector('.tab-panel.is-shown')?.innerHTML).toBe('<p>brew</p>');
    if (mac) fireEvent.keyDown(mac, { key: 'ArrowRight' });
    expect(linux?.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(linux);
    if (linux) fireEvent.keyDown(linux, { key: 'End' });
    expect(document.activeElement).toBe(mac);
  });

  it.each([
    ['apple', 'macOS'],
    ['windows', 'Linux'],
    ['other', 'Linux'],
  ])('by system start with that of the reader, if there is one: %s', async (system, expected) => {
    document.documentElement.dataset[system] = '';
    const tabs = ['Linux', 'macOS'].map((name) => ({ id: name, label: name, name, html: name }));
    document.body.innerHTML = sent(tabsIsland, { tabs, bySystem: true });
    const host = document.body.firstElementChild;
    if (!(host instanceof HTMLElement)) throw new Error('The tabs are missing.');
    await act(async () => {
      roots.push(hydrateRoot(host, <tabsIsland.Component {...propsOf(tabsIsland, host)} />));
    });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(expected);
    expect(document.querySelector('.tab-panel.is-shown')?.textContent).toBe(expected);
    expect(document.querySelector('.tab-list')?.classList.contains('is-chosen')).toBe(true);
    delete document.documentElement.dataset[system];
  });
});

describe('the copy menu', () => {
  it('copies the Markdown of the current syntax, and shows failures', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return new Response('', { status: 503 });
    });
    vi.stubGlobal('ClipboardItem', undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await hydrate(copyMenuIsland);
    await act(async () => fireEvent.click(screen.getByText('Copy as Markdown')));
    await waitFor(() => expect(screen.getByText('Copying failed')).toBeDefined());
    expect(asked).toEqual([expect.stringMatching(/^\/docs\/lists.*\.md$/)]);
    vi.unstubAllGlobals();
  });

  it('briefly says that the link was copied, even after two clicks, and keeps other menus open', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
    await hydrate(copyMenuIsland, '<details id="other" open><summary>Other</summary></details>');
    vi.useFakeTimers();
    const item = screen.getByText('Copy link');
    for (let click = 0; click < 2; click++) await act(async () => fireEvent.click(item));
    expect(item.textContent).toBe('Copied');
    act(() => void vi.advanceTimersByTime(2000));
    expect(item.textContent).toBe('Copy link');
    expect(document.querySelector<HTMLDetailsElement>('#other')?.open).toBe(true);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

it('the filter hides rows that lack a word', async () => {
  const table = '<table><tbody><tr><td>run test</td></tr><tr><td>compile contract</td></tr></tbody></table>';
  const host = await hydrate(rowFilterIsland, table);
  const field = host.querySelector('input');
  if (field) fireEvent.input(field, { target: { value: 'Contract comp' } });
  const rows = [...document.querySelectorAll('tr')];
  expect(rows.map((row) => row.hasAttribute('hidden'))).toEqual([true, false]);
});

it('the type field opens search with its query', async () => {
  const modal = '<dialog class="search-modal"><input></dialog>';
  const host = await hydrate(typeSearchIsland, modal);
  const [field, form] = [host.querySelector('input'), host.querySelector('form')];
  if (field) field.value = 'list<a> => nat';
  if (form) fireEvent.submit(form);
  expect(searchStore.get().status).toBe('open');
  expect(document.querySelector<HTMLInputElement>('.search-modal[open] input')?.value).toBe('list<a> => nat');
});

it('the offline button opens the panel of its version and shows whether that is kept', async () => {
  await hydrate(offlineButtonIsland);
  fireEvent.click(screen.getByRole('button', { name: 'Keep for offline reading' }));
  expect(offlinePanelStore.get()).toBe('2.1.0');
  act(() => keptVersionsStore.set(['2.1.0']));
  expect(screen.getByRole('button', { name: 'Kept for offline reading' })).toBeDefined();
});

it('the table of contents on narrow screens has the same entries as the wide one, by syntax', async () => {
  const host = await hydrate(tocFoldIsland, RENDERED.toc);
  expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['#one', '#two']);
  for (const list of ['.toc', '.toc-fold']) {
    const entries = [...document.querySelectorAll(`${list} li`)];
    expect(entries.map((entry) => entry.className)).toEqual(['toc-2', 'toc-3 s-jsligo']);
  }
});

describe('a prediction', () => {
  it('says whether the choice is right, and opens the answer', async () => {
    await hydrate(predictIsland);
    const [right, wrong] = screen.getAllByRole('radio');
    const check = screen.getByText('Check');
    fireEvent.click(check);
    expect(screen.queryByText(/^Right|^Not quite/)).toBeNull();
    if (wrong) fireEvent.click(wrong);
    fireEvent.click(check);
    expect(screen.getByText('Not quite: it is None().')).toBeTruthy();
    if (right) fireEvent.click(right);
    fireEvent.click(check);
    expect(screen.getByText('Right.')).toBeTruthy();
  });
});

describe('the steps of a figure', () => {
  const LIST = '<ol class="trace-steps"><li data-step="1">One</li><li data-step="2">Two</li></ol>';

  it('are shown one by one, by button and by key', async () => {
    const host = await hydrate(figureStepsIsland, LIST);
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('li')].flatMap((item) =>
        item.hidden ? [] : item.textContent,
      );
    expect(shown()).toEqual(['One', 'Two']);
    fireEvent.click(screen.getByText('Step through'));
    expect(shown()).toEqual(['One']);
    const bar = host.querySelector('.trace-bar') ?? host;
    fireEvent.keyDown(bar, { key: 'ArrowRight' });
    expect(shown()).toEqual(['Two']);
    expect(screen.getByText('2 of 2')).toBeTruthy();
    fireEvent.keyDown(bar, { key: 'ArrowRight' });
    expect(shown()).toEqual(['Two']);
    fireEvent.keyDown(bar, { key: 'Home' });
    expect(shown()).toEqual(['One']);
    fireEvent.keyDown(bar, { key: 'Escape' });
    expect(shown()).toEqual(['One', 'Two']);
  });
});
