/** Searches the indexes that the build made. Runs in a worker; files are fetched when they are first needed. */
import type { SearchProvider, SearchRequest, TellForeseen } from '../../model/search';
import { decodeIndex } from '../engine/decode';
import type { SearchIndex } from '../engine/index-data';
import { nextSigns } from '../engine/next-signs';
import { createEngine, type EngineAnswer } from '../engine/search';
import { type IndexFile, indexPath } from '../format';
import { nextTask } from '../next-task';

/** Gets a file of the site as JSON; rejects when it cannot be had. */
export type FetchJson = (path: string) => Promise<unknown>;

/** Search that foresees, and tells when it has done so. */
export interface LocalProvider extends SearchProvider {
  readonly foresee: (request: SearchRequest, tell: TellForeseen) => Promise<void>;
}

export function localProvider(fetchJson: FetchJson): LocalProvider {
  const engine = createEngine();
  const indexes = keeper(async (version) =>
    decodeIndex((await fetchJson(`/${indexPath(version)}`)) as IndexFile),
  );
  const texts = keeper(async (file) => readText(await fetchJson(`/${file}`)));
  const ready = new Map<string, readonly string[]>();
  const indexesOf = ({ versions }: SearchRequest) => Promise.all(versions.map(indexes));
  const ask = (request: SearchRequest, wanted: readonly SearchIndex[]): EngineAnswer =>
    engine.search(request, wanted, (file) => ready.get(file));
  let turn = 0;
  return {
    async search(request, onMore) {
      const wanted = await indexesOf(request);
      const { answer, missingTexts } = ask(request, wanted);
      if (onMore && missingTexts.length > 0)
        void fillIn(missingTexts, () => onMore(ask(request, wanted).answer));
      return answer;
    },
    async foresee(request, tell) {
      const mine = ++turn;
      const wanted = await indexesOf(request).catch(() => []);
      const [first] = wanted;
      if (!first) return;
      for (const sign of nextSigns(request.query, first.vocabulary.terms)) {
        if (mine !== turn) return;
        const next = { ...request, query: request.query + sign };
        const { answer } = ask(next, wanted);
        tell(next, () => answer);
        await nextTask();
      }
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
