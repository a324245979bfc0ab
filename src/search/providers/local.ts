/** Searches the indexes that the generator wrote. Runs in a worker; files are fetched when they are first needed. */
import type { SearchProvider } from '../../model/search';
import { openIndex } from '../engine/open-index';
import { search } from '../engine/search';
import { type IndexFile, indexPath } from '../index-file';

/** Fetches a file of the site as JSON; rejects when that fails. */
export type FetchJson = (path: string) => Promise<unknown>;

export function localProvider(fetchJson: FetchJson): SearchProvider {
  const loadIndex = cached(async (version) =>
    openIndex((await fetchJson(`/${indexPath(version)}`)) as IndexFile),
  );
  const texts = new Map<string, readonly string[]>();
  const loadText = cached(async (file) => texts.set(file, readTexts(await fetchJson(`/${file}`))));
  return {
    async search(request, { onMore, signal } = {}) {
      const indexes = await Promise.all(request.versions.map(loadIndex));
      signal?.throwIfAborted();
      const answer = () => search(request, indexes, (file) => texts.get(file));
      const first = answer();
      if (onMore && first.missingTexts.length > 0) {
        // Excerpts are an extra: a text that cannot be fetched is left out, and requested again the next time.
        void Promise.allSettled(first.missingTexts.map(loadText)).then((loads) => {
          const isMore = loads.some(({ status }) => status === 'fulfilled');
          if (isMore && !signal?.aborted) onMore(answer().answer);
        });
      }
      return first.answer;
    },
  };
}

/** Loads each thing once; one that failed is loaded again the next time. */
function cached<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const loads = new Map<string, Promise<T>>();
  return (name) => {
    const known = loads.get(name);
    if (known) return known;
    const loading = load(name);
    loads.set(name, loading);
    loading.catch(() => loads.delete(name));
    return loading;
  };
}

function readTexts(file: unknown): readonly string[] {
  if (!Array.isArray(file)) throw new Error('The text of a page has an unknown format.');
  return file.map(String);
}
