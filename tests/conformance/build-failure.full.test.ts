/** Builds that fail, are killed or meet another one: the site of the build before stays whole. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { filesOf, ROOT } from '../helpers/dist';
import { LATEST } from '../helpers/latest';
import { buildMade, commandFor, type MadeSite, makeSite, PRODUCTION } from '../helpers/made-site';

/** Every moment costs a build: the full test run tries more of them. */
const KILLS = process.env.TEST_FULL ? 50 : 3;

/** Differs whenever any file of a folder does. */
function hashOf(folder: string): string {
  const hash = createHash('sha1');
  for (const file of filesOf(folder)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

function start(site: MadeSite): ChildProcess {
  return spawn(process.execPath, commandFor(site), { cwd: ROOT, stdio: 'pipe', env: PRODUCTION });
}

/** Changes a text that is on every page, so that the next build is another one. */
function change(site: MadeSite, words: string): void {
  const file = join(ROOT, site.content, 'content/docs/intro/introduction.md');
  writeFileSync(file, `${readFileSync(file, 'utf8').replace(/\n+Now .*\n$/, '\n')}\nNow ${words}.\n`);
}

describe('a build that cannot go on', () => {
  test('where a file is in the place of the folder prints the path and exits with a non-zero code', () => {
    const site = makeSite('blocked', 3);
    const dist = join(ROOT, site.dist);
    rmSync(dist, { recursive: true, force: true });
    writeFileSync(dist, 'a file where a folder has to be');
    const { status, output } = buildMade(site);
    expect(status).toBe(1);
    expect(output).toContain(`Cannot write ${dist}: it is a file.`);
    expect(output).not.toContain('    at ');
    expect(readFileSync(dist, 'utf8')).toBe('a file where a folder has to be');
    rmSync(dist);
  });

  test('missing docs are a configuration error: nothing is built', () => {
    const site = makeSite('without-docs', 3);
    const dist = join(ROOT, site.dist);
    rmSync(dist, { recursive: true, force: true });
    rmSync(join(ROOT, site.content, 'content/docs'), { recursive: true });
    const { status, output } = buildMade(site);
    expect(output).toContain('Configuration error.');
    expect(output).toContain(`${LATEST}: it has no docs`);
    expect(status).toBe(1);
    expect(existsSync(join(dist, 'index.html'))).toBe(false);
  });

  test.skipIf(process.platform === 'win32')('writing fails in the middle: the last site stays', () => {
    const site = makeSite('limited', 3);
    const dist = join(ROOT, site.dist);
    expect(buildMade(site).status).toBe(0);
    const before = hashOf(dist);
    change(site, 'with a limit');
    // No file may be larger than 40 blocks, as on a disk that becomes full while it is written.
    const command = [process.execPath, ...commandFor(site)].map((word) => `'${word}'`).join(' ');
    const limited = spawnSync('sh', ['-c', `trap '' XFSZ; ulimit -f 40; ${command}`], {
      cwd: ROOT,
      encoding: 'utf8',
      env: PRODUCTION,
    });
    expect(limited.status).toBe(1);
    expect(limited.stderr).toMatch(/Cannot write \S+: the file is larger than the system allows/);
    expect(hashOf(dist)).toBe(before);
    expect(existsSync(`${dist}.building`)).toBe(false);
  });
});

describe('builds that are interrupted', () => {
  test(`by kill -9 at ${KILLS} moments leave one whole site`, { timeout: KILLS * 60_000 }, async () => {
    const site = makeSite('killed', 3);
    const dist = join(ROOT, site.dist);
    const started = performance.now();
    expect(buildMade(site).status).toBe(0);
    const whole = performance.now() - started;
    const known = new Set([hashOf(dist)]);
    for (let kill = 0; kill < KILLS; kill++) {
      change(site, `number ${kill}`);
      const child = start(site);
      // Spread over the whole build, and up to a fifth after it.
      await Promise.race([sleep((whole * 1.2 * (kill + Math.random())) / KILLS), once(child, 'exit')]);
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      expect(existsSync(dist)).toBe(true);
      if (known.has(hashOf(dist))) continue;
      // Another site than the last: then it must be the complete new one.
      const published = hashOf(dist);
      expect(buildMade(site).status).toBe(0);
      expect(hashOf(dist)).toBe(published);
      known.add(published);
    }
    expect(buildMade(site).status).toBe(0);
    for (const leftover of ['building', 'previous', 'lock'])
      expect(existsSync(`${dist}.${leftover}`)).toBe(false);
  });
});

test('of two builds at once, one is refused with a clear error and the other is complete', async () => {
  const site = makeSite('twice', 3);
  const dist = join(ROOT, site.dist);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  const both = [start(site), start(site)];
  const outcomes = await Promise.all(
    both.map(async (child) => {
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (part) => (output += String(part)));
      await once(child, 'close');
      return { status: child.exitCode, output };
    }),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual([0, 1]);
  expect(outcomes.find(({ status }) => status === 1)?.output).toContain(
    'is writing to this folder: wait until',
  );
  expect(existsSync(join(dist, 'index.html'))).toBe(true);
});
