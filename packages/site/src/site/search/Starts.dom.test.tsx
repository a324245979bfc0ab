import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { site as config } from '../../../../../site.config';
import { browserConfig } from '../../model/site';
import { NO_ACTIONS, ShellContext } from '../shell/context';
import { Starts } from './Starts';

const site = browserConfig(config);
const published = new Set(readFileSync('content/addresses.txt', 'utf8').split('\n'));

afterEach(cleanup);

it.each(config.docs.versions.map(({ name }) => name))('leads to pages that %s has', (version) => {
  const record = { path: '/docs', title: '', version };
  render(
    <ShellContext value={{ site, record, actions: NO_ACTIONS }}>
      <Starts />
    </ShellContext>,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThanOrEqual(10);
  expect(links.filter((href) => !published.has(href))).toEqual([]);
});
