import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HoverFile, ShownName } from '../../model/hover';
import { nameAt, nextName } from './names';
import { SampleHover } from './SampleHover';

const CODE = 'type bids = list<nat>;\n\nconst count: nat = List.length([1n]);';

const FILE: HoverFile = {
  names: [
    { declaration: 'type bids = list<nat>', definition: 'Defined on line 1.' },
    { declaration: 'count: nat', definition: 'Defined on line 3 of an earlier sample.' },
    {
      declaration: 'List.length: (_: list<nat>) => nat',
      address: 'reference/list-reference#list-length',
      title: 'List.length',
      summary: 'Returns the `nat` of elements.',
    },
  ],
  samples: [
    [],
    [
      [5, 0],
      [25, 1],
      [24, 2],
    ],
  ],
};

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

function showSample(answer: () => Promise<Response>): HTMLElement {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  document.body.innerHTML = `<div data-hover="/assets/hover/a.json" data-docs="/docs/next">
    <figure class="code s-cameligo"><pre><code>let a = 1</code></pre></figure>
    <figure class="code s-jsligo"><pre tabindex="0"><code><span>type</span> ${CODE.slice(5)}</code></pre><div></div></figure></div>`;
  const pre = document.querySelector<HTMLElement>('.s-jsligo pre');
  const container = document.querySelector<HTMLElement>('.s-jsligo div');
  if (!pre || !container) throw new Error('The sample is missing.');
  render(<SampleHover pre={pre} latest={{ current: undefined }} />, { container });
  return pre;
}

const loaded = () => Promise.resolve(Response.json(FILE));

/** Waits until the names are loaded and the key listeners, which an effect adds, are active. */
async function namesLoaded(): Promise<void> {
  await screen.findByText('Arrow keys show the types of names.');
  await act(async () => {});
}

describe('the names of a sample', () => {
  it('can be reached with the arrow keys, are announced, and close with Escape', async () => {
    const pre = showSample(loaded);
    pre.focus();
    await namesLoaded();
    fireEvent.keyDown(pre, { key: 'ArrowRight' });
    expect(screen.getByRole('dialog', { name: 'About bids' }).textContent).toContain('type bids = list<nat>');
    expect(screen.getByRole('status').textContent).toContain('Defined on line 1.');
    fireEvent.keyDown(pre, { key: 'End' });
    const link = screen.getByRole('link', { name: 'List.length in the reference' });
    expect(link.getAttribute('href')).toBe('/docs/next/reference/list-reference#list-length');
    fireEvent.keyDown(pre, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ignore arrow keys with a modifier', async () => {
    const pre = showSample(loaded);
    pre.focus();
    await namesLoaded();
    expect(fireEvent.keyDown(pre, { key: 'ArrowRight', shiftKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show an error when their file cannot be loaded, and are loaded again on the next focus', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const pre = showSample(() => Promise.resolve(new Response('', { status: 503 })));
    pre.focus();
    await screen.findByText(/could not be loaded/);
    vi.spyOn(globalThis, 'fetch').mockImplementation(loaded);
    await waitFor(() => {
      pre.blur();
      pre.focus();
      screen.getByText('Arrow keys show the types of names.');
    });
  });
});

describe('finding a name', () => {
  const names: readonly ShownName[] = [
    { from: 5, word: 'bids', declaration: 'bids' },
    { from: 12, word: 'list', declaration: 'list' },
    { from: 30, word: 'count', declaration: 'count' },
    { from: 54, word: 'length', declaration: 'length' },
  ];

  it('works by the offset of a character', () => {
    expect([4, 5, 9, 10, 31].map((offset) => nameAt(names, offset))).toEqual([-1, 0, 0, -1, 2]);
  });

  it.each([
    ['ArrowRight', undefined, 0],
    ['ArrowRight', 3, 3],
    ['ArrowLeft', undefined, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 0, 2],
    ['ArrowUp', 3, 1],
    ['ArrowUp', 0, 0],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['a', 0, undefined],
  ])('moves with %s from %s to %s', (key, current, next) => {
    expect(nextName(names, CODE, current, key)).toBe(next);
  });
});
