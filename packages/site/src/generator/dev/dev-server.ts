/** The dev server: edits appear in the browser immediately, mistakes as an overlay. */
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { site as config } from '#site-config';
import { relativePath } from '../../content/files';
import { completeAddresses } from '../../model/base-url';
import { formatProblem, type Problem } from '../../model/problem';
import type { SiteConfig } from '../../model/site';
import { NOT_COMPILING, openCompileCache } from '../cache';
import { bundleScript } from '../client/bundle';
import { viteConfig } from '../client/vite-config';
import { contentType } from '../headers';
import type { Project } from '../project';
import { type Listening, untilStopped } from '../serve/until-stopped';
import type { DevSite } from './dev-site';
import { problemLog } from './problem-log';

const SITE_MODULE = '/packages/site/src/generator/dev/dev-site.ts';
const PAUSE_MS = 30;

/** Serves until Ctrl-C is pressed. */
export async function startDev(project: Project, listening: Listening): Promise<number> {
  const site = completeAddresses(config);
  const http = createHttpServer();
  const { createServer } = await import('vite');
  const vite = await createServer({
    ...viteConfig(project, site),
    publicDir: join(project.root, 'public'),
    appType: 'custom',
    server: { middlewareMode: { server: http }, hmr: { server: http } },
  });
  const answer = followContent(vite, project, site);
  vite.middlewares.use((request, response) => void answer(request, response));
  http.on('request', vite.middlewares);
  return untilStopped(http, listening, site.baseUrl).finally(() => vite.close());
}

/** Keeps the site in memory and in sync with the files, and serves it. */
function followContent(vite: ViteDevServer, project: Project, site: SiteConfig) {
  let cache = openCompileCache(project);
  const boot = bundleScript(project, site, 'packages/site/src/browser/boot.ts');
  let current = open();
  let overlay: readonly Problem[] = [];
  const logProblems = problemLog(console.warn);
  let pending: NodeJS.Timeout | undefined;
  let edited: string[] = [];
  const changed = new Set<string>();
  // Speeds up the next start.
  current.then(async () => (await cache).save()).catch(() => {});

  async function open(): Promise<DevSite> {
    const module = (await vite.ssrLoadModule(SITE_MODULE)) as typeof import('./dev-site');
    return module.openDevSite(project, await cache, await boot);
  }

  const refresh = async () => {
    edited = [...changed];
    changed.clear();
    // A change in code that compiles texts invalidates the cache.
    if (edited.some((file) => file.startsWith('packages/') && !NOT_COMPILING.test(file)))
      cache = openCompileCache(project);
    current = open();
    // Errors are shown with the next page.
    await current.catch(() => {});
    vite.ws.send({ type: 'full-reload' });
  };

  const content = join(project.contentRoot, 'content');
  const stylesheet = site.stylesheet && resolve(dirname(project.siteConfig), site.stylesheet);
  vite.watcher.add([content, project.siteConfig, ...(stylesheet ? [stylesheet] : [])]);
  vite.watcher.on('all', (_event, path) => {
    const file = relativePath(path.startsWith(content) ? project.contentRoot : project.root, path);
    const isSource = /^(content|packages)\/|^site\.config\.ts$/.test(file) && !file.includes('.test.');
    if (!isSource && path !== stylesheet) return;
    changed.add(file);
    clearTimeout(pending);
    pending = setTimeout(() => void refresh(), PAUSE_MS);
  });
  // The overlay links to the first problem's file and line, and lists all problems.
  vite.ws.on('connection', () => {
    const [first] = overlay;
    if (!first) return;
    const { file, line = 1, column = 1 } = first;
    const message = overlay.map(formatProblem).join('\n');
    const err = { message, stack: '', id: file, loc: { file, line, column }, plugin: 'content' };
    vite.ws.send({ type: 'error', err });
  });

  return async (request: Connect.IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      // Vite strips the base from `url`.
      const address = request.originalUrl ?? request.url ?? '/';
      const { pathname } = new URL(address, 'http://localhost');
      const problems = (await current).answer(pathname, response, edited);
      if (problems) logProblems(pathname, problems);
      overlay = problems ?? overlay;
    } catch (error) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      overlay = [{ file: 'packages', message }];
      logProblems(request.url ?? '/', overlay);
      const shown = `<!doctype html><script type="module" src="${site.baseUrl}@vite/client"></script>`;
      response.writeHead(500, { 'content-type': contentType('index.html') }).end(shown);
    }
  };
}
