/** Runs a command and tells how long it took and how much memory it and its children held at most. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const SAMPLED_EVERY_MS = 200;
const PAGE_BYTES = 4096;
const TAIL = 2000;

/** Answers with `seconds`, `peakBytes`, `code`, the end of the output, and why it was stopped, if it was. */
export function timedRun(command, args, { cwd, env = {}, mostSeconds = 600, mostBytes = 6e9 }) {
  return new Promise((resolve) => {
    const from = process.hrtime.bigint();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let peakBytes = 0;
    let output = '';
    let stopped;
    const seconds = () => Number(process.hrtime.bigint() - from) / 1e9;
    const note = (chunk) => {
      output = (output + chunk).slice(-TAIL);
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    const timer = setInterval(() => {
      const bytes = bytesOfGroup(child.pid);
      peakBytes = Math.max(peakBytes, bytes);
      if (bytes > mostBytes) stop(`stopped at ${(mostBytes / 1e9).toFixed(0)} GB of memory`);
      else if (seconds() > mostSeconds) stop(`stopped after ${mostSeconds} s`);
    }, SAMPLED_EVERY_MS);
    const stop = (why) => {
      if (stopped) return;
      stopped = why;
      process.kill(-child.pid, 'SIGKILL');
    };
    child.on('close', (code) => {
      clearInterval(timer);
      resolve({ seconds: seconds(), peakBytes, code, stopped, output });
    });
  });
}

/** What all processes of a group hold in memory, as Linux tells it; nothing is known elsewhere. */
function bytesOfGroup(group) {
  let pages = 0;
  for (const name of processNames()) {
    try {
      const [, state] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ');
      if (Number(state.split(' ')[2]) !== group) continue;
      pages += Number(readFileSync(`/proc/${name}/statm`, 'utf8').split(' ')[1]);
    } catch {
      // The process has ended meanwhile.
    }
  }
  return pages * PAGE_BYTES;
}

function processNames() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
