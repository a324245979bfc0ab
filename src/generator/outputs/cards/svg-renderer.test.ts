import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../../tests/helpers/dist';
import { tinySite } from '../../../../tests/helpers/tiny-site';
import { openSvgRenderer } from './svg-renderer';

/** A folder with the packages of the project and a separate cache. */
async function place(): Promise<string> {
  const root = await tinySite({});
  mkdirSync(join(root, 'node_modules'));
  for (const scope of ['@resvg', '@expo-google-fonts'])
    symlinkSync(join(ROOT, 'node_modules', scope), join(root, 'node_modules', scope));
  return root;
}

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>';

describe('the SVG renderer', () => {
  it('renders a PNG of the wanted width, the same each time, and caches it', async () => {
    const root = await place();
    const svg = await openSvgRenderer(root);
    const png = Buffer.from((await svg.render(SQUARE, 20)) ?? []);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(20);
    const kept = join(root, 'node_modules/.cache/ligo-docs/pictures');
    expect(readdirSync(kept)).toEqual([`${svg.keyOf(SQUARE, 20)}.png`]);
    expect(Buffer.from((await svg.render(SQUARE, 20)) ?? []).equals(png)).toBe(true);
  });

  it('has another key for another drawing or another size', async () => {
    const { keyOf } = await openSvgRenderer(await place());
    expect(keyOf(SQUARE, 20)).toBe(keyOf(SQUARE, 20));
    expect(keyOf(SQUARE, 30)).not.toBe(keyOf(SQUARE, 20));
    expect(keyOf(SQUARE.replace('10', '12'), 20)).not.toBe(keyOf(SQUARE, 20));
  });
});
