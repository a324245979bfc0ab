import { spawn } from 'node:child_process';

export interface Finished {
  readonly ok: boolean;
  /** Standard output and standard error, interleaved as they arrived. */
  readonly output: string;
}

export interface NodeOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Gets each line of standard output as it arrives. */
  readonly onLine?: (line: string) => void;
}

/** Runs a script with Node in the project root and captures its output. */
export function runNode(args: readonly string[], { env, onLine }: NodeOptions = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let unfinishedLine = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const lines = (unfinishedLine + chunk.toString()).split('\n');
      unfinishedLine = lines.pop() ?? '';
      if (onLine) for (const line of lines) onLine(line);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}
