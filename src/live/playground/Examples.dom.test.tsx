import { render, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Examples } from './Examples';

test.each([
  ['cannot be fetched', () => Promise.reject(new Error('offline'))],
  ['is missing on the server', () => Promise.resolve(new Response('', { status: 404 }))],
  ['is not JSON', () => Promise.resolve(new Response('<html>'))],
])('a list of examples that %s is reported', async (_, fetchFile) => {
  vi.stubGlobal('fetch', vi.fn(fetchFile));
  const { container } = render(<Examples file="/ligo/examples.json" onOpen={() => {}} />);
  container.querySelector('details')?.toggleAttribute('open', true);
  expect((await within(container).findByRole('alert')).textContent).toContain('could not be loaded');
});
