/** Searches the indexes that the build generated. Runs in a worker; files are fetched when first needed. */
import { loadOnce } from '../../model/load-once';
import type { SearchProvider } from '../../model/search';
import { openIndex } from '../engine/open-index';
import { search } from '../engine/search';
import { type IndexFile, indexPath } from '../index-file';

/** `fetchJson` fetches a file of the site, and rejects on failure. */
export function localProvider(fetchJson: (path: string) => Promise<unknown>): SearchProvider {
  const loadIndex = loadOnce(async (version) =>
    openIndex((await fetchJson(`/${indexPath(version)}`)) as IndexFile),
  );
  const texts = new Map<string, readonly string[]>();
  const loadText = loadOnce(async (file) => {
    const text = await fetchJson(`/${file}`);
    if (!Array.isArray(text)) throw new Error('The text of a page has an unknown format.');
    texts.set(file, text.map(String));
  });
  return {
    async search(request, { onMore, signal } = {}) {
      const indexes = await Promise.all(request.versions.map(loadIndex));
      signal?.throwIfAborted();
      const missing = new Set<string>();
      const answer = () =>
        search(request, indexes, (file) => {
          if (!texts.has(file)) missing.add(file);
          return texts.get(file);
        });
      const first = answer();
      if (onMore && missing.size > 0) {
        // Excerpts are optional: a text that cannot be fetched is skipped, and requested again next time.
        void Promise.allSettled(Array.from(missing, loadText)).then((loads) => {
          const isMore = loads.some(({ status }) => status === 'fulfilled');
          if (isMore && !signal?.aborted) onMore(answer());
        });
      }
      return first;
    },
  };
}
