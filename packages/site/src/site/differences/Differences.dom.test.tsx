import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { site as config } from '../../../../../site.config';
import { browserConfig } from '../../model/site';
import { NO_ACTIONS, ShellContext } from '../shell/context';
import { Differences } from './Differences';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const articleOf = (body: string) => `<main><div class="article-body">${body}</div></main>`;
const SAME = '<h2 id="same">Same</h2><p>As before.</p>';

async function compare(here: string, there: Response) {
  document.body.innerHTML = articleOf(here);
  vi.stubGlobal('fetch', async () => there);
  const record = { path: '/a', title: '', version: '1.0.0', versions: { '2.0.0': '/b' } };
  await act(async () =>
    render(
      <ShellContext value={{ site: browserConfig(config), record, actions: NO_ACTIONS }}>
        <Differences version="2.0.0" />
      </ShellContext>,
    ),
  );
}

it('shows the sections that differ side by side, without their ids', async () => {
  const own = `${SAME}<h2 id="numbers">Numbers</h2><p>Write 40n.</p>`;
  const other = `${SAME}<h2 id="numbers">Numbers</h2><p>Write 40.</p><h2 id="unions">Unions</h2><p>New.</p>`;
  await compare(own, new Response(articleOf(other)));
  const regions = screen.getAllByRole('region').map(({ textContent }) => textContent);
  expect(regions).toEqual([
    'Numbers1.0.0NumbersWrite 40n.2.0.0NumbersWrite 40.',
    'Unions1.0.0This version does not have the section.2.0.0UnionsNew.',
  ]);
  expect(document.querySelectorAll('#numbers')).toHaveLength(1);
});

it('says why there is nothing to show', async () => {
  await compare(SAME, new Response('', { status: 404 }));
  expect(screen.getByRole('alert').textContent).toBe(
    'The page of 2.0.0 could not be loaded. The server answered 404.',
  );
});
