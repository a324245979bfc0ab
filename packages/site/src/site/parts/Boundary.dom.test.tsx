import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Part } from './Boundary';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a part that throws takes only itself along, says so in its place and can be tried again', () => {
  let isBroken = true;
  const Broken = () => {
    if (isBroken) throw new Error('broken');
    return <p>Works</p>;
  };
  render(
    <>
      <p>Beside</p>
      <Part title="The list">
        <Broken />
      </Part>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('The list failed.');
  expect(screen.getByText('Beside')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Works')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

/** Has a text beside elements, which React removes by itself. */
function Fragile() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Switch
      </button>
      {isOpen ? <b>open</b> : 'closed'}
    </div>
  );
}

it('a part whose elements another program has changed is rendered from scratch and goes on working', async () => {
  const { container } = render(
    <Part title="The list">
      <Fragile />
    </Part>,
  );
  const text = container.querySelector('div')?.lastChild;
  const font = document.createElement('font');
  text?.replaceWith(font);
  if (text) font.append(text);
  await act(async () => fireEvent.click(screen.getByText('Switch')));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(container.querySelector('font')).toBeNull();
  fireEvent.click(screen.getByText('Switch'));
  expect(container.textContent).toBe('Switchopen');
});
