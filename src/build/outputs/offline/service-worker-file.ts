import { type ServiceWorkerConfig, serviceWorker } from '../../../browser/offline/service-worker';
import { escapeHtml } from '../../../model/html';
import { OFFLINE_CACHES, SERVICE_WORKER_PATH } from '../../../model/offline';
import type { SiteConfig } from '../../../model/site';
import type { OutputFile } from '../output-file';

/** The service worker as one small script that needs no other. */
export async function serviceWorkerFile(site: SiteConfig, styles: readonly string[]): Promise<OutputFile> {
  const config: ServiceWorkerConfig = {
    caches: OFFLINE_CACHES,
    assets: '/assets/',
    notKept: notKeptPage(site, styles),
  };
  const { minifySync } = await import('vite');
  const { code } = minifySync('sw.js', `(${serviceWorker.toString()})(self, ${JSON.stringify(config)})`);
  return { file: SERVICE_WORKER_PATH.slice(1), content: `${code.trim()}\n` };
}

/** It stands in a script and not in a file of its own, so that it is there whatever else is kept. */
function notKeptPage({ locale, title, colorMode }: SiteConfig, styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html><html lang="${locale}" data-theme="${colorMode.defaultMode}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Not kept | ${escapeHtml(title)}</title>${links}</head><body><main class="screen"><div class="narrow"><h1>You are offline</h1><p>This page is not kept on this device.</p><p><a class="button is-primary" href="/">Go to the first page</a></p></div></main></body></html>`;
}
