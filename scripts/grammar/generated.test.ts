import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { grammars } from './generate';
import { headerOf, tablesPath, termsPath } from './tables';

test.each(grammars)('the tables of %s are up to date (npm run grammar -- generate)', (language) => {
  for (const path of [tablesPath(language), termsPath(language)]) {
    const [header] = readFileSync(path, 'utf8').split('\n', 1);
    expect(header, path).toBe(headerOf(language));
  }
});
