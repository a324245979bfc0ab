import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { isPackedForm, isWorthPacking, PACKED_FORMS } from './precompress';

describe('packed forms', () => {
  it('hold the same as the file', async () => {
    const content = Buffer.from('A text that repeats itself. '.repeat(100));
    const [brotli, gzip] = await Promise.all(PACKED_FORMS.map(({ pack }) => pack(content)));
    expect(brotli && brotliDecompressSync(brotli).equals(content)).toBe(true);
    expect(gzip && gunzipSync(gzip).equals(content)).toBe(true);
    expect(brotli?.length).toBeLessThan(content.length / 10);
  });

  test.each([
    ['index.html', 5000, true],
    ['index.html', 500, false],
    ['card.png', 5000, false],
    ['llms.txt', 5000, true],
  ])('are worth it or not: %s of %i bytes, %s', (file, size, worth) => {
    expect(isWorthPacking(file, size)).toBe(worth);
  });

  test.each([
    ['index.html.br', true],
    ['index.html.gz', true],
    ['index.html', false],
    ['br', false],
  ])('are known by their names: %s, %s', (file, packed) => {
    expect(isPackedForm(file)).toBe(packed);
  });
});
