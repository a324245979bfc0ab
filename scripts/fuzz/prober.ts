/** Probes programs in a child process, which is replaced when it exceeds its time or its memory. */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { ProbeInput, ProbeOutput } from './probe';

export type Probed = ProbeOutput | { readonly ended: 'time' | 'memory' };

export const PROBE_FLAG = '--probe';

/** What is measured: the commands may use this much memory. */
const MEMORY_MB = 512;

export interface Prober {
  readonly probe: (input: ProbeInput, limitMs: number) => Promise<Probed>;
  readonly close: () => void;
}

export function createProber(): Prober {
  let child: ChildProcess | undefined;
  const open = () =>
    new Promise<ChildProcess>((resolve, reject) => {
      const started = fork('scripts/run.mjs', ['fuzz', PROBE_FLAG], {
        execArgv: [`--max-old-space-size=${MEMORY_MB}`],
        stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
      });
      started.once('message', () => resolve(started));
      started.once('error', reject);
    });
  const close = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    close,
    async probe(input, limitMs) {
      child ??= await open();
      const running = child;
      return new Promise<Probed>((resolve) => {
        const finish = (probed: Probed) => {
          clearInterval(timer);
          running.removeAllListeners();
          if ('ended' in probed) close();
          resolve(probed);
        };
        const start = cpuTimeOf(running.pid);
        const timer = setInterval(() => {
          if (cpuTimeOf(running.pid) - start > limitMs) finish({ ended: 'time' });
        }, 200);
        running.once('message', (output) => finish(output as ProbeOutput));
        running.once('exit', () => finish({ ended: 'memory' }));
        running.send(input);
      });
    },
  };
}

/** Where the system does not say how long a process has computed, the time of the clock counts. */
function cpuTimeOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0] = fields.slice(USER_TIME, USER_TIME + 2).map(Number);
    return (user + system) * MS_PER_TICK;
  } catch {
    return performance.now();
  }
}

const MS_PER_TICK = 10;

/** The position of the time in the status, counted after the name of the process. */
const USER_TIME = 11;
