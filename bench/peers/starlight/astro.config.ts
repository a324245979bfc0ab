// As `create astro --template starlight` sets it up, with the sidebars written by the export.
import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const { sidebar } = JSON.parse(readFileSync(new URL('./sidebar.json', import.meta.url), 'utf8'));

export default defineConfig({
  site: 'https://ligolang.org',
  integrations: [
    starlight({
      title: 'LIGO',
      sidebar,
      routeMiddleware: './src/sidebar-of-page.ts',
      disable404Route: true,
    }),
  ],
});
