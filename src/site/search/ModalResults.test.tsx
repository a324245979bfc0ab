// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ResultPage } from '../../model/search';
import { ModalResults } from './ModalResults';

afterEach(cleanup);

const PAGE: ResultPage = {
  id: 'data-types/lists',
  href: '/docs/data-types/lists',
  kind: 'guide',
  trail: ['Data types'],
  title: [{ text: 'Lists', found: true }],
  versions: [],
  hits: [{ href: '/docs/data-types/lists', anchor: '', title: [{ text: 'Lists', found: true }] }],
};

function linkFor(total: number): string | null {
  const answer = { by: 'words', pages: [PAGE], total, suggestions: [] } as const;
  const rest = { listbox: 'list', active: 0, searched: 1, version: '1.11.5', searchPath: 'search' };
  render(<ModalResults answer={answer} query="list" {...rest} />);
  return screen.getByRole('link', { name: /^See/ }).textContent;
}

it.each([
  [1, 'See 1 result'],
  [7, 'See all 7 results'],
])('leads to the page of %d results in plain words', (total, words) => {
  expect(linkFor(total)).toBe(words);
});
