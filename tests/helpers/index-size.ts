import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { indexPath } from '../../packages/site/src/search/index-file';
import { DIST } from './dist';

/** The latest version has the pages about tokens, metadata and upgrades, which older ones lack. */
const MAX_INDEX_BYTES = 215_000;

/** What a reader's browser loads when search opens. */
export function expectSmallIndex(version: string): void {
  const bytes = brotliCompressSync(readFileSync(join(DIST, indexPath(version)))).length;
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MAX_INDEX_BYTES);
}
