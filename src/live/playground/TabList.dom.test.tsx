import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TabList } from './TabList';

test('a tab keeps the focus when its label changes', () => {
  const tabs = (problems: string) => (
    <TabList label="Panels" tabs={['Results', problems]} selected={1} onSelect={() => {}} controls="panel" />
  );
  const { rerender } = render(tabs('Problems'));
  screen.getByRole('tab', { name: 'Problems' }).focus();
  rerender(tabs('Problems (2)'));
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Problems (2)' }));
});
