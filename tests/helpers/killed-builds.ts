import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { filesOf, ROOT } from './dist';
import { buildMade, commandFor, type MadeSite, makeSite, PRODUCTION } from './made-site';

/** Differs whenever any file of a folder does. */
export function hashOfFolder(folder: string): string {
  const hash = createHash('sha1');
  for (const file of filesOf(folder)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

export function startBuild(site: MadeSite): ChildProcess {
  return spawn(process.execPath, commandFor(site), { cwd: ROOT, stdio: 'pipe', env: PRODUCTION });
}

/** Changes a text, so that the next build is another one. */
export function changeSite(site: MadeSite, words: string): void {
  const file = join(ROOT, site.content, 'content/docs/intro/introduction.md');
  writeFileSync(file, `${readFileSync(file, 'utf8').replace(/\n+Now .*\n$/, '\n')}\nNow ${words}.\n`);
}

/** Kills builds with SIGKILL, spread over their whole time: what stays is the site before, or the complete new one. */
export async function expectWholeSite(kills: number): Promise<void> {
  const site = makeSite('killed', 3);
  const dist = join(ROOT, site.dist);
  const started = performance.now();
  expect(buildMade(site).status).toBe(0);
  const whole = performance.now() - started;
  let last = hashOfFolder(dist);
  for (let kill = 0; kill < kills; kill++) {
    changeSite(site, `number ${kill}`);
    const child = startBuild(site);
    const exited = once(child, 'exit');
    await Promise.race([sleep((whole * 1.2 * (kill + Math.random())) / kills), exited]);
    child.kill('SIGKILL');
    await exited;
    expect(existsSync(dist)).toBe(true);
    const found = hashOfFolder(dist);
    if (found === last) continue;
    // Another site than the last: a build of the same content changes nothing in it.
    expect(buildMade(site).status).toBe(0);
    expect(hashOfFolder(dist)).toBe(found);
    last = found;
  }
  expect(buildMade(site).status).toBe(0);
  for (const leftover of ['building', 'previous', 'lock'])
    expect(existsSync(`${dist}.${leftover}`), leftover).toBe(false);
}
