import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ResultsFoot } from './Results';

afterEach(cleanup);

function linkFor(total: number): string | null {
  render(<ResultsFoot total={total} href="/search?q=list" />);
  return screen.getByRole('link', { name: /^See/ }).textContent;
}

it.each([
  [1, 'See 1 result'],
  [7, 'See all 7 results'],
])('labels the link to %d results', (total, words) => {
  expect(linkFor(total)).toBe(words);
});
