/** Shows the site while it is being written: an edit shows in the browser at once, a mistake as an overlay. */
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { site as config } from '#site-config';
import { relativePath } from '../../content/files';
import { applyBaseUrl } from '../../model/base-url';
import { formatProblem, type Problem } from '../../model/problem';
import type { SiteConfig } from '../../model/site';
import { NOT_COMPILING, openCompileCache } from '../cache';
import { bundleScript } from '../client/bundle';
import { viteConfig } from '../client/vite-config';
import { contentType } from '../headers';
import type { Project } from '../project';
import { untilStopped } from '../serve/until-stopped';
import type { DevSite } from './dev-site';

const SITE_MODULE = '/src/generator/dev/dev-site.ts';
const PAUSE_MS = 30;

/** Serves until Ctrl-C. */
export async function startDev(project: Project, port: number): Promise<number> {
  const site = applyBaseUrl(config);
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
  const code = await untilStopped(http, port, site.baseUrl);
  await vite.close();
  return code;
}

/** Keeps the site in memory and in step with the files, and answers with it. */
function followContent(vite: ViteDevServer, project: Project, site: SiteConfig) {
  let cache = openCompileCache(project);
  const boot = bundleScript(project, site, 'src/browser/boot.ts');
  let current = open();
  let overlay: readonly Problem[] = [];
  let pending: NodeJS.Timeout | undefined;
  const edited = new Set<string>();
  // So that the next start is a matter of seconds.
  current.then(async () => (await cache).save()).catch(() => {});

  async function open(): Promise<DevSite> {
    const module = (await vite.ssrLoadModule(SITE_MODULE)) as typeof import('./dev-site');
    return module.openDevSite(project.contentRoot, await cache, await boot);
  }

  const refresh = async () => {
    const files = [...edited];
    edited.clear();
    // A change of code that compiles texts invalidates everything compiled so far.
    if (files.some((file) => file.startsWith('src/') && !NOT_COMPILING.test(file)))
      cache = openCompileCache(project);
    current = open();
    overlay = await current.then((now) => files.flatMap(now.problemsOf)).catch(toProblems);
    vite.ws.send({ type: 'full-reload' });
    showProblems(vite, overlay);
  };

  const content = join(project.contentRoot, 'content');
  vite.watcher.add([content, project.siteConfig]);
  vite.watcher.on('all', (_event, path) => {
    const file = relativePath(path.startsWith(content) ? project.contentRoot : project.root, path);
    if (!/^(content|src)\/|^site\.config\.ts$/.test(file) || file.includes('.test.')) return;
    edited.add(file);
    clearTimeout(pending);
    pending = setTimeout(() => void refresh(), PAUSE_MS);
  });
  vite.ws.on('connection', () => showProblems(vite, overlay));

  return async (request: Connect.IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      // Vite takes the base out of the address.
      const address = request.originalUrl ?? request.url ?? '/';
      const { pathname } = new URL(address, 'http://localhost');
      overlay = (await current).answer(pathname, response) ?? overlay;
    } catch (error) {
      overlay = toProblems(error);
      const shown = `<!doctype html><script type="module" src="${site.baseUrl}@vite/client"></script>`;
      response.writeHead(500, { 'content-type': contentType('index.html') }).end(shown);
    }
  };
}

function toProblems(error: unknown): Problem[] {
  return [{ file: 'src', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }];
}

/** The browser's overlay names the first problem's file and line, and lists all. */
function showProblems(vite: ViteDevServer, problems: readonly Problem[]): void {
  const [first] = problems;
  if (!first) return;
  vite.ws.send({
    type: 'error',
    err: {
      message: problems.map(formatProblem).join('\n'),
      stack: '',
      id: first.file,
      loc: { file: first.file, line: first.line ?? 1, column: first.column ?? 1 },
      plugin: 'content',
    },
  });
}
