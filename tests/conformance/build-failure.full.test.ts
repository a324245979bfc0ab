/** Builds that fail, are killed or meet another one: the site of the build before stays whole. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../helpers/dist';
import { changeSite, expectWholeSite, hashOfFolder, startBuild } from '../helpers/killed-builds';
import { LATEST } from '../helpers/latest';
import { buildMade, commandFor, makeSite, PRODUCTION } from '../helpers/made-site';

/** Every moment costs a build; `npm test` tries three. */
const KILLS = 50;

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
    const before = hashOfFolder(dist);
    changeSite(site, 'with a limit');
    // No file may be larger than 40 blocks, as on a disk that becomes full while it is written.
    const command = [process.execPath, ...commandFor(site)].map((word) => `'${word}'`).join(' ');
    const limited = spawnSync('sh', ['-c', `trap '' XFSZ; ulimit -f 40; ${command}`], {
      cwd: ROOT,
      encoding: 'utf8',
      env: PRODUCTION,
    });
    expect(limited.status).toBe(1);
    expect(limited.stderr).toMatch(/Cannot write \S+: the file is larger than the system allows/);
    expect(hashOfFolder(dist)).toBe(before);
    expect(existsSync(`${dist}.building`)).toBe(false);
  });
});

test(
  `of builds that are killed at ${KILLS} moments, none leaves a broken site`,
  { timeout: KILLS * 60_000 },
  () => expectWholeSite(KILLS),
);

test('of two builds at once, one is refused with a clear error and the other is complete', async () => {
  const site = makeSite('twice', 3);
  const dist = join(ROOT, site.dist);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  const both = [startBuild(site), startBuild(site)];
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
