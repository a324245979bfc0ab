/** The example in the README runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as door from '../src/program';

test('the example of the README has a test that passes', async () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const body = code.replace(/import (\{[^}]*\}) from '@ligo-docs\/ligo';/, 'const $1 = door;');
  expect(body).not.toContain('import');
  const lines: unknown[] = [];
  const run = new Function('door', 'console', `return (async () => { ${body}; return tests; })()`);
  const tests = await run(door, { log: (line: unknown) => lines.push(line) });
  expect(lines).toEqual([]);
  expect(tests).toMatchObject([{ name: 'test_sum', stopped: undefined }]);
});
