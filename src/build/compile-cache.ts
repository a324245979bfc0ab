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

/** Everything that is remembered stands on a line of its own, so that what stays the same need not be written anew. */
interface Stored {
  readonly articles: ReadonlyMap<string, string>;
  readonly fields: ReadonlyMap<string, string>;
}

/** The last line: a file without it was cut off. */
const END = 'end';

const NOTHING: Stored = { articles: new Map(), fields: new Map() };

/** What the last build remembered, as long as the renderer has not changed since. */
export async function openCache(project: Project): Promise<ContentCache> {
  const file = join(project.cache, 'content.txt');
  const renderer = await hashFiles(project.root, RENDERER);
  const stored = await readCache(file, renderer);
  const articles = tracked<Compiled>(stored.articles);
  const fields = tracked<unknown>(stored.fields);
  return {
    isEmpty: stored.articles.size === 0,
    articles,
    fields,
    async save() {
      if (!articles.changed() && !fields.changed()) return;
      const lines = [renderer, ...linesOf('article', articles.used), ...linesOf('fields', fields.used), END];
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, lines.join('\n'));
    },
  };
}

interface Tracked<T> extends Memory<T> {
  /** As JSON, by hash. */
  readonly used: ReadonlyMap<string, string>;
  readonly changed: () => boolean;
}

/** A memory that knows what was asked of it. */
function tracked<T>(stored: ReadonlyMap<string, string>): Tracked<T> {
  const used = new Map<string, string>();
  let isNew = false;
  return {
    used,
    changed: () => isNew,
    get(text) {
      const hash = hashText(text);
      const json = stored.get(hash);
      const found = json === undefined ? undefined : parsed<T>(json);
      if (json !== undefined && found !== undefined) used.set(hash, json);
      return found;
    },
    set(text, made) {
      const hash = hashText(text);
      if (used.has(hash)) return;
      used.set(hash, JSON.stringify(made));
      if (!stored.has(hash)) isNew = true;
    },
  };
}

function linesOf(kind: string, used: ReadonlyMap<string, string>): string[] {
  return [...used].map(([hash, json]) => `${kind} ${hash} ${json}`);
}

async function readCache(file: string, renderer: string): Promise<Stored> {
  let lines: string[];
  try {
    lines = (await readFile(file, 'utf8')).split('\n');
  } catch {
    return NOTHING;
  }
  if (lines[0] !== renderer || lines.at(-1) !== END) return NOTHING;
  const stored = { articles: new Map<string, string>(), fields: new Map<string, string>() };
  for (const line of lines.slice(1, -1)) {
    const [, kind, hash = '', json = ''] = /^(article|fields) (\S+) (.*)$/.exec(line) ?? [];
    (kind === 'article' ? stored.articles : stored.fields).set(hash, json);
  }
  return stored;
}

function parsed<T>(json: string): T | undefined {
  try {
    return JSON.parse(json) as T;
  } catch {
    return undefined;
  }
}
