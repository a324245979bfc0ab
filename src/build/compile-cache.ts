import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Memory } from '../content/memory';
import type { Compiled } from '../markdown/compile';
import { hashFiles, hashText } from './hash-files';
import type { Project } from './project';

/** What builds remember of the content. */
export interface ContentCache {
  /** Whether nothing is remembered: everything has to be made. */
  readonly isEmpty: boolean;
  readonly articles: Memory<Compiled>;
  /** The fields of YAML files and front matters. */
  readonly fields: Memory<unknown>;
  /** Writes what this build has used; the rest is forgotten. */
  readonly save: () => Promise<void>;
}

/** What decides how a text is read and compiled; a change in any of these files empties the cache. */
const RENDERER = ['src/model', 'src/grammar', 'src/markdown', 'src/content', 'package-lock.json'];

interface Stored {
  readonly renderer: string;
  readonly articles: Record<string, Compiled>;
  readonly fields: Record<string, unknown>;
}

/** What the last build remembered, as long as the renderer has not changed since. */
export async function openCache(project: Project): Promise<ContentCache> {
  const file = join(project.cache, 'content.json');
  const renderer = await hashFiles(project.root, RENDERER);
  const stored = await readCache(file, renderer);
  const articles = tracked(stored.articles);
  const fields = tracked(stored.fields);
  return {
    isEmpty: Object.keys(stored.articles).length === 0,
    articles,
    fields,
    async save() {
      if (!articles.changed() && !fields.changed()) return;
      const now: Stored = { renderer, articles: articles.used, fields: fields.used };
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(now));
    },
  };
}

interface Tracked<T> extends Memory<T> {
  readonly used: Record<string, T>;
  readonly changed: () => boolean;
}

/** A memory that knows what was asked of it. */
function tracked<T>(stored: Record<string, T>): Tracked<T> {
  const used: Record<string, T> = {};
  let isNew = false;
  return {
    used,
    changed: () => isNew,
    get(text) {
      const hash = hashText(text);
      const found = stored[hash];
      if (found !== undefined) used[hash] = found;
      return found;
    },
    set(text, made) {
      const hash = hashText(text);
      used[hash] = made;
      if (stored[hash] === undefined) isNew = true;
    },
  };
}

async function readCache(file: string, renderer: string): Promise<Stored> {
  try {
    const cache = JSON.parse(await readFile(file, 'utf8')) as Stored;
    if (cache.renderer === renderer) return cache;
  } catch {
    // No cache, or one that cannot be read: everything is made anew.
  }
  return { renderer, articles: {}, fields: {} };
}
