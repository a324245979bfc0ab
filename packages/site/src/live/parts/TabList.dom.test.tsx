import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TabList } from './TabList';

afterEach(cleanup);

test.each([
  ['ArrowRight', 2],
  ['ArrowLeft', 0],
  ['Home', 0],
  ['End', 2],
])('%s shows and focuses tab %i', (key, index) => {
  const onSelect = vi.fn();
  render(<TabList label="Files" tabs={['a', 'b', 'c']} selected={1} onSelect={onSelect} controls="panel" />);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'b' }), { key });
  expect(onSelect).toHaveBeenCalledWith(index);
  expect(document.activeElement).toBe(screen.getAllByRole('tab')[index]);
});

test('a tab keeps the focus when its label changes', () => {
  const tabs = (problems: string) => (
    <TabList label="Panels" tabs={['Results', problems]} selected={1} onSelect={() => {}} controls="panel" />
  );
  const { rerender } = render(tabs('Problems'));
  screen.getByRole('tab', { name: 'Problems' }).focus();
  rerender(tabs('Problems (2)'));
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Problems (2)' }));
});
