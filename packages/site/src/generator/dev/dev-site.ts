/** The site for the dev server: content in memory, pages rendered on request. Reloaded when code changes. */
import type { ServerResponse } from 'node:http';
import { site as config } from '#site-config';
import type { CompileCache } from '../../content/compile-texts';
import { completeAddresses, withBase } from '../../model/base-url';
import { type Problem, sortProblems } from '../../model/problem';
import { decodeAddress, NOT_FOUND_PATH, plainPath } from '../../model/route';
import { contentType } from '../headers';
import { readLook } from '../look/look';
import type { OutputFile } from '../output';
import { fileAt } from '../outputs/addresses';
import { copyFiles } from '../outputs/copies';
import { imageFiles, makeImage } from '../outputs/images';
import { liveFiles } from '../outputs/live-files';
import { sitePages } from '../pages/site-pages';
import { showProgress } from '../progress';
import type { Project } from '../project';
import { pageRenderer } from '../render';
import { indexFiles, searchJobs } from '../search-index';
import { loadSiteContent } from '../site-content';

export interface DevSite {
  /** Responds to a request. For a page, returns the problems of that page and of the edited files. */
  readonly answer: (
    address: string,
    response: ServerResponse,
    edited: readonly string[],
  ) => readonly Problem[] | undefined;
}

/** Reads the content, including drafts. */
export async function openDevSite(project: Project, cache: CompileCache, boot: string): Promise<DevSite> {
  const root = project.contentRoot;
  const site = completeAddresses(config);
  const look = await readLook(project, site);
  const here = (path: string) => withBase(site.baseUrl, path);
  const styleSheet = (name: string) =>
    `<link rel="stylesheet" href="${here(`/packages/site/src/site/styles/${name}.css?direct`)}">`;
  const onPage = (done: number, count: number) => showProgress('Reading pages', done, count);
  const all = await loadSiteContent({ root, site, includeDrafts: true, cache, onPage });
  all.problems.push(...look.problems);
  const render = pageRenderer(all, {
    script: here('/packages/site/src/browser/entry.ts'),
    preloads: [],
    styles: `${styleSheet('index')}<style>${look.css}</style>`,
    frontStyles: styleSheet('front'),
    boot,
    build: 'dev',
  });
  const pages = new Map(sitePages(all));
  const redirects = new Map(all.redirects.map(({ from, to }) => [from, to]));
  const ofSamples = await liveFiles(all, root);
  const pictures = imageFiles(all.content.images);
  let ofSearch: OutputFile[] | undefined;

  /** The home page is at the base, with its slash; so are all pages if the site is set so. */
  const pagePath = (plain: string) => (pages.has(`${plain}/`) ? `${plain}/` : plain);

  const filesLike = (name: string, path: string): OutputFile[] => {
    const [, ofCopy = ''] = /^(.+?)(?:\.(?:jsligo|cameligo))?\.md$/.exec(path) ?? [];
    const copied = pages.get(pagePath(ofCopy.replace(/\/index$/, '')));
    if (copied) return copyFiles(copied(), site);
    if (!/^(search-index|assets\/search)\//.test(name)) return [...ofSamples, ...all.hovers.files()];
    // Search files are slow to generate, so this happens on the first request.
    ofSearch ??= indexFiles(searchJobs(all));
    return ofSearch;
  };

  return {
    answer(address, response, edited) {
      const plain = plainPath(decodeAddress(address));
      const path = pagePath(plain);
      const name = fileAt(site, path);
      const send = (status: number, type: string, content: OutputFile['content']) =>
        response.writeHead(status, { 'content-type': contentType(type) }).end(content);
      const picture = pictures.get(name);
      if (picture) {
        makeImage(name, picture, project).then(
          (content) => send(200, name, content),
          (error: unknown) => send(500, 'error.txt', String(error)),
        );
        return undefined;
      }
      const file = filesLike(name, path).find((one) => one.file === name);
      if (file) return void send(200, name, file.content);
      const redirect = redirects.get(plain);
      if (redirect) return void response.writeHead(301, { location: redirect }).end();
      const known = all.problems.length;
      const page = (pages.get(path) ?? pages.get(here(NOT_FOUND_PATH)))?.();
      if (!page) throw new Error('The site has no not-found page.');
      const client = `<script type="module" src="${here('/@vite/client')}"></script>`;
      send(pages.has(path) ? 200 : 404, 'index.html', render(page).replace('<head>', `<head>${client}`));
      const isShown = ({ file }: Problem) => file === page.source || edited.includes(file);
      return sortProblems(all.problems.filter((problem, index) => index >= known || isShown(problem)));
    },
  };
}
