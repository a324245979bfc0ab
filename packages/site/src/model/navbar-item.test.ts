import { expect, test } from 'vitest';
import { itemProblem } from './navbar-item';

test.each([
  [null, /not an object/],
  ['Docs', /not an object/],
  [{ type: 'weather', label: 'Sunny' }, /no known 'type'.*theme/],
  [{ label: 'Blog', to: '/blog' }, /no known 'type'/],
  [{ type: 'link', label: { text: 'Blog' }, to: '/blog' }, /'label'/],
  [{ type: 'link', to: '/blog' }, /'label'/],
])('%j cannot be shown', (item, words) => {
  expect(itemProblem(item)).toMatch(words);
});

test.each([{ type: 'theme' }, { type: 'link', label: 'Blog', to: '/blog' }])('%j can be shown', (item) => {
  expect(itemProblem(item)).toBeUndefined();
});
