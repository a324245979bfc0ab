import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './dist';

const PATHS = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The nginx command, or the reason why it is missing. */
export type FoundNginx = { readonly command: string } | { readonly missing: string };

/** Finds nginx. Only CI installs it, from Debian's packages. */
export function findNginx(): FoundNginx {
  const command = installed() ?? (process.env.CI === 'true' ? install() : undefined);
  return command ? { command } : { missing: 'nginx is not installed (Debian: apt-get install nginx-light)' };
}

function install(): string | undefined {
  succeeds('apt-get', ['update']);
  succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light']);
  return installed();
}

function installed(): string | undefined {
  return PATHS.find((path) => succeeds(path, ['-v']));
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

export interface RunningNginx {
  readonly process: ChildProcess;
  /** The contents of its error log. */
  readonly errors: () => string;
}

/** Serves a built site with deploy/nginx.conf from a separate nginx. */
export async function startNginx(command: string, dist: string, port: number): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const errorLog = join(folder, 'error.log');
  const server = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/srv/ligo-docs', dist)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('/etc/nginx/ligo-docs/', `${folder}/none/`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  const config = [
    process.getuid?.() === 0 ? 'user root;' : '',
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${errorLog} warn;`,
    // As in Debian's nginx.
    'events { worker_connections 768; }',
    'http {',
    '  access_log off;',
    ...temporary,
    server,
    '}',
  ].join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  const check = spawnSync(command, ['-t', '-p', folder, '-c', file], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const running = spawn(command, ['-p', folder, '-c', file], { stdio: 'ignore' });
  await untilListening(port, running);
  return { process: running, errors: () => readFileSync(errorLog, 'utf8') };
}

async function untilListening(port: number, running: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200 && running.exitCode === null; tries++) {
    if (await canConnect(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not start.');
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(!socket.destroy().connecting));
    socket.once('error', () => resolve(false));
  });
}
