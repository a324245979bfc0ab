import { describe, expect, test } from 'vitest';
import { withEndings } from './declarations';

const isFile = (specifier: string) => specifier !== './room';

describe('imports in declarations', () => {
  test.each([
    ["import type { A } from './a';", "import type { A } from './a.js';"],
    ["export * from '../b/c';", "export * from '../b/c.js';"],
    ['export { d } from "./d";', 'export { d } from "./d.js";'],
    ["export { e } from './room';", "export { e } from './room/index.js';"],
    ["type F = import('./f').F;", "type F = import('./f.js').F;"],
    ["import { g } from './g.js';", "import { g } from './g.js';"],
    ["import { Tree } from '@lezer/common';", "import { Tree } from '@lezer/common';"],
  ])('%s', (before, after) => {
    expect(withEndings(before, isFile)).toBe(after);
  });
});
