/** Searches the indexes that the build made. Runs in a worker; files are fetched when they are first needed. */
import type { SearchProvider } from '../../model/search';
import { decodeIndex } from '../engine/decode';
import type { SearchIndex } from '../engine/index-data';
import { createEngine, type EngineAnswer } from '../engine/search';
import { type IndexFile, indexPath } from '../format';

/** Gets a file of the site as JSON; rejects when it cannot be had. */
export type FetchJson = (path: string) => Promise<unknown>;

export function localProvider(fetchJson: FetchJson): SearchProvider {
  const engine = createEngine();
  const indexes = keeper(async (version) =>
    decodeIndex((await fetchJson(`/${indexPath(version)}`)) as IndexFile),
  );
  const texts = keeper(async (file) => readText(await fetchJson(`/${file}`)));
  const ready = new Map<string, readonly string[]>();
  return {
    async search(request, onMore) {
      const wanted: SearchIndex[] = await Promise.all(request.versions.map(indexes));
      const ask = (): EngineAnswer => engine.search(request, wanted, (file) => ready.get(file));
      const { answer, missingTexts } = ask();
      if (onMore && missingTexts.length > 0) void fillIn(missingTexts, () => onMore(ask().answer));
      return answer;
    },
  };

  /** Excerpts are an extra: a text that cannot be had is left out, and asked for again the next time. */
  async function fillIn(files: readonly string[], done: () => void): Promise<void> {
    const got = await Promise.allSettled(files.map(async (file) => ready.set(file, await texts(file))));
    if (got.some(({ status }) => status === 'fulfilled')) done();
  }
}

/** Gets each thing once; one that failed is got anew the next time. */
function keeper<T>(get: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (name) => {
    const known = kept.get(name);
    if (known) return known;
    const got = get(name);
    kept.set(name, got);
    got.catch(() => kept.delete(name));
    return got;
  };
}

function readText(file: unknown): readonly string[] {
  if (!Array.isArray(file)) throw new Error('The text of a page has an unknown form.');
  return file.map(String);
}
