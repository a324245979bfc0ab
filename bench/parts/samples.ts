/** The first hover, edit and run of a sample: on our pages, and with the tools that TypeScript's documentation uses. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { runNpm } from '../../scripts/npm.mjs';
import { packageScript } from '../../scripts/packages';
import type { SampleUse, SampleUseName } from '../figures';
import { launchBrowser } from '../measure/browser';
import { measureFirstUse } from '../measure/first-use';
import { serveFolder } from '../measure/server';
import { slowLine } from '../measure/slow-line';
import { BENCH, WORK } from '../paths';
import { log } from '../progress';
import { measured } from '../results';
import { type FirstUseSteps, ourSite, PAGES } from '../sites';

/** A VitePress site with Twoslash, and with Monaco and TypeScript as in TypeScript's playground. */
const PEER = join(WORK, 'samples');
const PEER_DIST = join(PEER, '.vitepress/dist');
const PACKAGES = ['@shikijs/vitepress-twoslash', 'monaco-editor', 'typescript', 'vitepress'];

type SampleSteps = Readonly<Record<SampleUseName, FirstUseSteps>>;

const OURS: SampleSteps = {
  hover: { page: PAGES.first, target: '.s-jsligo .f', text: 'length', action: 'hover', shows: '.name-card' },
  edit: { page: PAGES.first, target: '.fails .s-jsligo .tool-edit', action: 'click', shows: '.live-problem' },
  run: { page: PAGES.first, target: '.s-jsligo .tool-run', action: 'click', shows: '.live-note' },
};

const PEERS: SampleSteps = {
  hover: {
    page: '/hover',
    target: '.twoslash-hover',
    text: 'highest',
    action: 'hover',
    shows: '.twoslash-floating.v-popper__popper',
  },
  edit: { page: '/editor', target: 'button.edit', action: 'click', shows: '.squiggly-error' },
  run: { page: '/editor', target: 'button.run', action: 'click', shows: 'pre.output' },
};

export async function measureSamples(rounds: number): Promise<void> {
  const browser = await launchBrowser();
  const measure = async (folder: string, steps: SampleSteps) => ({
    hover: await repeat(rounds, () => measureUse(browser, folder, steps.hover)),
    edit: await repeat(rounds, () => measureUse(browser, folder, steps.edit)),
    run: await repeat(rounds, () => measureUse(browser, folder, steps.run)),
  });
  try {
    buildPeer();
    await measured('samples', 'ours', async () => {
      log('This site: samples');
      const ours = await measure(ourSite().distFolder, OURS);
      log('Twoslash, Monaco and TypeScript: samples');
      return { ours, peers: await measure(PEER_DIST, PEERS), versions: versions() };
    });
  } catch (error) {
    log(`The samples could not be measured; the previous figures are kept: ${error}`);
  } finally {
    await browser.close();
  }
}

function buildPeer(): void {
  cpSync(join(BENCH, 'peers/samples'), PEER, { recursive: true });
  if (existsSync(PEER_DIST)) return;
  log('installing and building the peers’ samples');
  if (!runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: PEER }))
    throw new Error(`npm ci failed in ${PEER}.`);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=4096', packageScript('vitepress', 'vitepress', PEER), 'build'],
    { cwd: PEER, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The peers’ samples could not be built: ${stderr}`);
}

async function measureUse(browser: Browser, folder: string, steps: FirstUseSteps): Promise<SampleUse> {
  const { base, sent, stop } = await serveFolder(folder, slowLine());
  try {
    const { shown, longestTask } = await measureFirstUse(browser, base, steps, 'processor');
    if (shown === undefined) throw new Error(`${steps.shows} was not shown on ${steps.page}.`);
    return { shown, longestTask, bytes: sent() };
  } finally {
    stop();
  }
}

async function repeat<T>(rounds: number, measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < rounds; round++) results.push(await measure());
  return results;
}

function versions(): Record<string, string> {
  return Object.fromEntries(
    PACKAGES.map((name) => {
      const file = join(PEER, 'node_modules', name, 'package.json');
      return [name, JSON.parse(readFileSync(file, 'utf8')).version];
    }),
  );
}
