import { gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { tinySite } from '../../../tests/helpers/tiny-site';
import { bodyOf, takes } from './compress';

const LONG = 'A text that repeats itself. '.repeat(100);

describe('what a browser takes', () => {
  test.each([
    ['gzip, deflate, br', 'br', true],
    ['gzip;q=1.0, br;q=0.5', 'br', true],
    ['br;q=0, gzip', 'br', false],
    ['br; q=0.0', 'br', false],
    ['BR', 'br', true],
    ['brotli', 'br', false],
    ['', 'gzip', false],
  ] as const)('%j takes %s: %s', (accepts, encoding, taken) => {
    expect(takes(accepts, encoding)).toBe(taken);
  });
});

describe('the body of an answer', () => {
  it('is the packed form that lies beside the file', async () => {
    const folder = await tinySite({ 'a.html': LONG, 'a.html.br': 'packed', 'a.html.gz': 'zipped' });
    const body = await bodyOf({ folder, file: 'a.html', accepts: 'gzip, br' });
    expect(body).toMatchObject({ encoding: 'br', bytes: Buffer.from('packed') });
    const zipped = await bodyOf({ folder, file: 'a.html', accepts: 'gzip' });
    expect(zipped).toMatchObject({ encoding: 'gzip', bytes: Buffer.from('zipped') });
    expect(zipped.etag).not.toBe(body.etag);
  });

  it('is packed now where none lies there', async () => {
    const folder = await tinySite({ 'a.html': LONG });
    const { bytes, encoding } = await bodyOf({ folder, file: 'a.html', accepts: 'gzip' });
    expect(encoding).toBe('gzip');
    expect(gunzipSync(bytes).toString()).toBe(LONG);
  });

  it('is the file itself for those who take no packed form, and where packing is not worth it', async () => {
    const folder = await tinySite({ 'a.html': LONG, 'b.html': 'short' });
    expect((await bodyOf({ folder, file: 'a.html', accepts: '' })).encoding).toBeUndefined();
    expect((await bodyOf({ folder, file: 'b.html', accepts: 'br' })).encoding).toBeUndefined();
  });
});
