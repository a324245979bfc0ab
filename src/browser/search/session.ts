/** What search needs once a reader opens it: its styles and a provider. */
import '../../site/styles/search.css';
import type { SearchProvider } from '../../model/search';
import type { BrowserConfig } from '../../model/site';
import { workerProvider } from './worker-client';

export async function openProvider({
  search,
  docs,
  baseUrl,
  locale,
}: BrowserConfig): Promise<SearchProvider> {
  const local = workerProvider(
    () => new Worker(new URL('../../search/worker.ts', import.meta.url), { type: 'module' }),
  );
  const { hosted } = search;
  if (!hosted) return local;
  const { hostedProvider, openEngine } = await import('../../search/providers/hosted');
  const engine = await openEngine(hosted, hosted.publicKey);
  const { versions } = docs;
  return hostedProvider(engine, { ...hosted, versions, baseUrl, lang: locale, byType: local });
}
