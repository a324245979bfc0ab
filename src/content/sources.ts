/** Everything in content/, before texts are compiled. */
import { parseMarkdown } from '../markdown/parse';
import type { Reporter } from '../model/problem';
import { isInRange } from '../model/version';
import { claimAddresses } from './addresses';
import { readCommands } from './cli/read';
import type { CompileJob } from './compile-texts';
import { listFiles, readFolder, SAMPLE_FILES, type TextFile } from './files';
import { readGuides, readPosts } from './guides';
import type { Library } from './names';
import type { PageSource, PostSource } from './page-source';
import { readReference } from './reference/read';

export const SIDEBARS = 'content/sidebars.yaml';
export const REDIRECTS = 'content/redirects.yaml';
export const SEARCH = 'content/search.yaml';

export interface SourceOptions {
  /** The folder that contains content/. */
  readonly root: string;
  readonly versions: readonly string[];
  readonly includeDrafts: boolean;
}

export interface Sources {
  readonly pages: readonly PageSource[];
  readonly posts: readonly PostSource[];
  /** Texts that are parts of screens. */
  readonly fragments: readonly TextFile[];
  readonly library: Library;
}

/** Reads all files and validates their fields. */
export async function readSources(options: SourceOptions, report: Reporter): Promise<Sources> {
  const { root } = options;
  const files = {
    docs: await readFolder(root, 'content/docs', '.md'),
    reference: await readFolder(root, 'content/reference', '.yaml'),
    cli: await readFolder(root, 'content/cli', '.yaml'),
    blog: await readFolder(root, 'content/blog', '.md'),
    home: await readFolder(root, 'content/home', '.md'),
  };
  await checkStrays(root, Object.values(files).flat(), report);
  const guides = readGuides(files.docs, report);
  const reference = readReference(files.reference, report);
  const commandLine = readCommands(files.cli, report);
  const posts = readPosts(files.blog, report);
  return {
    pages: claimAddresses([...guides, ...reference.pages, ...commandLine.pages], options.versions, report),
    posts: posts.filter((post) => options.includeDrafts || !post.draft),
    fragments: files.home,
    library: { modules: reference.modules, symbols: reference.symbols, commands: commandLine.commands },
  };
}

/** An unused file is a page with the wrong extension, or in the wrong folder. */
async function checkStrays(root: string, read: readonly TextFile[], report: Reporter): Promise<void> {
  const known = new Set([SIDEBARS, REDIRECTS, SEARCH, ...read.map(({ file }) => file)]);
  for (const file of await listFiles(root, 'content')) {
    if (known.has(file) || file.startsWith(`${SAMPLE_FILES}/`)) continue;
    const message = 'This file is not used: correct its extension or its folder, or remove it.';
    report({ file, line: 1, message });
  }
}

/** The versions that have a page. */
export function versionsOf(source: PageSource, versions: readonly string[]): string[] {
  return versions.filter((version) => isInRange(version, source.range));
}

/** One job for every text. Posts and fragments are outside of versions. */
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

/** Links of guides are relative to their file; those of generated pages to the root of the docs. */
function folderOf({ file }: PageSource): string {
  return file.startsWith('content/docs/') ? file.slice('content/'.length, file.lastIndexOf('/')) : 'docs';
}
