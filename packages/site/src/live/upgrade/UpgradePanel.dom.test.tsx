import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UpgradePanel } from './UpgradePanel';

const FIX = [{ from: 22, to: 22, text: 'n' }];
const PROBLEM = {
  message: 'Wrong.',
  report: 'Line 1, column 20: Wrong.',
  place: { from: 20, to: 22, line: 1 },
};

vi.mock('../client/live-client', () => ({
  toError: (error: Error) => error,
  liveClient: {
    request: async (_task: string, { library, text }: { library: string; text: string }) => ({
      problems: library.endsWith('/1.0.0.json') && !text.includes('40n') ? [{ ...PROBLEM, fix: FIX }] : [],
      outline: [],
    }),
  },
}));

afterEach(cleanup);

it('lists what breaks in the other version, and makes the edit', async () => {
  render(<UpgradePanel versions={['2.0.0', '1.0.0']} from="2.0.0" to="1.0.0" library="/ligo/2.0.0.json" />);
  const program = screen.getByLabelText('Your program');
  fireEvent.change(program, { target: { value: 'const seats: nat  = 40;' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Compare' })));
  expect(document.querySelector('.live-status')?.textContent).toBe(
    '1 place of this program breaks in 1.0.0.',
  );
  expect(screen.getByRole('listitem').textContent).toContain(PROBLEM.report);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Edit' })));
  expect(program).toHaveProperty('value', 'const seats: nat  = 40n;');
  expect(document.querySelector('.live-status')?.textContent).toBe(
    'Nothing in this program breaks from 2.0.0 to 1.0.0.',
  );
});
