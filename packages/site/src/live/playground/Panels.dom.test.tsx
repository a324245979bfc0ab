import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Output } from '../worker/serve';
import { type Panel, Panels } from './Panels';

const PROGRAM = { syntax: 'jsligo', before: '', text: '', library: '/library.json' } as const;
const NUMBER = { type: 'int', example: '1' };
const DONE: Output<'run'> = {
  kind: 'done',
  values: [],
  tests: [],
  failures: [],
  notes: [],
  output: '',
  contracts: [
    { name: '', members: [{ kind: 'entry', name: 'add', parameter: NUMBER }], storage: NUMBER, sender: '' },
  ],
};
const REFUSED: Output<'run'> = {
  kind: 'refused',
  problems: [{ message: 'Wrong.', report: 'Line 1: Wrong.' }],
  notes: [],
};

const panels = (panel: Panel, output: Output<'run'>) => (
  <Panels
    ref={null}
    program={PROGRAM}
    checked={{ problems: [], declarations: [] }}
    run={{ output, start: async () => undefined, stop: () => {}, clear: () => {} }}
    panel={panel}
    onPanel={() => {}}
    original={PROGRAM}
    line={undefined}
    onPoint={() => {}}
  />
);

afterEach(cleanup);

it('keeps the state of a contract while another panel is open', () => {
  const { rerender } = render(panels('Contract', DONE));
  const contract = screen.getByRole('form', { name: 'Contract' });
  rerender(panels('Types', DONE));
  expect(screen.queryByRole('form')).toBeNull();
  rerender(panels('Contract', DONE));
  expect(screen.getByRole('form', { name: 'Contract' })).toBe(contract);
});

it('shows in the contract panel why the program was not run', () => {
  render(panels('Contract', REFUSED));
  screen.getByText('Line 1: Wrong.');
});
