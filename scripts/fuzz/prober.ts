/** Probes programs in a child process, which is replaced when it exceeds its time or its memory. */
import { type ChildProcess, fork } from 'node:child_process';
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
          clearTimeout(timer);
          running.removeAllListeners();
          if ('ended' in probed) close();
          resolve(probed);
        };
        const timer = setTimeout(() => finish({ ended: 'time' }), limitMs);
        running.once('message', (output) => finish(output as ProbeOutput));
        running.once('exit', () => finish({ ended: 'memory' }));
        running.send(input);
      });
    },
  };
}
