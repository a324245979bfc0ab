/** `npm run bench:load`: the finished site behind nginx with deploy/nginx.conf, under the load of many connections. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSite } from './export/read-site.mjs';
import { ROOT, WORK } from './paths.mjs';
import { writeReport } from './report/write.mjs';
import { measured } from './results.mjs';

const CONNECTIONS = 500;
const SECONDS = 30;
/** One core asks and the other answers; with more, nginx would wait for a core and not for the network. */
const THREADS = 1;
const PORT = 4390;

const dist = join(WORK, 'load/dist');
const { findNginx, startNginx } = await nginxHelper();
const nginx = findNginx();
if ('missing' in nginx) fail(nginx.missing);
if (!findWrk()) fail('wrk is not installed: get it from your packages (Debian: apt-get install wrk).');
console.log('Building the site with its packed forms ...');
run(process.execPath, ['scripts/run.mjs', 'build', '--pack', '--out', dist]);
const script = join(WORK, 'load/pages.lua');
writeFileSync(script, luaOf(addressesOf(dist)));
const server = await startNginx(nginx.command, dist, PORT);
try {
  console.log(`${CONNECTIONS} connections for ${SECONDS} s ...`);
  const result = await measured('load-ours', () => readWrk(underLoad(script)));
  console.log(result);
  const complaints = server.errors();
  if (complaints) console.log(`nginx says:\n${complaints.slice(0, 2000)}`);
  if (result.errors > 0 || complaints) process.exitCode = 1;
} finally {
  server.process.kill();
}
console.log(`${writeReport()} is written`);

/** The tests' own way to start nginx. It is written in TypeScript, which the oldest Node here cannot read. */
async function nginxHelper() {
  const { build } = await import('rolldown');
  mkdirSync(join(WORK, 'load'), { recursive: true });
  // The helper finds the project two folders above itself.
  const file = join(WORK, 'nginx.mjs');
  await build({
    input: join(ROOT, 'tests/helpers/nginx.ts'),
    platform: 'node',
    tsconfig: false,
    output: { file },
  });
  return import(pathToFileURL(file).href);
}

function findWrk() {
  const works = () => spawnSync('wrk', ['-v']).error === undefined;
  if (works()) return true;
  if (process.getuid?.() !== 0) return false;
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'wrk']);
  return works();
}

function underLoad(pages) {
  const args = ['-t', THREADS, '-c', CONNECTIONS, '-d', `${SECONDS}s`, '--latency', '-s', pages];
  return run('wrk', [...args.map(String), `http://127.0.0.1:${PORT}`]);
}

/** Pages of all versions in turn, as browsers ask for them. */
function addressesOf(folder) {
  return readSite(folder).flatMap(({ path, pages }) => pages.map(({ id }) => `${path}/${id}`));
}

function luaOf(addresses) {
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

/** What wrk prints, as figures. It is silent about errors when there were none. */
function readWrk(text) {
  const number = (pattern) => Number(pattern.exec(text)?.[1] ?? 0);
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text);
  const [connect, read, write, timeout] = (socket ?? [0, 0, 0, 0, 0]).slice(1).map(Number);
  const refused = number(/Non-2xx or 3xx responses: (\d+)/);
  return {
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    errors: connect + read + write + timeout + refused,
    errorKinds: { connect, read, write, timeout, refused },
    p50: /50%\s+(\S+)/.exec(text)?.[1],
    p99: /99%\s+(\S+)/.exec(text)?.[1],
    transfer: /Transfer\/sec:\s+(\S+)/.exec(text)?.[1],
  };
}

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) fail(`${command} failed:\n${stderr || stdout}`);
  return stdout;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
