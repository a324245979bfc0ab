import { describe, expect, it, test } from 'vitest';
import { FEATURES, featuresOf } from './features';

describe('the features of a version', () => {
  test.each(['1.7.0', '1.7.1', '1.10.0', '1.11.5', '2.0.0', 'next'])('%s has all of them', (version) => {
    expect([...featuresOf(version)]).toEqual(FEATURES);
  });

  it('1.6.0 has none of them', () => {
    expect([...featuresOf('1.6.0')]).toEqual([]);
  });
});
