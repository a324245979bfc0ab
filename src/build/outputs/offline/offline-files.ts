/** What a reader needs to keep a version: the list of its files. */
import { LISTED_HASH_LENGTH, type OfflineList, offlineListPath } from '../../../model/offline';
import { fileOfPath } from '../../../model/route';
import { type IndexFile, indexPath } from '../../../search/format';
import { hashText } from '../../hash-files';
import type { Redirect } from '../../redirects';
import type { SearchFile } from '../../search-index';
import type { SiteContent } from '../../site-content';
import type { WrittenFile } from '../../write';
import type { OutputFile } from '../output-file';

export interface OfflineFacts {
  readonly all: SiteContent;
  /** The addresses of all pages. */
  readonly pages: readonly string[];
  readonly redirects: readonly Redirect[];
  readonly search: readonly SearchFile[];
  /** Everything that was written before. */
  readonly written: ReadonlyMap<string, WrittenFile>;
}

/** Scripts, styles and small files that any page may ask for. */
const SHARED =
  /^(?:assets\/[^/]+\.(?:js|css)|favicon\.svg|pages\.json|site\.webmanifest|icons\/icon-192\.png)$/;

export function offlineFiles({ all, pages, redirects, search, written }: OfflineFacts): OutputFile[] {
  const shared = [...written.keys()].filter((file) => SHARED.test(file)).map((file) => `/${file}`);
  const indexes = new Map(search.map(({ file, content }) => [file, content]));
  const versioned = new Set(all.versions.flatMap(({ version }) => pagesOf(version)));
  // Pages that belong to no version are kept with each.
  const common = pages.filter((path) => !versioned.has(path));
  return all.versions.map(({ version }): OutputFile => {
    const index = indexPath(version.name);
    const ofSearch = [index, ...textsOf(indexes.get(index))].map((file) => `/${file}`);
    const files = hashesOf([...pagesOf(version), ...common, ...shared, ...ofSearch], written);
    const moved = movedWithin(redirects, files.hashes);
    const list: OfflineList = {
      version: version.name,
      start: version.path,
      build: hashText(JSON.stringify([files.hashes, moved])).slice(0, LISTED_HASH_LENGTH),
      bytes: files.bytes,
      files: files.hashes,
      moved,
    };
    return { file: offlineListPath(version.name).slice(1), content: JSON.stringify(list) };
  });
}

type Version = SiteContent['versions'][number]['version'];

function pagesOf({ path, docs }: Version): string[] {
  return [path, ...docs.map((doc) => doc.path)];
}

/** The files with the texts that an index names. */
function textsOf(index: string | undefined): string[] {
  if (index === undefined) return [];
  const { pages } = JSON.parse(index) as IndexFile;
  return [...new Set(pages.map(({ text }) => text))];
}

function hashesOf(paths: readonly string[], written: OfflineFacts['written']) {
  const hashes: Record<string, string> = {};
  let bytes = 0;
  for (const path of new Set(paths)) {
    const file = written.get(path.slice(1)) ?? written.get(fileOfPath(path));
    if (!file) continue;
    hashes[path] = file.hash.slice(0, LISTED_HASH_LENGTH);
    bytes += file.size;
  }
  return { hashes, bytes };
}

/** Redirects to what is kept. A rule for a whole folder leads to pages or to other names of them. */
function movedWithin(redirects: readonly Redirect[], kept: OfflineList['files']): OfflineList['moved'] {
  const within = redirects.flatMap(({ from, to }) => {
    if (from.endsWith('/*')) return [[from.toLowerCase(), to.replace(':splat', '*')] as const];
    return to in kept ? [[from.toLowerCase(), to] as const] : [];
  });
  return Object.fromEntries(within);
}
