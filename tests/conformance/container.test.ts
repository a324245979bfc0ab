/** deploy/Dockerfile: the rules of Dockerfile linters. Its steps run in `container.full.test.ts`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../helpers/dist';
import { readDockerfile, stagesOf } from '../helpers/dockerfile';

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
