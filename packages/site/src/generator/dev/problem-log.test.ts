import { expect, it } from 'vitest';
import { problemLog } from './problem-log';

const at = (file: string, line: number, message = 'There is no page.') => ({ file, line, message });

function started() {
  const lines: string[] = [];
  const show = problemLog((line) => lines.push(line));
  return { show, lines };
}

it('shows each problem once, however often its page is loaded', () => {
  const { show, lines } = started();
  show('/docs/a', [at('a.md', 3), at('b.md', 1)]);
  show('/docs/a', [at('a.md', 3), at('b.md', 1)]);
  show('/docs/b', [at('b.md', 1)]);
  expect(lines).toEqual(['warning: a.md:3: There is no page.', 'warning: b.md:1: There is no page.']);
});

it('says when a problem is fixed', () => {
  const { show, lines } = started();
  show('/docs/a', [at('a.md', 3), at('a.md', 5, 'The text is empty.')]);
  show('/docs/a', [at('a.md', 3)]);
  show('/docs/a', []);
  expect(lines.slice(2)).toEqual(['fixed: a.md:5: The text is empty.', 'fixed: a.md:3: There is no page.']);
});

it('does not call a problem fixed that another page still shows, or that has moved to another line', () => {
  const { show, lines } = started();
  show('/docs/a', [at('b.md', 3)]);
  show('/docs/b', [at('b.md', 3)]);
  show('/docs/a', []);
  show('/docs/b', [at('b.md', 9)]);
  expect(lines).toEqual(['warning: b.md:3: There is no page.']);
});
