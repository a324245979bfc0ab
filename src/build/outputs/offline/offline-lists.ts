/** The lists of what belongs to a version that is kept on a device: its pages, its search, and what pages load. */
import type { VersionContent } from '../../../content/versions';
import { type OfflineList, offlineListPath } from '../../../model/offline';
import { fileOfPath } from '../../../model/route';
import { indexPath } from '../../../search/format';
import { hashText } from '../../hash-files';
import type { OutputFile } from '../output-file';

/** A file that the build has written. */
export interface WrittenFile {
  readonly hash: string;
  readonly size: number;
}

export interface OfflineFacts {
  readonly versions: readonly VersionContent[];
  /** The addresses of all pages. */
  readonly pages: readonly string[];
  readonly written: ReadonlyMap<string, WrittenFile>;
  /** Gives the text of a file of search. */
  readonly searchFile: (file: string) => string | undefined;
}

/** Scripts, styles and small files that any page may ask for. */
const SHARED = /^(?:assets\/[^/]+\.(?:js|css)|favicon\.svg|pages\.json|site\.webmanifest|icons\/icon-192\.png)$/;

/** Pages that belong to no version are kept with each. */
const PAGES_OF_ALL = /^\/(?:|search|blog(?:\/.*)?)$/;

export function offlineFiles({ versions, pages, written, searchFile }: OfflineFacts): OutputFile[] {
  const shared = [...written.keys()].filter((file) => SHARED.test(file)).map((file) => `/${file}`);
  const common = pages.filter((path) => PAGES_OF_ALL.test(path));
  return versions.map(({ version }) => {
    const own = [version.path, ...version.docs.map(({ path }) => path)];
    const search = [indexPath(version.name), ...textsOf(searchFile(indexPath(version.name)))];
    const paths = [...shared, ...common, ...own, ...search.map((file) => `/${file}`)];
    return {
      file: offlineListPath(version.name).slice(1),
      content: JSON.stringify(listOf(version.name, paths, written)),
    };
  });
}

/** The files with the texts that an index names. */
function textsOf(index: string | undefined): string[] {
  if (index === undefined) return [];
  const { pages } = JSON.parse(index) as { pages: readonly { text: string }[] };
  return [...new Set(pages.map(({ text }) => text))];
}

function listOf(version: string, paths: readonly string[], written: OfflineFacts['written']): OfflineList {
  const found = [...new Set(paths)].flatMap((path) => {
    const file = written.get(path.slice(1)) ?? written.get(fileOfPath(path));
    return file ? [{ path, ...file }] : [];
  });
  const files = Object.fromEntries(found.map(({ path, hash }) => [path, hash.slice(0, 10)]));
  return {
    version,
    build: hashText(JSON.stringify(files)).slice(0, 10),
    bytes: found.reduce((sum, { size }) => sum + size, 0),
    files,
  };
}
