/** Every recorded contract compiles to the Michelson that the compiler makes. */
import { expect, test } from 'vitest';
import { different, recordedContracts } from './helpers/recorded-compilations';

test('all recorded contracts are identical', { timeout: 600_000 }, () => {
  const contracts = recordedContracts();
  expect(contracts.length).toBeGreaterThan(700);
  expect(different(contracts)).toEqual([]);
});
