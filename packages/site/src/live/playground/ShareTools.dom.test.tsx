import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ShareTools } from './ShareTools';
import { withChange, workspaceOf } from './workspace';

const SMALL = workspaceOf('counter', { jsligo: 'const a = 1;' }, 'jsligo', '');
const noise = Array.from({ length: 100_000 }, (_, index) => Math.sin(index).toString(36)).join('');
const LARGE = withChange(SMALL, { text: noise });

const copyLink = () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('writes to the clipboard during the click, because some browsers refuse it later', async () => {
  const write = vi.fn(async () => {});
  vi.stubGlobal('ClipboardItem', class {});
  vi.stubGlobal('navigator', { clipboard: { write } });
  render(<ShareTools workspace={SMALL} />);
  copyLink();
  expect(write).toHaveBeenCalledOnce();
  await act(async () => {});
});

it('explains that a program is too large for a link, until it changes', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { rerender } = render(<ShareTools workspace={LARGE} />);
  copyLink();
  await screen.findByText(/too large for a link/);
  rerender(<ShareTools workspace={SMALL} />);
  expect(screen.queryByText(/too large for a link/)).toBeNull();
});
