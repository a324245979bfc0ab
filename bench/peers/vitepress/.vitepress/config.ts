// As `vitepress init` sets it up, with local search and the sidebars written by the export.
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

const { sidebar, versions } = JSON.parse(readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'));

export default defineConfig({
  title: 'LIGO',
  cleanUrls: true,
  ignoreDeadLinks: true,
  appearance: 'dark',
  themeConfig: {
    search: { provider: 'local' },
    nav: [
      { text: 'Docs', link: '/docs/intro/introduction' },
      { text: 'API', link: '/docs/reference/toplevel-reference' },
      { text: 'FAQ', link: '/docs/faq/intro' },
      {
        text: 'Version',
        items: versions.map(({ name, path }) => ({ text: name, link: `${path}/intro/introduction` })),
      },
    ],
    sidebar,
  },
});
