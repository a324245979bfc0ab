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
  if (!search.algolia) return local;
  const { algoliaProvider } = await import('../../search/providers/algolia');
  const { versions } = docs;
  return algoliaProvider({ config: search.algolia, versions, baseUrl, lang: locale, byType: local });
}
