import { join } from 'node:path';
import type { CompileCache, CompiledText } from '../content/compile-texts';
import { readCacheFile, writeCacheFile } from './cache-file';
import { hashSources, hashText } from './hash-files';
import type { Project } from './project';

/** Compiled texts of the last build, in a file. */
export interface SavedCompileCache extends CompileCache {
  readonly isEmpty: boolean;
  /** Writes what this build used and drops the rest. */
  readonly save: () => Promise<void>;
}

type Texts = Record<string, CompiledText>;

/** Folders of src/ that take no part in compiling texts. Articles contain components of src/site. */
const NOT_COMPILING = /^src\/(browser|generator|offline|search)\//;

/** The texts of the last build; none when the code that compiles them has changed since. */
export async function openCompileCache(project: Project): Promise<SavedCompileCache> {
  const file = join(project.cache, 'texts.json');
  const compiler = await hashSources(project.root, NOT_COMPILING);
  const texts = (await readCacheFile<Texts>(file, compiler)) ?? {};
  const used: Texts = {};
  let isChanged = false;
  return {
    isEmpty: Object.keys(texts).length === 0,
    get(key) {
      const hash = hashText(key);
      const found = texts[hash];
      if (found) used[hash] = found;
      return found;
    },
    set(key, compiled) {
      const hash = hashText(key);
      used[hash] = compiled;
      if (!(hash in texts)) isChanged = true;
    },
    async save() {
      if (isChanged) await writeCacheFile(file, compiler, used);
    },
  };
}
