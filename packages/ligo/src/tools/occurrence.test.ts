import { expect, test } from 'vitest';
import { analyse, createLanguage } from './analyse';
import { hovers } from './hover';

test('the type of a parameter that is not written is not found inside a longer name', () => {
  const text = 'const test_a = (() => { const paid = { units: 4n }; return paid.units; })();';
  const analysis = analyse(createLanguage(), { file: 'program', text, syntax: 'jsligo' });
  const words = hovers(analysis).map(({ span }) => text.slice(span.from, span.to));
  expect(words).not.toContain('unit');
  expect(words).toContain('units');
});
