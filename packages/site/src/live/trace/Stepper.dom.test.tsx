import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Stepper } from './Stepper';

afterEach(cleanup);

const step = (line: number, value: string) => ({
  kind: 'step' as const,
  name: 'f',
  depth: 0,
  place: { from: line, to: line + 1, line },
  variables: [{ name: 'n', value, isNew: true }],
});
const watched = {
  lines: [],
  steps: [step(1, '10'), step(2, '20'), step(3, '30')],
  dropped: 5,
  run: 1,
  all: 3,
};

test('it begins at the end, and goes back and forth with the values of variables', () => {
  const onStep = vi.fn();
  render(<Stepper watched={watched} onStep={onStep} />);
  expect(screen.getByText('The run has reached 33 % of the code.')).toBeTruthy();
  expect(screen.getByText('3 of 3')).toBeTruthy();
  expect(screen.getByText('30')).toBeTruthy();
  expect(screen.getByText('5 earlier steps are not kept.')).toBeTruthy();
  fireEvent.click(screen.getByText('Back'));
  expect(screen.getByText('20')).toBeTruthy();
  expect(onStep).toHaveBeenLastCalledWith(watched.steps[1]);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
  expect(screen.getByText('10')).toBeTruthy();
  fireEvent.click(screen.getByText('Back'));
  expect(onStep).toHaveBeenLastCalledWith(watched.steps[0]);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('1 of 3, line 1');
});

test('a run without steps says only what it has reached', () => {
  render(<Stepper watched={{ ...watched, steps: [], dropped: 0, run: 0, all: 0 }} onStep={() => {}} />);
  expect(screen.getByText('The run has reached 100 % of the code.')).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});
