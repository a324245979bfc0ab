/** What the attempts need to know about the machine, and what they may do on it. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { Command } from '../npm-command.mjs';
import { whyNotStarted } from './start-browser';

export interface Machine {
  readonly env: NodeJS.ProcessEnv;
  /** Node's names of the system and the processor. */
  readonly platform: string;
  readonly arch: string;
  /** Whether the C library is glibc, for which most programs are built. */
  readonly hasGlibc: boolean;
  /** `ID` in /etc/os-release, for example `debian`; empty on other systems. */
  readonly distribution: string;
  readonly isRoot: boolean;
  /** Undefined if the browser starts, otherwise the reason. */
  readonly whyNotStarted: (path: string) => Promise<string | undefined>;
  /** Runs a command and shows what it says. Undefined if it succeeds, otherwise the reason. */
  readonly run: (command: Command, env?: NodeJS.ProcessEnv) => Promise<string | undefined>;
  /** Undefined if there is nobody to answer. */
  readonly ask: ((question: string) => Promise<boolean>) | undefined;
  readonly log: (line: string) => void;
}

export function thisMachine(log: (line: string) => void): Machine {
  const canAnswer = process.stdin.isTTY && process.stdout.isTTY;
  return {
    env: process.env,
    platform: process.platform,
    arch: process.arch,
    hasGlibc: usesGlibc(),
    distribution: distribution(),
    isRoot: process.getuid?.() === 0,
    whyNotStarted,
    run: runVisibly,
    ask: canAnswer ? askOnTerminal : undefined,
    log,
  };
}

function usesGlibc(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}

function distribution(): string {
  try {
    return /^ID="?([\w-]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}

/** A command that is still running when this process ends is stopped. */
function runVisibly(
  { file, args, shell }: Command,
  env: NodeJS.ProcessEnv = {},
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      shell,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const stop = () => child.kill();
    process.on('exit', stop);
    const finish = (reason?: string) => {
      process.off('exit', stop);
      resolve(reason);
    };
    child.on('error', (error) => finish(error.message));
    child.on('close', (code, signal) =>
      finish(code === 0 ? undefined : `it ended with ${signal ?? `code ${code}`}`),
    );
  });
}

async function askOnTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}
