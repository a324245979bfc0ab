/** Real old versions of Chromium, from the packages of @sparticuz/chromium; fetched into the cache when a test asks for one. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';

const CACHE = resolve('node_modules/.cache/old-chromium');

/** The folder of an unpacked version; undefined where the registry cannot be reached or the machine is another one. */
export function fetchChromium(version: string): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(CACHE, version);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  try {
    const packing = ['pack', `@sparticuz/chromium@${version}`, '--pack-destination', partial, '--silent'];
    execFileSync('npm', packing, { stdio: 'pipe', timeout: 300_000 });
  } catch {
    return undefined;
  }
  const unpack = (archive: string) => execFileSync('tar', ['xf', archive, '-C', partial]);
  unpack(join(partial, `sparticuz-chromium-${version}.tgz`));
  const read = (name: string) => brotliDecompressSync(readFileSync(join(partial, 'package/bin', name)));
  writeFileSync(join(partial, 'chromium'), read('chromium.br'), { mode: 0o755 });
  for (const name of ['aws.tar', 'swiftshader.tar']) {
    writeFileSync(join(partial, name), read(`${name}.br`));
    unpack(join(partial, name));
  }
  renameSync(partial, folder);
  return folder;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: {
    readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
  };
  readonly result?: {
    readonly targetId?: string;
    readonly sessionId?: string;
    readonly result?: { readonly value?: unknown };
    readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
  };
  readonly error?: { readonly message: string };
}

/** A window of an old browser. Playwright does not speak to it, so this does, in the DevTools protocol. */
export interface OldPage {
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression, or of its promise. */
  readonly value: (expression: string) => Promise<unknown>;
  /** Waits until an expression is true; otherwise an error names it. */
  readonly until: (expression: string) => Promise<void>;
  /** What scripts have thrown. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

const WAIT_MS = 30_000;

export async function startChromium(folder: string, width: number, height: number): Promise<OldPage> {
  const flags = ['--headless', '--no-sandbox', '--single-process', '--no-zygote', '--disable-gpu'];
  const profile = join(folder, `profile-${process.pid}`);
  const size = `--window-size=${width},${height}`;
  const browser = spawn(
    join(folder, 'chromium'),
    [...flags, size, '--remote-debugging-pipe', `--user-data-dir=${profile}`],
    {
      env: {
        ...process.env,
        LD_LIBRARY_PATH: [join(folder, 'lib'), join(folder, 'aws/lib'), folder].join(':'),
        FONTCONFIG_PATH: folder,
      },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  );
  const [, , , input, output] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  const errors: string[] = [];
  const waiting = new Map<number, (message: Message) => void>();
  let rest = '';
  output.on('data', (data: Buffer) => {
    const texts = (rest + data.toString()).split('\0');
    rest = texts.pop() ?? '';
    for (const text of texts) receive(JSON.parse(text));
  });
  const receive = (message: Message) => {
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method === 'Runtime.exceptionThrown')
      errors.push(
        message.params?.exceptionDetails?.exception?.description ?? 'an error without a description',
      );
  };
  let count = 0;
  let session: string | undefined;
  const send = (method: string, params: object = {}) =>
    new Promise<NonNullable<Message['result']>>((resolve, reject) => {
      const id = ++count;
      const timer = setTimeout(() => reject(new Error(`${method} was not answered.`)), WAIT_MS);
      waiting.set(id, ({ result = {}, error }) => {
        clearTimeout(timer);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      input.write(`${JSON.stringify({ id, method, params, sessionId: session })}\0`);
    });
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  session = (await send('Target.attachToTarget', { targetId, flatten: true })).sessionId;
  await send('Page.enable');
  await send('Runtime.enable');
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  const value = async (expression: string) => {
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression);
    return result?.value;
  };
  const until = async (expression: string) => {
    const end = Date.now() + WAIT_MS;
    while (Date.now() < end) {
      // A page that is loading has no document for a moment.
      if (await value(expression).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`Never became true: ${expression}`);
  };
  return {
    open: async (url) => {
      await send('Page.navigate', { url });
      await until(`location.href.startsWith(${JSON.stringify(url)}) && document.readyState === 'complete'`);
    },
    value,
    until,
    errors,
    close: async () => {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
