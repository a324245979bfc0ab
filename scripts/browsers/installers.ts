/** Ways to install a browser. Each starts it afterwards, because an installer can succeed in vain. */
import { cacheSettings, FEW_RETRIES, npmCommand } from '../npm-command.mjs';
import { packageScript } from '../packages';
import type { Attempt, AttemptResult } from './attempt';
import { findOnPath } from './find-on-path';
import type { Machine } from './machine';
import type { unpackChromium } from './npm-package';

/** Debian's packages: the first for the back/forward cache, the second for everything else. */
export const DEBIAN_PACKAGES = ['chromium', 'chromium-headless-shell'];

type Retry = () => Promise<AttemptResult>;

/** Playwright's own build, which Playwright keeps in the home folder. */
export function playwrightDownload(machine: Machine, retry: Retry): Attempt {
  const run = async (): Promise<AttemptResult> => {
    machine.log('Browser: downloading Chromium with Playwright ...');
    const script = packageScript('@playwright/test', 'playwright');
    const reason = await machine.run({
      file: process.execPath,
      args: [script, 'install', 'chromium'],
      shell: false,
    });
    return reason ? { reason } : retry();
  };
  return { name: 'Playwright’s download', run };
}

/** Ubuntu's package is a wrapper that does not start in containers, so only Debian's is installed. */
export function debianPackages(machine: Machine, retry: Retry): Attempt {
  const run = async (): Promise<AttemptResult> => {
    const { env, distribution, isRoot, ask, log } = machine;
    if (distribution !== 'debian') return { reason: 'this is not Debian' };
    if (!isRoot) return { reason: 'only root can install packages' };
    if (findOnPath(['apt-get'], env).length === 0) return { reason: 'there is no apt-get' };
    if (env.CI !== 'true') {
      if (!ask) return { reason: 'nobody can be asked for permission, and CI is not "true"' };
      if (!(await ask(`Install Debian’s packages ${DEBIAN_PACKAGES.join(' and ')}?`)))
        return { reason: 'declined' };
    }
    log(`Browser: installing Debian’s packages ${DEBIAN_PACKAGES.join(' and ')} ...`);
    const install = ['install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES];
    for (const args of [['update'], install]) {
      const reason = await machine.run(
        { file: 'apt-get', args, shell: false },
        { DEBIAN_FRONTEND: 'noninteractive' },
      );
      if (reason) return { reason: `apt-get ${args[0]}: ${reason}` };
    }
    return retry();
  };
  return { name: 'Debian’s packages', run };
}

/** The headless Chromium in a package of the npm registry, with the libraries and fonts that it needs. */
export function npmPackage(machine: Machine, retry: Retry, unpack: typeof unpackChromium): Attempt {
  const run = async (): Promise<AttemptResult> => {
    const { platform, arch, hasGlibc, log } = machine;
    if (platform !== 'linux' || arch !== 'x64') return { reason: `there is none for ${platform} ${arch}` };
    if (!hasGlibc) return { reason: 'it needs glibc, which this system does not have' };
    log('Browser: fetching Chromium from the npm registry (70 MB) ...');
    const fetch = (words: readonly string[]) =>
      machine.run(npmCommand([...FEW_RETRIES, ...words]), cacheSettings('.'));
    try {
      const reason = await unpack({ fetch, log });
      return reason ? { reason } : await retry();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { reason: reason.startsWith('ENOSPC') ? `${reason}; it needs 250 MB` : reason };
    }
  };
  return { name: 'npm package', run };
}
