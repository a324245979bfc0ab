/**
 * Throttles the connection in the server. The browser's own throttling applies to the requests of a page,
 * but not to those of its workers.
 */
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { LATENCY_MS, MBIT } from './browser';

export interface Line {
  readonly send: (response: ServerResponse, bytes: Buffer) => void;
}

const BYTES_PER_MS = (MBIT * 1e6) / 8 / 1000;
const PIECE_BYTES = 4096;

export function slowLine(): Line {
  /** The time at which all pending responses will have been sent. */
  let freeAt = 0;
  const send = async (response: ServerResponse, bytes: Buffer): Promise<void> => {
    await delay(LATENCY_MS);
    for (let at = 0; at < bytes.length && !response.destroyed; at += PIECE_BYTES) {
      const piece = bytes.subarray(at, at + PIECE_BYTES);
      freeAt = Math.max(freeAt, performance.now()) + piece.length / BYTES_PER_MS;
      await delay(freeAt - performance.now());
      response.write(piece);
    }
    response.end();
  };
  return { send: (response, bytes) => void send(response, bytes) };
}
