import { join } from 'node:path';
import type { CompiledText } from '../content/compile-texts';
import { hashSources, hashText, readCacheFile, writeCacheFile } from './cache';
import type { Project } from './project';

type Texts = Record<string, CompiledText>;

/** Folders of src/ that take no part in compiling texts. Articles contain components of src/site. */
const NOT_COMPILING = /^src\/(browser|generator|offline|search)\//;

/** The compiled texts of the last build; none when the code that compiles them has changed since. */
export async function openCompileCache(project: Project) {
  const file = join(project.cache, 'texts.json');
  const compiler = await hashSources(project.root, NOT_COMPILING);
  const texts = (await readCacheFile<Texts>(file, compiler)) ?? {};
  const used: Texts = {};
  return {
    isEmpty: Object.keys(texts).length === 0,
    get: (key: string) => texts[hashText(key)],
    /** Called for every text of a build, whether it was in the cache or not. */
    set(key: string, compiled: CompiledText) {
      used[hashText(key)] = compiled;
    },
    /** Writes what this build used and drops the rest. */
    async save() {
      const isChanged = Object.keys(used).some((hash) => !(hash in texts));
      if (isChanged) await writeCacheFile(file, compiler, used);
    },
  };
}
