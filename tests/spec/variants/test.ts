import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { siteHandler } from '../../../packages/site/src/generator/serve/site-handler';
import { folderOf, type Variant } from './build';

interface Options {
  /** The variant of the site that the tests of a file visit. */
  readonly variant: Variant;
}

interface Fixtures extends Options {
  /** The address of a variant, which is served from the first call on. */
  readonly addressOf: (variant: Variant) => Promise<string>;
}

/** Runs until the worker exits. A worker fixture would start another worker, with another browser. */
const servers = new Map<Variant, Promise<Server>>();

/** Tests of a differently configured site. */
export const test = base.extend<Fixtures>({
  variant: ['busy', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: the form of fixtures
  addressOf: ({}, use) =>
    use(async (variant) => {
      const server = servers.get(variant) ?? serve(variant);
      servers.set(variant, server);
      return `http://localhost:${((await server).address() as AddressInfo).port}`;
    }),
  baseURL: async ({ variant, addressOf }, use) => use(await addressOf(variant)),
});

async function serve(variant: Variant): Promise<Server> {
  const server = createServer(await siteHandler(folderOf(variant), variant === 'sub' ? '/sub/' : '/'));
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

export { expect } from '@playwright/test';
