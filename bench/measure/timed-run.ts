/** Runs a Node program and measures its time and the peak memory of all its processes. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_INTERVAL_MS = 200;
const PAGE_BYTES = 4096;
const OUTPUT_TAIL = 2000;

interface RunOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly maxSeconds: number;
  readonly maxBytes: number;
}

export interface TimedRun {
  readonly seconds: number;
  readonly peakBytes: number;
  /** The reason for a failure. */
  readonly failed?: string;
}

export function timedRun(
  args: readonly string[],
  { cwd, env, maxSeconds, maxBytes }: RunOptions,
): Promise<TimedRun> {
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let peakBytes = 0;
    let output = '';
    let stopped: string | undefined;
    const seconds = () => (performance.now() - start) / 1000;
    const append = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_TAIL);
    };
    const stop = (reason: string) => {
      if (stopped || !child.pid) return;
      stopped = reason;
      process.kill(-child.pid, 'SIGKILL');
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    const timer = setInterval(() => {
      const bytes = child.pid ? bytesOfGroup(child.pid) : 0;
      peakBytes = Math.max(peakBytes, bytes);
      if (bytes > maxBytes) stop(`stopped at ${(maxBytes / 1e9).toFixed(0)} GB of memory`);
      else if (seconds() > maxSeconds) stop(`stopped after ${maxSeconds} s`);
    }, SAMPLE_INTERVAL_MS);
    child.on('close', (code) => {
      clearInterval(timer);
      resolve({
        seconds: seconds(),
        peakBytes,
        ...(code !== 0 && { failed: stopped ?? reasonIn(output) }),
      });
    });
  });
}

/** The first error line of a failed build. */
function reasonIn(output: string): string {
  return /out of memory/i.test(output)
    ? 'out of memory'
    : `failed: ${output.split('\n').find((line) => /error/i.test(line)) ?? output.slice(-200)}`;
}

/** The memory of all processes in a group. Available only on Linux; elsewhere 0. */
function bytesOfGroup(group: number): number {
  let pages = 0;
  for (const name of processNames()) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1] ?? '';
      if (Number(stat.split(' ')[2]) !== group) continue;
      pages += Number(readFileSync(`/proc/${name}/statm`, 'utf8').split(' ')[1]);
    } catch {
      // The process has exited in the meantime.
    }
  }
  return pages * PAGE_BYTES;
}

function processNames(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
