import { type ServiceWorkerConfig, serviceWorker } from '../../browser/offline/service-worker';
import { escapeHtml } from '../../model/html';
import { NOT_KEPT_HEADER, OFFLINE_CACHES, OWN_LIST, SERVICE_WORKER_PATH } from '../../model/offline';
import type { SiteConfig } from '../../model/site';
import type { Asset } from './bundle';

/** The service worker as one small script that needs no other. */
export async function serviceWorkerScript({ title, locale }: SiteConfig): Promise<Asset> {
  const config: ServiceWorkerConfig = {
    caches: OFFLINE_CACHES,
    ownList: OWN_LIST,
    notKeptHeader: NOT_KEPT_HEADER,
    siteTitle: escapeHtml(title),
    locale,
  };
  const { minifySync } = await import('vite');
  const { code } = minifySync('sw.js', `(${serviceWorker.toString()})(self, ${JSON.stringify(config)})`);
  return { file: SERVICE_WORKER_PATH.slice(1), content: `${code.trim()}\n` };
}
