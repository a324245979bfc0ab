import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { COMPRESSED_FORMS, isCompressedForm, isWorthCompressing } from './compress';

describe('precompressed files', () => {
  it('decompress to the original', async () => {
    const content = Buffer.from('A text that repeats itself. '.repeat(100));
    const [brotli, gzip] = await Promise.all(
      COMPRESSED_FORMS.map(({ compress }) => compress(content, 'index.html')),
    );
    expect(brotli && brotliDecompressSync(brotli).equals(content)).toBe(true);
    expect(gzip && gunzipSync(gzip).equals(content)).toBe(true);
    expect(brotli?.length).toBeLessThan(content.length / 10);
  });

  test.each([
    ['index.html', 5000, true],
    ['index.html', 500, false],
    ['card.png', 5000, false],
    ['favicon.ico', 5000, false],
    ['favicon.svg', 5000, true],
    ['main.js', 5000, true],
    ['site.webmanifest', 5000, true],
    ['llms.txt', 5000, true],
  ])('%s of %i bytes is worth compressing: %s', (file, size, worth) => {
    expect(isWorthCompressing(file, size)).toBe(worth);
  });

  test.each([
    ['index.html.br', true],
    ['index.html.gz', true],
    ['index.html', false],
    ['br', false],
  ])('%s is recognised by its name: %s', (file, compressed) => {
    expect(isCompressedForm(file)).toBe(compressed);
  });
});
