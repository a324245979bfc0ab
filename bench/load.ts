/** `npm run bench:load`: load-tests the built site behind nginx (deploy/nginx.conf) with many connections. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNginx, startNginx } from '../tests/helpers/nginx';
import { readSite } from './export/read-site';
import type { Load } from './figures';
import { ROOT, WORK } from './paths';
import { writeReport } from './report/write';
import { measured } from './results';

const CONNECTIONS = 500;
const SECONDS = 30;
/** One core for requests and one for nginx; with more threads, nginx would compete for a core. */
const THREADS = 1;
const PORT = 4390;

export async function main(): Promise<number> {
  const nginx = findNginx();
  if ('missing' in nginx) return fail(nginx.missing);
  if (spawnSync('wrk', ['-v']).error)
    return fail('wrk is not installed. Install it with your package manager (Debian: apt-get install wrk).');
  const dist = join(WORK, 'load/dist');
  console.log('Building the site with precompressed files ...');
  run(process.execPath, ['scripts/run.mjs', 'build', '--compress', '--out', dist]);
  mkdirSync(join(WORK, 'load'), { recursive: true });
  const script = join(WORK, 'load/pages.lua');
  writeFileSync(script, luaFor(addressesOf(dist)));
  const server = await startNginx(nginx.command, dist, PORT);
  try {
    console.log(`${CONNECTIONS} connections for ${SECONDS} s ...`);
    const result = await measured('load', 'ours', () => readWrk(runWrk(script)));
    console.log(result);
    const complaints = server.errors();
    if (complaints) console.log(`nginx reports:\n${complaints.slice(0, 2000)}`);
    console.log(`Wrote ${writeReport()}`);
    return result.errors > 0 || complaints ? 1 : 0;
  } finally {
    server.process.kill();
  }
}

function runWrk(script: string): string {
  const args = ['-t', THREADS, '-c', CONNECTIONS, '-d', `${SECONDS}s`, '--latency', '-s', script];
  return run('wrk', [...args.map(String), `http://127.0.0.1:${PORT}`]);
}

/** Pages of all versions, interleaved, as browsers request them. */
function addressesOf(folder: string): string[] {
  return readSite(folder).flatMap(({ path, pages }) => pages.map(({ id }) => `${path}/${id}`));
}

function luaFor(addresses: readonly string[]): string {
  return [
    `local pages = { ${addresses.map((address) => `"${address}"`).join(', ')} }`,
    'local at = 0',
    'wrk.headers["accept-encoding"] = "gzip, br"',
    'request = function()',
    '  at = at % #pages + 1',
    '  return wrk.format("GET", pages[at])',
    'end',
  ].join('\n');
}

/** The figures in the output of wrk, which mentions errors only when there were some. */
function readWrk(text: string): Load {
  const word = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
  const number = (pattern: RegExp) => Number(word(pattern) || 0);
  const errorKinds = {
    connect: number(/Socket errors: connect (\d+)/),
    read: number(/Socket errors:.* read (\d+)/),
    write: number(/Socket errors:.* write (\d+)/),
    timeout: number(/Socket errors:.* timeout (\d+)/),
    refused: number(/Non-2xx or 3xx responses: (\d+)/),
  };
  return {
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    errors: Object.values(errorKinds).reduce((sum, one) => sum + one, 0),
    errorKinds,
    p50: word(/50%\s+(\S+)/),
    p99: word(/99%\s+(\S+)/),
    transfer: word(/Transfer\/sec:\s+(\S+)/),
  };
}

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed:\n${stderr || stdout}`);
  return stdout;
}

function fail(message: string): number {
  console.error(message);
  return 1;
}
