/** The compared sites: how each is built, and where a reader clicks on its pages. */
import { join } from 'node:path';
import { packageScript } from '../scripts/packages';
import type { FirstUseName } from './figures';
import { WORK } from './paths';

export type SiteName = 'ours' | PeerName;
export type PeerName = 'docusaurus' | 'vitepress' | 'starlight';

/** The first use of a feature on a page. */
export interface FirstUseSteps {
  readonly page: string;
  readonly target: string;
  /** The text of the target, where the selector matches several. */
  readonly text?: string;
  readonly action: 'click' | 'hover';
  /** Selects the visible result; nothing on the page matches it before. */
  readonly shows?: string;
}

/** Locates the control for the syntax. */
export interface SyntaxSwitch {
  /** Opened first if the option is in a menu. */
  readonly menu?: string;
  readonly choice: string;
  /** The text of the option, if the selector matches several. */
  readonly text?: string;
  /** Runs in the page. */
  readonly isSwitched: () => boolean;
}

export interface Site {
  readonly name: SiteName;
  readonly label: string;
  /** Packages whose versions the report names. */
  readonly packages: readonly string[];
  readonly folder: string;
  /** The folder of the built site, relative to `folder`. */
  readonly dist: string;
  readonly distFolder: string;
  /** Arguments for Node, run in `folder`. */
  readonly build: (folder: string) => readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly caches: readonly string[];
  /** The file that is edited before the second build. */
  readonly edited: string;
  readonly nextPage: string;
  readonly sidebarLink: string;
  readonly syntax: SyntaxSwitch;
  readonly firstUses: Partial<Record<FirstUseName, FirstUseSteps>>;
}

/** The page of a first visit, its next page, the longest page, and the first page of the memory test. */
export const PAGES = {
  first: '/docs/data-types/lists',
  second: '/docs/data-types/sets',
  longest: '/docs/reference/test-reference',
  walkFrom: '/docs/data-types/numbers',
};

/** Node's default heap is too small for some of the peers' builds; all of them get the same. */
const HEAP = { NODE_OPTIONS: '--max-old-space-size=10240' };

/** Tabs with ARIA roles, where a selection applies to all tabs of the page. */
const SYNCED_TABS: SyntaxSwitch = {
  choice: '[role=tab]',
  text: 'CameLIGO',
  isSwitched: () => {
    const selected = [...document.querySelectorAll('[role=tab][aria-selected=true]')];
    return selected.filter((tab) => tab.textContent?.trim() === 'CameLIGO').length > 1;
  },
};

const FIRST_TAB: FirstUseSteps = { page: PAGES.first, target: '[role=tab]', action: 'click' };

const SITES: readonly Omit<Site, 'folder' | 'distFolder'>[] = [
  {
    name: 'ours',
    label: 'This site',
    packages: [],
    dist: 'dist',
    build: () => ['scripts/run.mjs', 'build'],
    env: {},
    caches: ['node_modules/.cache'],
    edited: 'content/docs/data-types/maps.md',
    nextPage: 'a[rel=next]',
    sidebarLink: `.sidebar a[href="${PAGES.second}"]`,
    syntax: {
      menu: '.is-syntax summary',
      choice: '.choose-cameligo',
      isSwitched: () => document.documentElement.dataset.syntax === 'cameligo',
    },
    firstUses: {
      interaction: { page: PAGES.first, target: '.is-syntax summary', action: 'click' },
      search: { page: PAGES.first, target: '.navbar-search', action: 'click' },
    },
  },
  {
    name: 'docusaurus',
    label: 'Docusaurus',
    packages: ['@docusaurus/core', '@docusaurus/faster', '@rspack/core'],
    dist: 'build',
    build: (folder) => [packageScript('@docusaurus/core', 'docusaurus', folder), 'build'],
    env: HEAP,
    caches: ['.docusaurus', 'node_modules/.cache'],
    edited: 'versioned_docs/version-1.11.5/data-types/maps.mdx',
    nextPage: '.pagination-nav__link--next',
    sidebarLink: `.theme-doc-sidebar-menu a[href="${PAGES.second}"]`,
    syntax: SYNCED_TABS,
    firstUses: { interaction: FIRST_TAB },
  },
  {
    name: 'vitepress',
    label: 'VitePress',
    packages: ['vitepress', 'vite'],
    dist: '.vitepress/dist',
    build: (folder) => [packageScript('vitepress', 'vitepress', folder), 'build'],
    env: HEAP,
    caches: ['.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite'],
    edited: 'docs/data-types/maps.md',
    nextPage: '.pager-link.next',
    sidebarLink: `.VPSidebar a[href="${PAGES.second}"]`,
    syntax: {
      choice: '.vp-code-group label[data-title="CameLIGO"]',
      isSwitched: () => {
        const labels = [...document.querySelectorAll('label[data-title="CameLIGO"]')];
        return (
          labels.length > 1 && labels.every((label) => label.previousElementSibling?.matches(':checked'))
        );
      },
    },
    firstUses: {
      interaction: { page: PAGES.first, target: '.vp-code-group label', action: 'click' },
      search: { page: PAGES.first, target: '.DocSearch-Button', action: 'click' },
    },
  },
  {
    name: 'starlight',
    label: 'Starlight',
    packages: ['@astrojs/starlight', 'astro', 'vite'],
    dist: 'dist',
    build: (folder) => [packageScript('astro', 'astro', folder), 'build'],
    env: { ...HEAP, ASTRO_TELEMETRY_DISABLED: '1' },
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    edited: 'src/content/docs/docs/data-types/maps.mdx',
    nextPage: 'a[rel=next]',
    sidebarLink: `.sidebar-content a[href="${PAGES.second}/"]`,
    syntax: SYNCED_TABS,
    firstUses: {
      interaction: FIRST_TAB,
      search: { page: PAGES.first, target: 'button[data-open-modal]', action: 'click' },
    },
  },
];

/** All sites, or ours and the given peers. */
export function sitesFor(names?: readonly string[]): Site[] {
  return SITES.filter(({ name }) => !names || name === 'ours' || names.includes(name)).map((site) => {
    const folder = join(WORK, site.name);
    return { ...site, folder, distFolder: join(folder, site.dist) };
  });
}

export function ourSite(): Site {
  const [ours] = sitesFor([]);
  if (!ours) throw new Error('The list of sites lacks our own.');
  return ours;
}

export function isPeer(name: SiteName): name is PeerName {
  return name !== 'ours';
}
