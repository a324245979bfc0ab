import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LivePart } from './LivePart';
import type { LiveState } from './use-live';

const state: LiveState = {
  sample: { syntax: 'jsligo', library: '/library.json', before: '', text: 'const a = 1' },
  isEditing: true,
  isCompiled: false,
  edited: 'const a = 1',
  runs: 0,
  sessions: {},
};

const part = (isEditing = true) => (
  <LivePart
    {...state}
    isEditing={isEditing}
    block={{ current: null }}
    onText={() => {}}
    onSession={() => {}}
  />
);
const show = () => render(part());

const gone = vi.hoisted(() => () => {
  throw new Error('gone');
});

vi.mock('./SampleEditor', gone);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const expectError = async () => {
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(screen.queryByText('Loading the editor…')).toBeNull();
};

describe('the part below a sample', () => {
  it('shows an error when the editor cannot be loaded, and can still be run', async () => {
    const { rerender } = show();
    await screen.findByRole('button', { name: 'Run' });
    await expectError();
    rerender(part(false));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reserves its space immediately, and shows an error when its script cannot be loaded', async () => {
    vi.doMock('./LiveSample', gone);
    const { container } = show();
    expect(container.querySelector('.live')).not.toBeNull();
    await expectError();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
