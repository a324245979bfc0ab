import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TableOfContents } from './TableOfContents';

const HEADINGS = [
  { id: 'current', html: 'Current', depth: 2 },
  { id: 'deprecated', html: 'Deprecated', depth: 3 },
] as const;

/** Lays everything out at the top of the window. */
function measureHeadings(article: string) {
  document.body.innerHTML = article;
  const measured: string[] = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    measured.push(this.id);
    return new DOMRect(0, 0, 100, 20);
  });
  render(<TableOfContents headings={HEADINGS} />, {
    container: document.body.appendChild(document.createElement('div')),
  });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
  return measured;
}

test('the last heading above the top third of the window is marked', () => {
  measureHeadings('<h2 id="current"></h2><h3 id="deprecated"></h3>');
  expect(screen.getByText('Deprecated').dataset).toHaveProperty('current');
});

test('headings in closed details are not measured, which would lay out all that is hidden', () => {
  const measured = measureHeadings('<h2 id="current"></h2><details><h3 id="deprecated"></h3></details>');
  expect(measured).not.toContain('deprecated');
  expect(screen.getByText('Current').dataset).toHaveProperty('current');
});
