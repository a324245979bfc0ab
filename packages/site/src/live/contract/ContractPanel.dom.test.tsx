import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Input, Output } from '../worker/serve';
import { ContractPanel } from './ContractPanel';

const request = vi.hoisted(() => vi.fn());
vi.mock('../client/live-client', () => ({ liveClient: { request }, toError: (error: Error) => error }));

const PROGRAM = { syntax: 'jsligo', before: '', text: '', library: '/library.json' } as const;
const NUMBER = { type: 'int', example: '1' };
const CONTRACT = {
  name: 'Counter',
  members: (['add', 'spin'] as const).map((name) => ({ kind: 'entry' as const, name, parameter: NUMBER })),
  storage: NUMBER,
  sender: '"tz1"',
};
const CALLED: Output<'call'> = {
  kind: 'called',
  before: '1',
  after: '2',
  changed: true,
  operations: [],
  events: [],
  balance: '0mutez',
};

const button = (name: string) => screen.getByRole('button', { name });
const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText('Entrypoint or view'), {
    target: { value: String(CONTRACT.members.findIndex((member) => member.name === name)) },
  });
const press = (name: string) => act(async () => fireEvent.click(button(name)));
/** The names of the entrypoints in the last request. */
const requested = () => {
  const input: Input<'call'> = request.mock.lastCall?.[1];
  return input.calls.calls.map(({ name }) => name);
};

beforeEach(() => {
  vi.useFakeTimers();
  request.mockReset().mockResolvedValue(CALLED);
  render(<ContractPanel program={PROGRAM} contract={CONTRACT} />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('replays calls that have returned, but not one that was stopped', async () => {
  await press('Call');
  choose('spin');
  request.mockImplementationOnce(
    (_task, _input, signal: AbortSignal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await press('Call again');
  expect(requested()).toEqual(['add', 'spin']);
  await act(() => vi.advanceTimersByTimeAsync(300));
  await press('Stop');
  screen.getByText('You stopped the program.');
  choose('add');
  await press('Call again');
  expect(requested()).toEqual(['add', 'add']);
});

it('makes one call on a double click, and keeps the last result for a moment', async () => {
  await press('Call');
  request.mockImplementationOnce(() => new Promise(() => {}));
  await press('Call again');
  await press('Call again');
  expect(request).toHaveBeenCalledTimes(2);
  screen.getByText('The call succeeded.');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(screen.queryByText('The call succeeded.')).toBeNull();
});

it('replays each call once, although a button was clicked twice', async () => {
  await press('Call');
  let answerLater = (_: Output<'call'>) => {};
  request.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answerLater = resolve;
      }),
  );
  await press('Call again');
  await press('Call again');
  await act(async () => answerLater(CALLED));
  await press('Call again');
  expect(requested()).toEqual(['add', 'add', 'add']);
});

it('announces the same result again', async () => {
  await press('Call');
  const announced = screen.getByText('The call succeeded.');
  await press('Call again');
  expect(screen.getByText('The call succeeded.')).not.toBe(announced);
});

it('marks a refused parameter until another entrypoint is chosen', async () => {
  request.mockResolvedValueOnce({ kind: 'refused', field: 'parameter', message: 'An int is expected.' });
  await press('Call');
  const isInvalid = () => screen.getByLabelText(/^Parameter/).getAttribute('aria-invalid');
  expect(isInvalid()).toBe('true');
  choose('spin');
  expect(isInvalid()).toBe('false');
  choose('add');
  expect(isInvalid()).toBe('false');
});

it('says that a failed call changed nothing', async () => {
  request.mockResolvedValueOnce({ kind: 'stopped', message: 'Does it ever end? (line 2)' });
  await press('Call');
  screen.getByText('The call had no effect: Does it ever end? (line 2)');
});
