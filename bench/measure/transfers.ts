import type { CDPSession } from '@playwright/test';
import type { Kind, Transfers } from '../figures';

const KINDS = new Map<string, Kind>([
  ['Document', 'html'],
  ['Script', 'script'],
  ['Stylesheet', 'css'],
  ['Font', 'font'],
  ['Image', 'image'],
]);

/** Starts counting the bytes on the wire; the returned function returns the totals. */
export function watchTransfers(session: CDPSession): () => Transfers {
  const kinds = new Map<string, Kind>();
  const bytes: Partial<Record<Kind, number>> = {};
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, KINDS.get(type) ?? 'other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind || encodedDataLength === 0) return;
    requests += 1;
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return () => ({ requests, bytes, allBytes: Object.values(bytes).reduce((sum, one) => sum + one, 0) });
}
