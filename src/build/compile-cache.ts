import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CompileCache } from '../content/read';
import type { Compiled } from '../markdown/compile';
import { hashFiles, hashText } from './hash-files';
import type { Project } from './project';

export interface StoredCache extends CompileCache {
  /** Writes what this build has used; the rest is forgotten. */
  readonly save: () => Promise<void>;
}

/** What decides how a text is compiled; a change in any of these files empties the cache. */
const RENDERER = ['src/model', 'src/grammar', 'src/markdown', 'src/content', 'package-lock.json'];

/** Compiled pages of the last build, as long as the renderer has not changed since. */
export async function openCache(project: Project): Promise<StoredCache> {
  const file = join(project.cache, 'articles.json');
  const renderer = await hashFiles(project.root, RENDERER);
  const stored = await readCache(file, renderer);
  const used: Record<string, Compiled> = {};
  let changed = false;
  return {
    get(key) {
      return stored[hashText(key)];
    },
    set(key, compiled) {
      const hash = hashText(key);
      used[hash] = compiled;
      if (!stored[hash]) changed = true;
    },
    async save() {
      if (!changed) return;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ renderer, articles: used }));
    },
  };
}

async function readCache(file: string, renderer: string): Promise<Record<string, Compiled>> {
  try {
    const cache = JSON.parse(await readFile(file, 'utf8')) as {
      renderer: string;
      articles: Record<string, Compiled>;
    };
    return cache.renderer === renderer ? cache.articles : {};
  } catch {
    return {};
  }
}
