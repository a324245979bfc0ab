import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts } from './free-ports';

async function listenOn(port: number) {
  const server = createServer();
  await new Promise<void>((listening) => server.listen({ port, host: 'localhost' }, listening));
  return { [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(() => closed())) };
}

test('ports are four in a row that nothing listens on', async () => {
  const port = await freePorts();
  await using _first = await listenOn(port);
  await using _last = await listenOn(port + 3);
  expect(await freePorts()).not.toBe(port);
});

test('a group with one taken port is skipped', async () => {
  const first = await freePorts();
  await using _taken = await listenOn(first + 2);
  expect(await freePorts(0, first, first + 8)).toBe(first + 4);
});

test('if all are taken, the message says what to do', async () => {
  const first = await freePorts();
  await using _taken = await listenOn(first + 1);
  await expect(freePorts(0, first, first + 4)).rejects.toThrow(/are free between .* set TEST_PORT/);
});
