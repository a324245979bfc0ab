import { expect, test } from 'vitest';
import { isTooOldFor } from './too-old';

test.each([
  new SyntaxError('Invalid regular expression: invalid group specifier name'),
  new TypeError('a.toSorted is not a function'),
  new Error('TypeError: a.toSorted is not a function'),
  { message: 'SyntaxError: import declarations may only appear at top level of a module' },
  { message: 'Uncaught SyntaxError: Cannot use import statement outside a module' },
])('%s is due to the browser', (reason) => {
  expect(isTooOldFor(reason)).toBe(true);
});

test.each([
  new TypeError('Failed to fetch'),
  new TypeError('error loading dynamically imported module: /assets/report.js'),
  new TypeError('Importing a module script failed.'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new Error('The server answered with status 503.'),
  { message: '' },
  {},
  undefined,
])('%s is not', (reason) => {
  expect(isTooOldFor(reason)).toBe(false);
});
