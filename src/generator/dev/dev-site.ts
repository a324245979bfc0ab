/** The site as the dev server shows it: content in memory, one page rendered at a time. Reloaded when code changes. */
import type { ServerResponse } from 'node:http';
import { site as config } from '#site-config';
import type { CompileCache } from '../../content/compile-texts';
import { applyBaseUrl, withBase } from '../../model/base-url';
import { type Problem, sortProblems } from '../../model/problem';
import { lookupKey, NOT_FOUND_PATH, plainPath } from '../../model/route';
import { contentType } from '../headers';
import type { OutputFile } from '../output';
import { fileAt } from '../outputs/addresses';
import { copyFiles } from '../outputs/copies';
import { EXAMPLES_FILE, exampleGroups } from '../outputs/examples';
import { libraryFiles } from '../outputs/library-files';
import { sitePages } from '../pages/site-pages';
import { showProgress } from '../progress';
import { siteRedirects } from '../redirects';
import { pageRenderer } from '../render';
import { indexFiles, searchJobs } from '../search-index';
import { loadSiteContent } from '../site-content';

export type DevSite = Awaited<ReturnType<typeof openDevSite>>;

/** Reads the content; drafts are shown here. */
export async function openDevSite(root: string, cache: CompileCache, boot: string) {
  const site = applyBaseUrl(config);
  const here = (path: string) => withBase(site.baseUrl, path);
  const assets = {
    script: here('/src/browser/entry.ts'),
    preloads: [],
    styles: `<link rel="stylesheet" href="${here('/src/site/styles/index.css?direct')}">`,
    boot,
  };
  const onPage = (done: number, count: number) => showProgress('Reading pages', done, count);
  const all = await loadSiteContent({ root, site, includeDrafts: true, cache, onPage });
  const ignore = () => {};
  const render = pageRenderer(all, assets, ignore);
  const pages = new Map(sitePages(all));
  const redirects = new Map(siteRedirects(all, ignore).map(({ from, to }) => [from, to]));
  const examples = { file: EXAMPLES_FILE, content: JSON.stringify(exampleGroups(all)) };
  const ofSamples = [examples, ...(await libraryFiles(all, root))];
  let ofSearch: OutputFile[] | undefined;

  /** The files of search take long and are made when the first of them is asked for. */
  const filesLike = (name: string): OutputFile[] => {
    if (!/^(search-index|assets\/search)\//.test(name)) return [...ofSamples, ...all.hovers.files()];
    ofSearch ??= indexFiles(searchJobs(all));
    return ofSearch;
  };
  const copiesAt = (path: string): OutputFile[] => {
    const page = /^(.+?)(?:\.(?:jsligo|cameligo))?\.md$/.exec(path)?.[1];
    const make = page === undefined ? undefined : pages.get(page);
    return make ? copyFiles(make(ignore), site) : [];
  };

  return {
    /** Problems of one file, after it was edited. */
    problemsOf: (file: string) =>
      sortProblems(all.content.problems.filter((problem) => problem.file === file)),
    /** Sends what is at an address. Of a page, it returns what is wrong with its own file. */
    answer(address: string, response: ServerResponse): readonly Problem[] | undefined {
      // An address that cannot be decoded is unknown like any other. The home page is at the base, with its slash.
      const plain = plainPath(lookupKey(address) === undefined ? address : decodeURIComponent(address));
      const path = `${plain}/` === site.baseUrl ? site.baseUrl : plain;
      const name = fileAt(site, path);
      const send = (status: number, type: string, content: OutputFile['content']) =>
        response.writeHead(status, { 'content-type': contentType(type) }).end(content);
      const file = [...filesLike(name), ...copiesAt(path)].find((one) => one.file === name);
      if (file) return void send(200, name, file.content);
      const redirect = redirects.get(path);
      if (redirect) return void response.writeHead(301, { location: redirect }).end();
      const found: Problem[] = [];
      const make = pages.get(path) ?? pages.get(here(NOT_FOUND_PATH));
      const page = make?.((problem) => found.push(problem));
      if (!page) throw new Error('The site has no not-found page.');
      const client = `<script type="module" src="${here('/@vite/client')}"></script>`;
      send(pages.has(path) ? 200 : 404, 'index.html', render(page).replace('<head>', `<head>${client}`));
      const own = all.content.problems.filter((problem) => problem.file === page.source);
      return sortProblems([...own, ...found]);
    },
  };
}
