/** deploy/Dockerfile: the rules of Dockerfile linters, and its steps run without a container. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runNpm } from '../../scripts/npm.mjs';
import { ROOT } from '../helpers/dist';
import { readDockerfile, stagesOf } from '../helpers/dockerfile';
import { makeSite } from '../helpers/made-site';

const KEYWORDS = ['FROM', 'RUN', 'WORKDIR', 'COPY', 'EXPOSE', 'STOPSIGNAL', 'CMD'];

const instructions = readDockerfile(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8'));
const ignored = readFileSync(join(ROOT, 'deploy/Dockerfile.dockerignore'), 'utf8')
  .split('\n')
  .filter(Boolean);
const of = (keyword: string) => instructions.filter((one) => one.keyword === keyword);
const [buildStage = [], runStage = []] = stagesOf(instructions);

describe('the container file', () => {
  test('has a build stage and a serve stage, with known instructions', () => {
    expect(stagesOf(instructions)).toHaveLength(2);
    expect(instructions.filter(({ keyword }) => !KEYWORDS.includes(keyword))).toEqual([]);
  });

  test('pins a release of every image', () => {
    for (const { value, line } of of('FROM'))
      expect(value, `line ${line}`).toMatch(/^[\w/-]+:(?!latest)[\w.-]+/);
  });

  test('installs only named packages and keeps no package lists', () => {
    for (const { value, line } of of('RUN').filter((one) => one.value.includes('apt-get install'))) {
      expect(value, `line ${line}`).toMatch(/apt-get update && apt-get install -y --no-install-recommends/);
      expect(value, `line ${line}`).toContain('rm -rf /var/lib/apt/lists/*');
    }
  });

  test('copies files that exist and are not ignored', () => {
    const sources = of('COPY')
      .filter(({ value }) => !value.startsWith('--from='))
      .flatMap(({ value }) => value.split(' ').slice(0, -1))
      .filter((source) => source !== '.');
    for (const source of sources) {
      expect(existsSync(join(ROOT, source)), source).toBe(true);
      expect(ignored).not.toContain(source);
    }
    expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'dist']));
  });

  test('installs packages before it copies the sources, so that an edit does not install them again', () => {
    const steps = buildStage.map(({ value }) => value);
    expect(steps.findIndex((step) => step.startsWith('npm ci'))).toBeLessThan(steps.indexOf('. .'));
  });

  test('serves what the first stage has built, from the folder that nginx.conf names', () => {
    const config = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8');
    const root = /^\s*root (\S+);/m.exec(config)?.[1] ?? '';
    expect(runStage.map(({ value }) => value)).toContain(`--from=build /src/dist ${root}`);
    expect(config).toContain('include /etc/nginx/ligo-docs/*.conf;');
    expect(runStage.map(({ value }) => value)).toContain(
      'deploy/brotli.conf /etc/nginx/ligo-docs/brotli.conf',
    );
  });

  test('starts nginx as the first process, in the foreground', () => {
    expect(of('CMD').map(({ value }) => JSON.parse(value))).toEqual([['nginx', '-g', 'daemon off;']]);
  });
});

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
