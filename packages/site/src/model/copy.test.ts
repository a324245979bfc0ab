import { describe, expect, test } from 'vitest';
import { copyPath } from './copy';

describe("the address of a page's Markdown", () => {
  test.each([
    ['/docs/lists', 'both', '/docs/lists.md'],
    ['/docs/lists', 'jsligo', '/docs/lists.jsligo.md'],
    ['/docs/1.0.0', 'cameligo', '/docs/1.0.0.cameligo.md'],
    ['/', 'both', '/index.md'],
  ] as const)('%s for %s is %s', (path, view, address) => {
    expect(copyPath(path, view)).toBe(address);
  });
});
