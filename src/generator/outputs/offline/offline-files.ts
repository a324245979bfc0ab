/** The list of files that a reader downloads to read a version offline. */
import { libraryFilePath, summaryFilePath } from '../../../live/protocol/library-file';
import { type OfflineList, offlineListPath } from '../../../model/offline';
import type { Version } from '../../../model/version';
import { type IndexFile, indexPath } from '../../../search/index-file';
import { hashText } from '../../cache';
import type { OutputFile, PageFacts } from '../../output';
import type { Redirect } from '../../redirects';
import type { SiteContent } from '../../site-content';
import type { WrittenFile } from '../../write';
import { fileAt, filePath, pageFile } from '../addresses';

/** Long enough to tell builds and files apart. */
const HASH_LENGTH = 16;

interface OfflineFacts {
  readonly pages: readonly Pick<PageFacts, 'record' | 'hover'>[];
  readonly redirects: readonly Redirect[];
  readonly search: readonly OutputFile[];
  /** Everything that was written before. */
  readonly written: ReadonlyMap<string, WrittenFile>;
}

/** Scripts, styles and small files that any page may load. */
const SHARED =
  /^(?:assets\/[^/]+\.(?:js|css)|favicon\.svg|pages\.json|ligo\/examples\.json|site\.webmanifest|icons\/icon-192\.png)$/;

export function offlineFiles(
  { site, versions, latest }: SiteContent,
  { pages, redirects, search, written }: OfflineFacts,
): OutputFile[] {
  const hovers = new Map(pages.map(({ record, hover }) => [record.path, hover]));
  const shared = [...written.keys()].filter((file) => SHARED.test(file));
  const versioned = new Set(versions.flatMap(({ version }) => pagesOf(version)));
  // Pages outside of versions are kept with each version.
  const common = [...hovers.keys()].filter((path) => !versioned.has(path));
  return versions.map(({ version }): OutputFile => {
    const index = search.find(({ file }) => file === indexPath(version.name));
    const ofSearch = index ? [index.file, ...textsOf(String(index.content))] : [];
    const ownPages = [...pagesOf(version), ...common];
    const ofHover = ownPages.flatMap((path) => hovers.get(path) ?? []);
    // The playground, which is kept with each version, uses the library of the latest one.
    const libraries = [version.name, latest.name].map(libraryFilePath);
    const ofSamples = libraries.flatMap((library) => [library, summaryFilePath(library)]);
    const files = [...shared, ...ofSearch, ...ofSamples].map((file) => filePath(site, file));
    const kept = [...new Set([...ownPages, ...ofHover, ...files])].flatMap((path) => {
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

function pagesOf({ path, docs }: Version): string[] {
  return [path, ...docs.map((doc) => doc.path)];
}

/** The files with the texts that an index names. */
function textsOf(index: string): string[] {
  const { pages }: IndexFile = JSON.parse(index);
  return [...new Set(pages.map(({ text }) => text))];
}

/** Redirects to pages of the list. Wildcard rules are kept: they lead to pages or to other redirects. */
function movedWithin(redirects: readonly Redirect[], kept: OfflineList['files']): OfflineList['moved'] {
  const within = redirects.flatMap(({ from, to }) => {
    if (from.endsWith('/*')) return [[from.toLowerCase(), to.replace(':splat', '*')] as const];
    return to in kept ? [[from.toLowerCase(), to] as const] : [];
  });
  return Object.fromEntries(within);
}
