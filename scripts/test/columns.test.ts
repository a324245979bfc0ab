import { expect, test } from 'vitest';
import { columns } from './columns';

const NOTHING = { passed: 0, failed: 0, skipped: [], failures: [] };

test('each engine has a column, and one that was not run says so', () => {
  const results = [
    { engine: 'chromium', outcome: { ...NOTHING, passed: 61 } },
    { engine: 'firefox', outcome: { ...NOTHING, passed: 59, failed: 2, failures: ['a', 'b'] } },
    { engine: 'webkit', outcome: { ...NOTHING, skipped: ['flows in webkit: there is no display'] } },
  ];
  expect(columns(results)).toBe(
    [
      'chromium              firefox               webkit',
      '61 passed, 0 failed   59 passed, 2 failed   not run',
    ].join('\n'),
  );
});
