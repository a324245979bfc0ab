import { describe, expect, test } from 'vitest';
import { summarise } from './report';
import { sampleOf } from './sample.mjs';

const mutants = Array.from({ length: 100 }, (_, line) => ({
  fileName: 'src/a.ts',
  mutatorName: 'BooleanLiteral',
  replacement: 'true',
  location: { start: { line, column: 1 }, end: { line, column: 6 } },
}));

describe('a sample of mutants', () => {
  test('depends on the seed and not on the order', () => {
    const sample = sampleOf(mutants, { seed: 'one', size: 10 });
    expect(sample).toHaveLength(10);
    expect(sampleOf(mutants.toReversed(), { seed: 'one', size: 10 })).toEqual(sample);
    expect(sampleOf(mutants, { seed: 'two', size: 10 })).not.toEqual(sample);
  });

  test('is everything if it is large enough', () => {
    expect(new Set(sampleOf(mutants, { seed: 'one', size: 1000 }))).toEqual(new Set(mutants));
  });
});

test('a report counts what was killed, and lists what survived', () => {
  const location = { start: { line: 1, column: 7 }, end: { line: 1, column: 12 } };
  const one = { mutatorName: 'BooleanLiteral', replacement: 'true', location };
  const statuses = ['Killed', 'Timeout', 'Killed', 'Survived', 'Ignored', 'CompileError'] as const;
  const report = { files: { 'src/a.ts': { mutants: statuses.map((status) => ({ ...one, status })) } } };
  expect(summarise(report, () => 'a === false;')).toEqual({
    score: 75,
    line: '75.0 % killed (3 of 4; 0 without a test), of 6 mutants 1 ignored as static (16.7 %)',
    survivors: ['  src/a.ts:1:7 Survived BooleanLiteral: false -> true'],
  });
});
