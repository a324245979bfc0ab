/** The site as the dev server shows it: content in memory, one page rendered at a time. Reloaded when code changes. */
import { site as config } from '#site-config';
import type { CompileCache } from '../../content/compile-texts';
import { applyBaseUrl, withBase } from '../../model/base-url';
import { type Problem, sortProblems } from '../../model/problem';
import { NOT_FOUND_PATH, plainPath } from '../../model/route';
import { announcementHtml } from '../announcement';
import type { OutputPage } from '../output';
import { fileAt } from '../outputs/addresses';
import { copyFiles } from '../outputs/copies/copy-files';
import { EXAMPLES_FILE, exampleGroups } from '../outputs/examples';
import { libraryFiles } from '../outputs/library-files';
import type { OutputFile } from '../outputs/output';
import { blogPages } from '../pages/blog';
import { docPages } from '../pages/docs';
import { homePage } from '../pages/home';
import { landingPage } from '../pages/landing';
import { siteScreens } from '../pages/site-screens';
import { siteRedirects } from '../redirects';
import { renderContext, renderPage } from '../render';
import { searchFiles } from '../search-index';
import { loadSiteContent, type SiteContent } from '../site-content';

export interface DevAnswer {
  readonly status: number;
  readonly html?: string;
  /** A file instead of a page. */
  readonly file?: OutputFile;
  readonly redirect?: string;
  /** What is wrong with the page's own file. */
  readonly problems: readonly Problem[];
}

export interface DevSite {
  readonly answer: (path: string) => DevAnswer;
  /** Problems of one file, after it was edited. */
  readonly problemsOf: (file: string) => readonly Problem[];
}

/** Reads the content; drafts are shown here. */
export async function openDevSite(root: string, cache: CompileCache, boot: string): Promise<DevSite> {
  const site = applyBaseUrl(config);
  const here = (path: string) => withBase(site.baseUrl, path);
  const assets = {
    script: here('/src/browser/entry.ts'),
    preloads: [],
    styles: `<link rel="stylesheet" href="${here('/src/site/styles/index.css?direct')}">`,
    boot,
  };
  const all = await loadSiteContent({ root, site, includeDrafts: true, cache });
  const announcement = announcementHtml(all, () => {});
  const context = renderContext(site, assets, announcement);
  const redirects = new Map(siteRedirects(all, () => {}).map(({ from, to }) => [from, to]));
  const examples = { file: EXAMPLES_FILE, content: JSON.stringify(exampleGroups(all)) };
  const libraries = new Map([examples, ...(await libraryFiles(all, root))].map((made) => [made.file, made]));
  const dataFile = lazily(() => new Map(searchFiles(all).map((made) => [made.file, made])));
  return {
    problemsOf: (file) => sortProblems(all.content.problems.filter((problem) => problem.file === file)),
    answer(address) {
      // The home page is at the base, with its slash.
      const plain = plainPath(decoded(address));
      const path = `${plain}/` === site.baseUrl ? site.baseUrl : plain;
      const name = fileAt(site, address);
      const file =
        dataFile(name) ??
        libraries.get(name) ??
        all.hovers.files().find((hover) => hover.file === name) ??
        findCopy(all, path);
      if (file) return { status: 200, file, problems: [] };
      const redirect = redirects.get(path);
      if (redirect) return { status: 301, redirect, problems: [] };
      const found: Problem[] = [];
      const page = findPage(all, path, (problem) => found.push(problem));
      const shown = page ?? findPage(all, here(NOT_FOUND_PATH), () => {});
      if (!shown) return { status: 500, problems: [] };
      const html = renderPage(shown, context).replace(
        '<head>',
        `<head><script type="module" src="${here('/@vite/client')}"></script>`,
      );
      const source = fileOf(all, path);
      const own = all.content.problems.filter(({ file: name }) => name === source);
      return { status: page ? 200 : 404, html, problems: sortProblems([...own, ...found]) };
    },
  };
}

/** Looks files up that are made when the first of them is asked for. */
function lazily(make: () => ReadonlyMap<string, OutputFile>): (file: string) => OutputFile | undefined {
  let files: ReadonlyMap<string, OutputFile> | undefined;
  return (file) => {
    if (!/^(search-index|assets\/search)\//.test(file)) return undefined;
    files ??= make();
    return files.get(file);
  };
}

/** An address that cannot be decoded is unknown like any other. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The Markdown at an address, if a page has it there. */
function findCopy(all: SiteContent, path: string): OutputFile | undefined {
  const page = /^(.+?)(?:\.(?:jsligo|cameligo))?\.md$/.exec(path)?.[1];
  const found = page && findPage(all, page, () => {});
  return found ? copyFiles(found, all.site).find(({ file }) => file === fileAt(all.site, path)) : undefined;
}

function findPage(
  all: SiteContent,
  path: string,
  report: (problem: Problem) => void,
): OutputPage | undefined {
  for (const version of all.versions) {
    if (path === version.version.path) return landingPage(all, version);
    const doc = version.version.docs.find((one) => one.path === path);
    if (doc) return docPages(all, version, report)(doc);
  }
  const others = [
    homePage(all, report),
    ...siteScreens(all),
    ...(isBlog(all, path) ? blogPages(all, report) : []),
  ];
  return others.find(({ record }) => record.path === path);
}

function isBlog({ site }: SiteContent, path: string): boolean {
  return path.startsWith(withBase(site.baseUrl, '/blog'));
}

function fileOf({ site, versions, pagesById, content }: SiteContent, path: string): string | undefined {
  const doc = versions.flatMap(({ version }) => version.docs).find((one) => one.path === path);
  if (doc) return pagesById.get(doc.id)?.file;
  return content.posts.find(({ slug }) => path === withBase(site.baseUrl, `/blog/${slug}`))?.file;
}
