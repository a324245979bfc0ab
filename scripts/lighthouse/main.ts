/** `npm run lighthouse`: Lighthouse's scores for five pages of the built site, on its simulated phone. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { siteServer } from '../../packages/site/src/generator/serve/site-server';
import { browserSettings } from '../browsers/chromium';
import { runNode } from '../node-process';
import { runNpm } from '../npm.mjs';
import { GOALS, linesFor, type Report, scoresOf } from './scores';

/** Fetched when it is needed: it has 200 packages, and no other command uses it. Version 13 needs Node 22. */
const PACKAGE = 'lighthouse@12.8.2';
const CACHE = '.cache/lighthouse';
const FLAGS = '--headless=new --no-sandbox --disable-gpu';

export async function main(
  _command: string,
  _args: readonly string[],
  { root }: { root: string },
): Promise<number> {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'index.html.br')))
    return fail('There is no compressed site in dist/. Run npm run build -- --compress first.');
  const browser = await browserSettings();
  if ('missing' in browser) return fail(browser.missing);
  const cli = join(root, CACHE, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(cli) && !fetchLighthouse(root)) return fail(`${PACKAGE} could not be fetched.`);
  const server = await siteServer(dist, '/');
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  let isGood = true;
  try {
    for (const goal of GOALS) {
      const report = await audit(cli, origin + goal.path, { CHROME_PATH: browser.CHROMIUM_PATH });
      const scores = scoresOf(report, goal);
      isGood &&= scores.every((score) => score.isGood);
      for (const line of linesFor(goal.path, scores)) console.log(line);
    }
  } finally {
    server.close();
  }
  return isGood ? 0 : 1;
}

function fetchLighthouse(root: string): boolean {
  console.log(`Fetching ${PACKAGE} from the npm registry ...`);
  const folder = join(root, CACHE);
  mkdirSync(folder, { recursive: true });
  return runNpm(['install', '--no-save', '--prefix', folder, PACKAGE], { cwd: root });
}

async function audit(cli: string, url: string, env: NodeJS.ProcessEnv): Promise<Report> {
  const file = join(CACHE, 'report.json');
  const args = [url, '--output=json', `--output-path=${file}`, `--chrome-flags=${FLAGS}`, '--quiet'];
  const { ok, output } = await runNode([cli, ...args], { env });
  if (!ok) throw new Error(`Lighthouse failed for ${url}:\n${output}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function fail(message: string): number {
  console.error(message);
  return 1;
}
