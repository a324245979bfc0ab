import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionReport } from '../worker/report';
import type { Input } from '../worker/serve';
import { ContractPanel } from './ContractPanel';
import type { Session } from './session';

const request = vi.hoisted(() => vi.fn());
vi.mock('../client/live-client', () => ({ liveClient: { request }, toError: (error: Error) => error }));

const PROGRAM = { syntax: 'jsligo', before: '', text: '', library: '/library.json' } as const;
const NUMBER = { type: 'int', example: '1', form: { kind: 'literal', type: 'int' } } as const;
const CONTRACT = {
  name: 'Counter',
  members: (['add', 'spin'] as const).map((name) => ({ kind: 'entry' as const, name, parameter: NUMBER })),
  initial: undefined,
  storage: NUMBER,
  accounts: [
    { name: 'alice', address: 'tz1MBWU1WkszFfkEER2pgn4ATKXE9ng7x1sR' },
    { name: 'bob', address: 'tz1WkCcAuHEYsNAAx2MoQzmckbqa3sZzPxd8' },
  ],
};

/** A worker that adds parameters, and refuses 13. */
function replayed({ calls: { storage, calls } }: Input<'replay'>): SessionReport {
  let total = Number(storage);
  const moment = () => ({ storage: `${total}`, balance: '0', level: '1', time: '', balances: {} });
  const moments = [moment()];
  const reports = calls.map(({ parameter }) => {
    if (parameter === '13') {
      moments.push(moment());
      return { kind: 'refused' as const, field: 'parameter' as const, message: 'Unlucky.' };
    }
    total += Number(parameter);
    moments.push(moment());
    return { kind: 'called' as const, changed: true, operations: [], events: [] };
  });
  return { kind: 'replayed', moments, calls: reports };
}

function Panel() {
  const [session, setSession] = useState<Session>();
  return <ContractPanel program={PROGRAM} contract={CONTRACT} session={session} onSession={setSession} />;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const enter = (value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(/^Parameter/), { target: { value } }));
const storage = () =>
  document.querySelector('.live-diff .is-added, .live-diff .is-same')?.textContent?.trim();
const log = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

beforeEach(async () => {
  request.mockReset().mockImplementation(async (_task, input) => replayed(input));
  vi.useFakeTimers();
  render(<Panel />);
  await act(() => vi.advanceTimersByTimeAsync(1));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows the initial storage, and after each call what it has changed', async () => {
  expect(storage()).toBe('1');
  await enter('5');
  await press('Call');
  expect(storage()).toContain('6');
  await press('Call');
  expect(storage()).toContain('11');
  expect(log()).toEqual([expect.stringContaining('#1add(5)bob'), expect.stringContaining('#2add(5)bob')]);
});

it('makes one request for a call, and none for a click while it is made', async () => {
  const before = request.mock.calls.length;
  request.mockImplementationOnce(() => new Promise(() => {}));
  await press('Call');
  await press('Call');
  expect(request).toHaveBeenCalledTimes(before + 1);
});

it('refuses a value at its field, before any request', async () => {
  const before = request.mock.calls.length;
  await enter('five');
  expect(screen.getByLabelText(/^Parameter/).getAttribute('aria-invalid')).toBe('true');
  await press('Call');
  expect(request).toHaveBeenCalledTimes(before);
  screen.getByText('Enter a whole number, like -5.');
});

it('shows what the worker refuses at the field until it is changed, and does not log it', async () => {
  await enter('13');
  await press('Call');
  screen.getByText('Unlucky.');
  expect(log()).toEqual([]);
  await enter('14');
  expect(screen.queryByText('Unlucky.')).toBeNull();
});

it('goes back in time, and on from there', async () => {
  for (const value of ['1', '2', '3']) {
    await enter(value);
    await press('Call');
  }
  const slider = screen.getByRole('slider');
  await act(async () => fireEvent.change(slider, { target: { value: '1' } }));
  expect(storage()).toContain('2');
  await enter('9');
  await press('Call');
  expect(log()).toHaveLength(2);
  expect(storage()).toContain('11');
});

it('takes an expression in place of fields, and starts again when it is reset', async () => {
  await press('Write Parameter as an expression');
  await enter('7');
  await press('Call');
  expect(storage()).toContain('8');
  await press('Use fields');
  await press('Reset contract');
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(storage()).toBe('1');
  expect(log()).toEqual([]);
});

it('can be stopped, and the call is not logged', async () => {
  request.mockImplementationOnce(
    (_task, _input, signal: AbortSignal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await press('Call');
  await act(() => vi.advanceTimersByTimeAsync(300));
  await press('Stop');
  screen.getByText('You stopped the program.');
  expect(log()).toEqual([]);
});
