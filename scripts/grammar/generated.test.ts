import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { grammars, headerOf, tablesPath } from './generate';

test.each(grammars)('the tables of %s are up to date (npm run grammar -- generate)', (language) => {
  const [header] = readFileSync(tablesPath(language), 'utf8').split('\n', 1);
  expect(header).toBe(headerOf(language));
});
