/** The part of the WebDriver protocol that the flows need. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface WebDriver {
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Presses keys one after the other; see `KEYS` for those without a character. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** The value of a JavaScript expression in the page. */
  readonly read: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Keys without a character have code points of their own. */
export const KEYS = { escape: '\uE00C' } as const;

/** A driver needs time to start. */
const MAX_STARTING_MS = 20_000;

export async function createSession(address: string, capabilities: object): Promise<WebDriver> {
  await started(address);
  const { sessionId } = (await ask(address, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const command = (method: string, path: string, body?: object) =>
    ask(address, method, `/session/${sessionId}${path}`, body);
  return {
    open: async (url) => void (await command('POST', '/url', { url })),
    reload: async () => void (await command('POST', '/refresh', {})),
    press: async (...keys) => {
      const actions = keys.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    read: (expression) => command('POST', '/execute/sync', { script: `return ${expression};`, args: [] }),
    close: async () => void (await command('DELETE', '')),
  };
}

async function started(address: string): Promise<void> {
  const end = performance.now() + MAX_STARTING_MS;
  for (;;) {
    try {
      await fetch(`${address}/status`);
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(100);
    }
  }
}

async function ask(address: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { message = '' } = value as { message?: string };
  throw new Error(`${method} ${path}: ${message}`);
}
