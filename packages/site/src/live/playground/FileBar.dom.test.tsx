import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileBar } from './FileBar';
import { withFile, workspaceOf } from './workspace';

const TWO = withFile(workspaceOf('counter', { jsligo: 'const a = 1;' }, 'jsligo', ''), 'jsligo');

function Files() {
  const [workspace, setWorkspace] = useState({ ...TWO, active: 0 });
  return <FileBar workspace={workspace} syntax="jsligo" onChange={setWorkspace} controls="editor" />;
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const type = (value: string) => fireEvent.change(nameField(), { target: { value } });

beforeEach(() => {
  render(<Files />);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps the focus in the name when Enter renames the file', () => {
  nameField().focus();
  type('ledger.jsligo');
  fireEvent.keyDown(nameField(), { key: 'Enter' });
  expect(tabs()).toEqual(['ledger.jsligo', 'main.jsligo']);
  expect(document.activeElement).toBe(nameField());
});

it('explains an invalid name, and shows the valid one again when the reader leaves the field', () => {
  type('main.jsligo');
  screen.getByText('Another file has this name.');
  fireEvent.blur(nameField());
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(nameField().value).toBe('counter.jsligo');
});

it('asks before it removes a file that has a text', () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const remove = () => fireEvent.click(screen.getByRole('button', { name: 'Remove file' }));
  remove();
  expect(tabs()).toHaveLength(2);
  confirm.mockReturnValue(true);
  remove();
  expect(tabs()).toEqual(['main.jsligo']);
  vi.unstubAllGlobals();
});
