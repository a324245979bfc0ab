/** The steps of deploy/Dockerfile, run without a container. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runNpm } from '../../scripts/npm.mjs';
import { ROOT } from '../helpers/dist';
import { readDockerfile, stagesOf } from '../helpers/dockerfile';
import { makeSite } from '../helpers/made-site';

const instructions = readDockerfile(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8'));
const [buildStage = []] = stagesOf(instructions);

describe('the steps of the container file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

  test('build a site in an empty folder', { timeout: 240_000 }, () => {
    const commands = buildStage.filter(({ value }) => value.startsWith('npm ')).map(({ value }) => value);
    expect(commands).toEqual(['npm ci --omit=dev', 'npm run build -- --compress --cards']);
    for (const { keyword, value } of buildStage) {
      if (keyword === 'COPY') copy(value.split(' ').slice(0, -1), folder);
      if (value === commands[0]) linkPackages(folder);
      if (value !== commands[1]) continue;
      // The full site is built before these tests; a few pages show that packages and sources are complete.
      const few = ['--content', join(ROOT, makeSite('container', 3).content)];
      const isBuilt = runNpm([...value.split(' ').slice(1), ...few], { cwd: folder, stdio: 'ignore' });
      expect(isBuilt, value).toBe(true);
    }
    for (const file of ['index.html', 'index.html.br', 'docs.html', '_nginx/server.conf'])
      expect(existsSync(join(folder, 'dist', file)), file).toBe(true);
  });
});

/** What .gitignore leaves out, and the history. */
const IGNORED = new Set(['.git', 'node_modules', 'dist', '.cache', 'test-results', '.work']);

/** Copies files of the repository, as a build copies them from a clean clone. */
function copy(sources: readonly string[], folder: string): void {
  const isCopied = (path: string) => !IGNORED.has(basename(path));
  for (const source of sources)
    cpSync(join(ROOT, source), join(folder, source), { recursive: true, filter: isCopied });
}

/** Has the effect of `npm ci --omit=dev`: links to the workspaces and to installed packages that are not development-only. */
function linkPackages(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const isTopLevel = (path: string) => path.lastIndexOf('node_modules/') === 0;
  const wanted = Object.keys(packages).filter((path) => isTopLevel(path) && !packages[path].dev);
  for (const path of wanted.filter((name) => existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const { link, resolved } = packages[path];
    symlinkSync(link ? join(folder, resolved) : join(ROOT, path), join(folder, path), 'junction');
  }
  cpSync(join(ROOT, 'node_modules/.package-lock.json'), join(folder, 'node_modules/.package-lock.json'));
}
