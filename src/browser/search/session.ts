/** What search needs once a reader opens it: its styles and a provider. */
import '../../site/styles/search.css';
import type { SearchProvider } from '../../model/search';
import type { BrowserConfig } from '../../model/site';
import { hostedProvider } from '../../search/providers/hosted';
import { workerProvider } from './worker-client';

export function openProvider({ search, docs, baseUrl, locale }: BrowserConfig): SearchProvider {
  const local = workerProvider(
    () => new Worker(new URL('../../search/worker.ts', import.meta.url), { type: 'module' }),
  );
  if (!search.hosted) return local;
  const { versions } = docs;
  return hostedProvider({ config: search.hosted, versions, baseUrl, lang: locale, byType: local });
}
