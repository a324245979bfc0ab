/** What search needs once a reader reaches for it: its styles and a provider. Loaded then, and not before. */
import '../../site/styles/search.css';
import type { RememberingProvider, SearchProvider } from '../../model/search';
import type { BrowserConfig } from '../../model/site';
import { hostedProvider } from '../../search/providers/hosted';
import { rememberingProvider } from '../../search/providers/remembering';
import { startWorker, workerProvider } from './worker-client';

let provider: RememberingProvider | undefined;

/** The provider that the configuration asks for; one for the whole visit. */
export function searchProvider(site: BrowserConfig): RememberingProvider {
  provider ??= rememberingProvider(makeProvider(site));
  return provider;
}

function makeProvider({ search, docs, locale }: BrowserConfig): SearchProvider {
  const local = workerProvider(startWorker);
  if (!search.hosted) return local;
  return hostedProvider({ config: search.hosted, versions: docs.versions, lang: locale, byType: local });
}
