import { act, fireEvent, render, screen, within } from '@testing-library/react';
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

test('the list closes after a choice and is not fetched again', async () => {
  const groups = [
    { title: 'Guides', pages: [{ title: 'Maps', path: '/maps', examples: [{ name: 'votes' }] }] },
  ];
  const fetchFile = vi.fn(async () => Response.json(groups));
  vi.stubGlobal('fetch', fetchFile);
  const onOpen = vi.fn();
  const { container } = render(<Examples file="/ligo/examples.json" onOpen={onOpen} />);
  const details = container.querySelector('details');
  const open = () => act(async () => void details?.toggleAttribute('open', true));
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'votes' }));
  expect(onOpen).toHaveBeenCalledWith({ name: 'votes' });
  expect(details?.open).toBe(false);
  await open();
  expect(fetchFile).toHaveBeenCalledOnce();
});
