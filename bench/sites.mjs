/** The sites that are held side by side: how each is built, and where on its pages a reader clicks. */
import { join } from 'node:path';
import { WORK } from './paths.mjs';

/** The page of a first visit, the one beside it, and the longest one. */
export const PAGES = {
  first: '/docs/data-types/lists',
  second: '/docs/data-types/sets',
  longest: '/docs/reference/test-reference',
  walkFrom: '/docs/data-types/numbers',
};

/** Node's usual limit is too low for some of the peers' builds; all of them get the same. */
const HEAP = { NODE_OPTIONS: '--max-old-space-size=10240' };

const SITES = [
  {
    name: 'ours',
    label: 'This site',
    dist: 'dist',
    bin: process.execPath,
    args: ['scripts/run.mjs', 'build'],
    caches: ['node_modules/.cache'],
    edited: 'content/docs/data-types/maps.md',
    nextPage: 'a[rel=next]',
    sidebarLink: `.sidebar a[href="${PAGES.second}"]`,
    menu: '.is-syntax summary',
    otherSyntax: '.choose-cameligo',
    sameSyntax: '.choose-jsligo',
    isSwitched: () => document.documentElement.dataset.syntax === 'cameligo',
  },
  {
    name: 'docusaurus',
    label: 'Docusaurus',
    packages: ['@docusaurus/core', '@docusaurus/faster', '@rspack/core'],
    dist: 'build',
    bin: 'node_modules/.bin/docusaurus',
    args: ['build'],
    env: HEAP,
    caches: ['.docusaurus', 'node_modules/.cache'],
    edited: 'versioned_docs/version-1.11.5/data-types/maps.mdx',
    nextPage: '.pagination-nav__link--next',
    sidebarLink: `.theme-doc-sidebar-menu a[href="${PAGES.second}"]`,
  },
  {
    name: 'vitepress',
    label: 'VitePress',
    packages: ['vitepress', 'vite'],
    dist: '.vitepress/dist',
    bin: 'node_modules/.bin/vitepress',
    args: ['build'],
    env: HEAP,
    caches: ['.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite'],
    edited: 'docs/data-types/maps.md',
    nextPage: '.pager-link.next',
    sidebarLink: `.VPSidebar a[href="${PAGES.second}"]`,
    otherSyntax: '.vp-code-group label[data-title="CameLIGO"]',
    isSwitched: () =>
      document.querySelectorAll('label[data-title="CameLIGO"]').length > 1 &&
      [...document.querySelectorAll('label[data-title="CameLIGO"]')].every(
        (label) => label.previousElementSibling.checked,
      ),
  },
  {
    name: 'starlight',
    label: 'Starlight',
    packages: ['@astrojs/starlight', 'astro', 'vite'],
    dist: 'dist',
    bin: 'node_modules/.bin/astro',
    args: ['build'],
    env: { ...HEAP, ASTRO_TELEMETRY_DISABLED: '1' },
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
    edited: 'src/content/docs/docs/data-types/maps.mdx',
    nextPage: 'a[rel=next]',
    sidebarLink: `.sidebar-content a[href="${PAGES.second}/"]`,
  },
];

/** What the peers' switches have in common: tabs in the roles that ARIA gives them, and all of a page follow one. */
const TABS = {
  otherSyntax: '[role=tab]',
  otherText: 'CameLIGO',
  isSwitched: () => {
    const selected = [...document.querySelectorAll('[role=tab][aria-selected=true]')];
    return selected.filter((tab) => tab.textContent.trim() === 'CameLIGO').length > 1;
  },
};

/** All sites, or ours and the peers that are named. */
export function sitesFor(names) {
  return SITES.filter(({ name }) => !names || name === 'ours' || names.includes(name)).map((site) => {
    const folder = join(WORK, site.name);
    return { ...TABS, ...site, folder, distFolder: join(folder, site.dist) };
  });
}
