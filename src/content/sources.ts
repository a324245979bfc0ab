/** Everything that is read from content/ before any text is compiled. */
import { parseMarkdown } from '../markdown/parse';
import type { Reporter } from '../model/problem';
import { isInRange } from '../model/version';
import { claimAddresses } from './addresses';
import { readCommands } from './cli/read';
import type { CompileJob } from './compile-texts';
import { listFiles, readFolder, type TextFile } from './files';
import { readGuides, readPosts } from './guides';
import type { Memory } from './memory';
import type { Library } from './names';
import type { PageSource, PostSource } from './page-source';
import { readReference } from './reference/read';

export const SIDEBARS = 'content/sidebars.yaml';
export const REDIRECTS = 'content/redirects.yaml';

export interface SourceOptions {
  /** The folder that holds content/. */
  readonly root: string;
  readonly versions: readonly string[];
  readonly includeDrafts: boolean;
  /** Remembers the fields of files, which take longer to read than to compare. */
  readonly fields?: Memory<unknown>;
}

export interface Sources {
  readonly pages: readonly PageSource[];
  readonly posts: readonly PostSource[];
  /** Pieces of text that screens show. */
  readonly fragments: readonly TextFile[];
  readonly library: Library;
}

/** Reads all files and holds their fields against the schemas. */
export async function readSources(options: SourceOptions, report: Reporter): Promise<Sources> {
  const { root, fields } = options;
  const files = {
    docs: await readFolder(root, 'content/docs', '.md'),
    reference: await readFolder(root, 'content/reference', '.yaml'),
    cli: await readFolder(root, 'content/cli', '.yaml'),
    blog: await readFolder(root, 'content/blog', '.md'),
    home: await readFolder(root, 'content/home', '.md'),
  };
  await checkStrays(root, Object.values(files).flat(), report);
  const guides = readGuides(files.docs, report, fields);
  const reference = readReference(files.reference, report, fields);
  const commandLine = readCommands(files.cli, report, fields);
  const posts = readPosts(files.blog, report, fields);
  return {
    pages: claimAddresses([...guides, ...reference.pages, ...commandLine.pages], options.versions, report),
    posts: posts.filter((post) => options.includeDrafts || !post.draft),
    fragments: files.home,
    library: { symbols: reference.symbols, commands: commandLine.commands },
  };
}

/** A file that nothing reads is a page with the wrong ending, or in the wrong place. */
async function checkStrays(root: string, read: readonly TextFile[], report: Reporter): Promise<void> {
  const known = new Set([SIDEBARS, REDIRECTS, ...read.map(({ file }) => file)]);
  for (const file of await listFiles(root, 'content')) {
    if (known.has(file)) continue;
    report({
      file,
      line: 1,
      message: 'Nothing reads this file: mend its ending or its place, or take it away.',
    });
  }
}

/** The versions that have a page. */
export function versionsOf(source: PageSource, versions: readonly string[]): string[] {
  return versions.filter((version) => isInRange(version, source.range));
}

/** One job for every text: pages for their versions, posts and fragments for no version in particular. */
export function compileJobs({ pages, posts, fragments }: Sources, versions: readonly string[]): CompileJob[] {
  const outsideOfVersions = ['all'];
  return [
    ...pages.map((page) => ({ ...page, folder: folderOf(page), versions: versionsOf(page, versions) })),
    ...posts.map((post) => ({ ...post, folder: 'blog', versions: outsideOfVersions })),
    ...fragments.map(({ file, name, text }) => ({
      file,
      title: name,
      source: text,
      tree: () => parseMarkdown(text),
      folder: 'docs',
      versions: outsideOfVersions,
    })),
  ];
}

/** Links of guides are relative to their file; pages made from data have no folder of their own. */
function folderOf({ file }: PageSource): string {
  return file.startsWith('content/docs/') ? file.slice('content/'.length, file.lastIndexOf('/')) : 'docs';
}
