/** Finds Debian's WebKit, which is driven by WebDriver because Playwright drives only its own build. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findOnPath, isExecutable } from './find-on-path';
import { createSession, type WebDriver } from './webdriver';

export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  /** Starts a display where there is none. */
  readonly display?: string;
}

/** Where programs of WebKitGTK are, below which each version has a folder. */
const LIBRARIES = '/usr/lib';

/** The programs; or the reason why WebKit cannot be started. */
export function systemWebKit(
  env: NodeJS.ProcessEnv = process.env,
  libraries = LIBRARIES,
): WebKitPaths | { readonly missing: string } {
  const [driver] = findOnPath(['WebKitWebDriver'], env);
  const browser = browserBelow(libraries);
  if (!driver || !browser)
    return { missing: 'install webkit2gtk-driver and xvfb, or npx playwright install webkit' };
  if (env.DISPLAY) return { driver, browser };
  const [display] = findOnPath(['Xvfb'], env);
  return display ? { driver, browser, display } : { missing: 'there is no display: install xvfb' };
}

function browserBelow(libraries: string): string | undefined {
  const foldersIn = (folder: string) => {
    try {
      return readdirSync(folder).map((name) => join(folder, name));
    } catch {
      return [];
    }
  };
  return foldersIn(libraries)
    .flatMap(foldersIn)
    .filter((folder) => /webkit2?gtk-\d/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isExecutable);
}

/** Starts WebKit for a task, and ends it afterwards. */
export async function withWebKit<Result>(
  { driver, browser, display }: WebKitPaths,
  task: (webkit: WebDriver) => Promise<Result>,
): Promise<Result> {
  const started: ChildProcess[] = [];
  const start = (...[file, args, options]: [string, string[], object]) => {
    const child = spawn(file, args, options);
    started.unshift(child);
    return child;
  };
  try {
    const screen = display === undefined ? process.env.DISPLAY : await startDisplay(display, start);
    const port = await freePort();
    start(driver, [`--port=${port}`], {
      stdio: 'ignore',
      // Containers forbid the sandbox, and virtual displays have no graphics card.
      env: {
        ...process.env,
        DISPLAY: screen,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    });
    const session = await createSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    });
    try {
      return await task(session);
    } finally {
      await session.close();
    }
  } finally {
    for (const child of started) child.kill();
  }
}

/** The server chooses a free number, and writes it when it is ready. */
function startDisplay(
  file: string,
  start: (file: string, args: string[], options: object) => ChildProcess,
): Promise<string> {
  const child = start(file, ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
