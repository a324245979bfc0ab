/**
 * Reads content/ into the model: files, their fields against schemas, the names of the library, the text of each page
 * compiled for its versions, the trees of pages. Nothing is dropped in silence: what cannot be used is a problem.
 */
import type { Article } from '../markdown/article';
import { type Compiled, compileArticle } from '../markdown/compile';
import { parseMarkdown } from '../markdown/parse';
import type { Problem, Reporter } from '../model/problem';
import { isInRange } from '../model/version';
import { claimAddresses } from './addresses';
import { readCommands } from './cli/read';
import type { Content, Page, Post } from './content';
import { listFiles, readFolder, readIfThere, type TextFile } from './files';
import { readGuides, readPosts } from './guides';
import type { Memory } from './memory';
import { knownNames, type Library, namesKey } from './names';
import type { PageSource, PostSource } from './page-source';
import { readRedirects } from './redirects';
import { readReference } from './reference/read';
import { readSidebars } from './sidebars';

/** Remembers compiled pages between builds. */
export type CompileCache = Memory<Compiled>;

export interface ReadOptions {
  /** The folder that holds content/. */
  readonly root: string;
  readonly versions: readonly string[];
  readonly includeDrafts: boolean;
  readonly cache?: CompileCache;
  /** Remembers the fields of files, which take longer to read than to compare. */
  readonly fields?: Memory<unknown>;
  readonly onPage?: (done: number, all: number) => void;
}

/** Reads and compiles everything. */
export async function readContent(options: ReadOptions): Promise<Content> {
  const { root, fields } = options;
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
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
  const posts = readPosts(files.blog, report, fields).filter((post) => options.includeDrafts || !post.draft);
  const library: Library = { symbols: reference.symbols, commands: commandLine.commands };
  const found = [...guides, ...reference.pages, ...commandLine.pages];
  const sources = claimAddresses(found, options.versions, report);
  const compile = compiler(options, library, sources.length + posts.length + files.home.length, report);
  const pages = sources.map((source) => compilePage(source, options, compile, report));
  const compiledPosts = posts.map((post) => compilePost(post, compile));
  const sidebars = readSidebars(
    (await readIfThere(root, SIDEBARS)) ?? '',
    SIDEBARS,
    sources.map(({ id, file, title, sidebarLabel }) => ({ id, file, label: sidebarLabel ?? title })),
    report,
  );
  const redirects = readRedirects((await readIfThere(root, REDIRECTS)) ?? 'aliases: {}', REDIRECTS, report);
  const fragments = new Map(
    files.home.map(({ file, name, text }) => [
      `home/${name}`,
      {
        file,
        article: compileWhole(
          { file, title: name, source: text, tree: () => parseMarkdown(text) },
          'docs',
          compile,
        ),
      },
    ]),
  );
  return { pages, posts: compiledPosts, fragments, sidebars, redirects, library, problems };
}

const SIDEBARS = 'content/sidebars.yaml';
const REDIRECTS = 'content/redirects.yaml';

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

type Compilable = Pick<PageSource, 'file' | 'title' | 'source' | 'tree'>;
type Compile = (source: Compilable, versions: readonly string[], folder: string) => Compiled;

function compiler(
  options: ReadOptions,
  library: Library,
  all: number,
  report: (problem: Problem) => void,
): Compile {
  const names = knownNames(library);
  const key = namesKey(library);
  let done = 0;
  return (source, versions, folder) => {
    const cacheKey = [source.file, source.title, versions.join(), key, source.source].join('\n');
    const place = { file: source.file, folder };
    const compiled =
      options.cache?.get(cacheKey) ??
      compileArticle({ tree: source.tree(), title: source.title, place, versions, names });
    options.cache?.set(cacheKey, compiled);
    for (const problem of compiled.problems) report(problem);
    options.onPage?.(++done, all);
    return compiled;
  };
}

function compilePage(source: PageSource, options: ReadOptions, compile: Compile, report: Reporter): Page {
  const { tree: _tree, source: _source, ...facts } = source;
  const versions = options.versions.filter((version) => isInRange(version, source.range));
  if (versions.length === 0) {
    const message = `No version has this page (there are ${options.versions.join(', ')}): mend since and until.`;
    report({ file: source.file, line: 1, message });
  }
  const compiled = compile(source, versions, folderOf(source));
  return { ...facts, versions, variants: compiled.variants };
}

function compilePost(source: PostSource, compile: Compile): Post {
  const { tree: _tree, source: _source, ...facts } = source;
  return { ...facts, article: compileWhole(source, 'blog', compile) };
}

/** Compiles a text that belongs to no version. */
function compileWhole(source: Compilable, folder: string, compile: Compile): Article {
  const [variant] = compile(source, ['all'], folder).variants;
  if (!variant) throw new Error(`${source.file} was compiled to nothing.`);
  return variant.article;
}

/** Links of guides are relative to their file; pages made from data have no folder of their own. */
function folderOf({ file }: PageSource): string {
  return file.startsWith('content/docs/') ? file.slice('content/'.length, file.lastIndexOf('/')) : 'docs';
}
