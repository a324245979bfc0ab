import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PrintedPattern } from '../../model/printed-pattern';
import { CheckStatus } from './Status';

const PATTERNS: readonly PrintedPattern[] = [
  { pattern: 'Variable "…" not found.', path: '/sub/messages/variable-not-found' },
];
const REPORT = 'Line 1, column 9: Variable "b" not found.';

afterEach(() => vi.unstubAllGlobals());

function show(report: string, library: string) {
  const checked = { problems: [{ message: report, report }], outline: [] };
  return render(<CheckStatus checked={checked} library={library} />).container;
}

test('a problem leads to the page about its message, listed beside the library', async () => {
  const load = vi.fn(async () => new Response(JSON.stringify(PATTERNS)));
  vi.stubGlobal('fetch', load);
  const shown = show(REPORT, '/sub/ligo/1.9.2.json');
  await vi.waitFor(() => expect(shown.querySelector('a')?.getAttribute('href')).toBe(PATTERNS[0]?.path));
  expect(load).toHaveBeenCalledWith('/sub/ligo/messages.json');
  expect(shown.textContent).toBe(`${REPORT} About this message`);
  const other = show('Line 1, column 9: Something else.', '/sub/ligo/1.9.2.json');
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(other.querySelector('a')).toBeNull();
});

test('without the list, the message is shown alone', async () => {
  const load = vi.fn(async () => new Response('', { status: 404 }));
  vi.stubGlobal('fetch', load);
  const shown = show(REPORT, '/other/ligo/1.9.2.json');
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(shown.textContent?.trim()).toBe(REPORT);
  expect(shown.querySelector('a')).toBeNull();
});
