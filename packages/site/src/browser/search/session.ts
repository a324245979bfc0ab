/** What search needs once a reader opens it: its styles and a provider. */
import '../../site/styles/search.css';
import type { SearchProvider } from '../../model/search';
import type { BrowserConfig } from '../../model/site';
import { workerProvider } from './worker-client';

export async function openProvider(site: BrowserConfig): Promise<SearchProvider> {
  const local = workerProvider(
    () => new Worker(new URL('../../search/worker.ts', import.meta.url), { type: 'module' }),
  );
  const { hosted } = site.search;
  // Without a hosted engine, its client is not part of the bundle.
  if (!import.meta.env.HAS_HOSTED_SEARCH || !hosted) {
    // Without words, only the indexes are loaded.
    return { ...local, prepare: (request) => local.search({ ...request, query: '' }) };
  }
  const { hostedProvider, openEngine } = await import('../../search/providers/hosted');
  const engine = await openEngine(hosted, hosted.publicKey);
  const { docs, baseUrl, locale: lang } = site;
  return hostedProvider(engine, { ...hosted, versions: docs.versions, baseUrl, lang, byType: local });
}
