import { useEffect, useRef } from 'react';
import type { Island } from './island';

interface RowFilterProps {
  readonly label: string;
  /** What the reader has typed before hydration. */
  readonly typed?: string;
}

/** A text field that filters the rows of all tables and the items of all lists of entries on the page. */
function RowFilter({ label, typed }: RowFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.value) showRows(field.current);
  }, []);
  return (
    <label className="row-filter">
      <span>{label}</span>
      <input
        ref={field}
        type="search"
        autoComplete="off"
        defaultValue={typed}
        spellCheck={false}
        onInput={({ currentTarget }) => showRows(currentTarget)}
      />
    </label>
  );
}

/** Hides the rows and entries that lack one of the words. */
function showRows(field: HTMLInputElement): void {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const row of field.closest('article')?.querySelectorAll('tbody tr, .entry-list > li') ?? []) {
    const text = row.textContent?.toLowerCase() ?? '';
    row.toggleAttribute('hidden', !words.every((word) => text.includes(word)));
  }
}

export const rowFilterIsland: Island<RowFilterProps> = {
  name: 'row-filter',
  Component: RowFilter,
  receive: (sent, host) => ({ ...sent, typed: host.querySelector('input')?.value }),
};
