/** The list of files that a reader downloads to read a version offline. */
import { libraryFilePath, summaryFilePath } from '../../../live/protocol/library-file';
import { type OfflineList, offlineListPath } from '../../../model/offline';
import { type IndexFile, indexPath } from '../../../search/index-file';
import { hashText } from '../../cache';
import type { OutputFile, PageFacts } from '../../output';
import type { WrittenFile } from '../../publish/folder-writer';
import type { Redirect } from '../../redirects';
import type { SiteContent } from '../../site-content';
import { fileAt, filePath, pageFile } from '../addresses';

/** Long enough to distinguish builds and files. */
const HASH_LENGTH = 16;

/** Scripts, styles and small files that any page may load, without clients of hosted search. */
const SHARED =
  /^(?:assets\/(?!algolia-|meilisearch-)[^/]+\.(?:js|css)|pages\.json|ligo\/examples\.json|site\.webmanifest|icons\/icon-192\.png)$/;

export function offlineFiles(
  { site, versions, latest, redirects }: SiteContent,
  pages: readonly Pick<PageFacts, 'record' | 'hovers'>[],
  search: readonly OutputFile[],
  written: ReadonlyMap<string, WrittenFile>,
): OutputFile[] {
  const shared = [...written.keys()].filter((file) => SHARED.test(file) || file === site.favicon);
  return versions.map(({ version }) => {
    const index = search.find(({ file }) => file === indexPath(version.name));
    const ofSearch = index ? [index.file, ...textsOf(String(index.content))] : [];
    // Unversioned pages are kept with each version.
    const own = pages.filter(({ record }) => !record.version || record.version === version.name);
    const ofPages = own.flatMap(({ record, hovers = [] }) => [
      record.path,
      ...hovers.filter((file) => file !== undefined),
    ]);
    // The playground, which is kept with each version, uses the library of the latest one.
    const libraries = [version.name, latest.name].map(libraryFilePath);
    const ofSamples = libraries.flatMap((library) => [library, summaryFilePath(library)]);
    const files = [...shared, ...ofSearch, ...ofSamples].map((file) => filePath(site, file));
    const kept = [...new Set([...ofPages, ...files])].flatMap((path) => {
      const file = written.get(fileAt(site, path)) ?? written.get(pageFile(site, path));
      return file ? [{ path, ...file }] : [];
    });
    const hashes = Object.fromEntries(kept.map(({ path, hash }) => [path, hash.slice(0, HASH_LENGTH)]));
    const moved = movedWithin(redirects, hashes);
    const list: OfflineList = {
      version: version.name,
      start: version.path,
      build: hashText(JSON.stringify([hashes, moved])).slice(0, HASH_LENGTH),
      bytes: kept.reduce((sum, { size }) => sum + size, 0),
      files: hashes,
      moved,
    };
    return { file: offlineListPath(version.name).slice(1), content: JSON.stringify(list) };
  });
}

/** The text files that an index refers to. */
function textsOf(index: string): string[] {
  const { pages }: IndexFile = JSON.parse(index);
  return [...new Set(pages.map(({ text }) => text))];
}

/** Redirects to pages of the list. Wildcard rules are kept: they lead to pages or to other redirects. */
function movedWithin(redirects: readonly Redirect[], kept: OfflineList['files']): OfflineList['moved'] {
  const within = redirects.filter(({ from, to }) => from.endsWith('/*') || to in kept);
  return Object.fromEntries(within.map(({ from, to }) => [from.toLowerCase(), to.replace(':splat', '*')]));
}
