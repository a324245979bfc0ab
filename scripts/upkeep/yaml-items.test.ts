import { describe, expect, test } from 'vitest';
import { withoutItems } from './yaml-items';

const without = (text: string, ...names: string[]) =>
  withoutItems(
    text,
    (item) => names.includes(String(item)) || names.includes(String((item as { page?: string })?.page)),
  );

describe('entries of lists are removed', () => {
  test.each([
    ['- a # first\n- b\n# Why.\n- c\n', ['b'], '- a # first\n# Why.\n- c\n'],
    ['items: [a, b, c]\n', ['a'], 'items: [b, c]\n'],
    ['items: [a, b, c]\n', ['c'], 'items: [a, b]\n'],
    ['items: [a, b, c]\n', ['b', 'c'], 'items: [a]\n'],
    ['items:\n  [\n    a,\n    b,\n  ]\n', ['b'], 'items:\n  [\n    a,\n  ]\n'],
    ['- page: a\n  label: A\n- b\n', ['a'], '- b\n'],
    ['- b\n- page: a\n  label: |\n    A\n', ['a'], '- b\n'],
  ])('%j without %j', (text, names, expected) => {
    expect(without(text, ...names)).toBe(expected);
  });

  test('with the category that they leave empty', () => {
    const text = 'items:\n  - category: A\n    items:\n      - category: B\n        items: [a]\n  - b\n';
    expect(without(text, 'a')).toBe('items:\n  - b\n');
  });
});
